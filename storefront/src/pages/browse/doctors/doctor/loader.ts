import { doctors } from '@botika/common/doctors/endpoints'
import { idOf } from '../../../../listing/list-query'
import { paths } from '../../../../lib/paths'
import { callOf } from '../../../../lib/api'
import { idOrByName } from '../../../../listing/by-name'
import { orNotFound } from '../../../../lib/router/not-found'
import { loader as listLoader } from '../list/loader'
import type { LoaderArgs } from '../../../../lib/router/route'

/** A number at the end is a doctor's id, a word a subspecialty. */
export async function loader({ params, request, context }: LoaderArgs) {
  if (params['id'] !== undefined && idOf(params['id']) === undefined) {
    const specialty = { specialty: params['doctor'], subspecialty: params['id'] }
    return { doctor: null, list: await listLoader({ params: specialty, request, context }) }
  }
  const call = callOf(context)
  const options = { signal: request.signal }
  const id = await idOrByName(params, {
    slug: params['doctor'],
    find: (query) => call(doctors.list, { query }, options),
    nameOf: ({ name }) => name,
    to: paths.doctor,
    otherwise: paths.searchDoctors,
  })
  return { list: null, doctor: await orNotFound(call(doctors.one, { params: { id }, query: {} }, options)) }
}
