import { countsFor } from '../../../../search/counts'
import { readDirectoryQuery } from '../../../../directory/directory-query'
import { callOf } from '../../../../lib/api'
import { FACILITY_ENDPOINTS, kindIn } from '../facility-endpoints'
import type { LoaderArgs } from '../../../../lib/router/route'

export async function loader({ params, request, context }: LoaderArgs) {
  const kind = kindIn(request.url)
  const listQuery = readDirectoryQuery(new URL(request.url).searchParams)
  const query = params['keyword'] ? { ...listQuery, keyword: params['keyword'].slice(0, 200) } : listQuery
  // the four lists have one shape, but for one field of laboratories
  const list = FACILITY_ENDPOINTS[kind].list as typeof FACILITY_ENDPOINTS.hospitals.list
  const call = callOf(context)
  const [page, counts] = await Promise.all([
    call(list, { query }, { signal: request.signal }),
    params['keyword'] ? countsFor(call, query.keyword ?? '', request.signal) : null,
  ])
  return { kind, query, page, counts, searched: params['keyword'] ?? null }
}
