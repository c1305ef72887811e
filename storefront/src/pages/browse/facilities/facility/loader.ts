import { idOf } from '../../../../listing/list-query'
import { paths } from '../../../../lib/paths'
import { callOf } from '../../../../lib/api'
import { byName } from '../../../../lib/router/by-name'
import { notFound, orNotFound } from '../../../../lib/router/not-found'
import { FACILITY_ENDPOINTS, kindIn } from '../facility-endpoints'
import type { LoaderArgs } from '../../../../lib/router/route'

export async function loader({ params, request, context }: LoaderArgs) {
  const kind = kindIn(request.url)
  const { one, list } = FACILITY_ENDPOINTS[kind] as typeof FACILITY_ENDPOINTS.hospitals
  const call = callOf(context)
  const options = { signal: request.signal }
  const id = idOf(params['id'])
  if (id !== undefined) {
    return { kind, facility: await orNotFound(call(one, { params: { id }, query: {} }, options)) }
  }
  if (params['id'] !== undefined) throw notFound()
  throw await byName(params['name'], {
    find: (query) => call(list, { query }, options),
    nameOf: ({ name }) => name,
    to: (facility) => paths.facility(kind, facility),
    otherwise: (keyword) => paths.searchFacilities(kind, keyword),
  })
}
