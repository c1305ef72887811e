import { slugOf } from '@botika/common/slug'
import { idOf } from '../../../../listing/list-query'
import { paths } from '../../../../lib/paths'
import { callOf } from '../../../../lib/api'
import { notFound, orNotFound } from '../../../../lib/router/not-found'
import { FACILITY_ENDPOINTS, kindIn } from '../facility-endpoints'
import type { LoaderArgs } from '../../../../lib/router/route'
import { redirect } from '../../../../lib/router/redirect'

export async function loader({ params, request, context }: LoaderArgs) {
  const kind = kindIn(request.url)
  const { one, list } = FACILITY_ENDPOINTS[kind] as typeof FACILITY_ENDPOINTS.hospitals
  const call = callOf(context)
  const options = { signal: request.signal }
  const id = idOf(params['id'])
  if (id !== undefined) {
    return { kind, facility: await orNotFound(call(one, { params: { id }, query: {} }, options)) }
  }
  const slug = params['name'] ?? ''
  if (params['id'] !== undefined || slug === '') throw notFound()
  const keyword = slug.replaceAll('-', ' ')
  const found = await call(list, { query: { keyword, per_page: 10 } }, options)
  const same = found.data.find((entry) => slugOf(entry.name) === slugOf(slug))
  throw redirect(same ? paths.facility(kind, same) : paths.searchFacilities(kind, keyword))
}
