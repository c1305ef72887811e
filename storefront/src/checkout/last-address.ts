import { addresses } from '@botika/common/addresses/endpoints'
import { orders } from '@botika/common/orders/endpoints'
import { call } from '../lib/api'
import type { Place } from '../place/atoms'
import { placeAddress } from './place-address'

export const savedAddresses = async () => (await call(addresses.list, { query: { per_page: 100 } })).data

async function lastAddress(place: Place | null) {
  const saved = await savedAddresses()
  const chosen = saved.find(({ city, barangay }) => city === place?.city && barangay === place.barangay)
  if (chosen ?? saved[0]) return chosen ?? saved[0]
  const latest = (await call(orders.list, { query: { per_page: 10 } })).data[0]
  return latest ? (await call(orders.one, { params: { id: latest.id } })).order : null
}

/** What the address begins with: the last one, unless the place of the header is in another city. */
export async function firstAddress(
  { isCustomer, place }: { isCustomer: boolean; place: Place | null },
  signal: AbortSignal,
) {
  const [last, here] = await Promise.all([
    isCustomer ? lastAddress(place) : null,
    place ? placeAddress(place, signal) : null,
  ])
  if (!last || (here && last.city !== here.city)) return here && { address: '', ...here }
  const { address, province, city, barangay } = last
  return { address, province, city, barangay, pin: here?.pin ?? null }
}
