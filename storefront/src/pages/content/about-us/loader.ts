import { doctors } from '@botika/common/doctors/endpoints'
import { clinics, hospitals, laboratories, veterinarians } from '@botika/common/facilities/endpoints'
import { pharmacies } from '@botika/common/pharmacies/endpoints'
import { products } from '@botika/common/products/endpoints'
import type { LoaderArgs } from '../../../lib/router/route'
import { callOf } from '../../../lib/api'

const query = { per_page: 10 }

export async function loader({ request, context }: LoaderArgs) {
  const call = callOf(context)
  const options = { signal: request.signal }
  const [stores, goods, people, ...places] = await Promise.all([
    call(pharmacies.list, { query }, options),
    call(products.list, { query }, options),
    call(doctors.list, { query }, options),
    call(hospitals.list, { query }, options),
    call(clinics.list, { query }, options),
    call(laboratories.list, { query }, options),
    call(veterinarians.list, { query }, options),
  ])
  return {
    pharmacies: stores.total,
    products: goods.total,
    doctors: people.total,
    facilities: places.reduce((sum, { total }) => sum + total, 0),
  }
}
