import { readDirectoryQuery } from '../../../../features/directory/directory-query'
import { callOf } from '../../../../shared/api'
import { FACILITY_ENDPOINTS, kindIn } from '../facility-endpoints'
import type { LoaderArgs } from '../../../../shared/router/route'

export async function loader({ params, request, context }: LoaderArgs) {
  const kind = kindIn(request.url)
  const asked = readDirectoryQuery(new URL(request.url).searchParams)
  const query = params['keyword'] ? { ...asked, keyword: params['keyword'].slice(0, 200) } : asked
  // the four lists answer alike; a laboratory has one field more
  const list = FACILITY_ENDPOINTS[kind].list as typeof FACILITY_ENDPOINTS.hospitals.list
  const page = await callOf(context)(list, { query }, { signal: request.signal })
  return { kind, query, page, searched: params['keyword'] ?? null }
}
