import { pharmacies } from '@botika/common/pharmacies/endpoints'
import { countsFor } from '../../../../search/counts'
import { readDirectoryQuery } from '../../../../directory/directory-query'
import { callOf } from '../../../../lib/api'
import type { LoaderArgs } from '../../../../lib/router/route'

export async function loader({ params, request, context }: LoaderArgs) {
  const listQuery = readDirectoryQuery(new URL(request.url).searchParams)
  const query = params['keyword'] ? { ...listQuery, keyword: params['keyword'].slice(0, 200) } : listQuery
  const call = callOf(context)
  const [page, counts] = await Promise.all([
    call(pharmacies.list, { query }, { signal: request.signal }),
    params['keyword'] ? countsFor(call, query.keyword ?? '', request.signal) : null,
  ])
  return { query, page, counts, searched: params['keyword'] ?? null }
}
