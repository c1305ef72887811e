import { paths } from '../../../../lib/paths'
import { callOf } from '../../../../lib/api'
import { idOrByName } from '../../../../listing/by-name'
import { orNotFound } from '../../../../lib/router/not-found'
import { FACILITY_ENDPOINTS, kindIn } from '../facility-endpoints'
import type { LoaderArgs } from '../../../../lib/router/route'

export async function loader({ params, request, context }: LoaderArgs) {
  const kind = kindIn(request.url)
  const { one, list } = FACILITY_ENDPOINTS[kind] as typeof FACILITY_ENDPOINTS.hospitals
  const call = callOf(context)
  const options = { signal: request.signal }
  const id = await idOrByName(params, {
    slug: params['name'],
    find: (query) => call(list, { query }, options),
    nameOf: ({ name }) => name,
    to: (facility) => paths.facility(kind, facility),
    otherwise: (keyword) => paths.searchFacilities(kind, keyword),
  })
  return { kind, facility: await orNotFound(call(one, { params: { id }, query: {} }, options)) }
}
