import { addresses } from '@botika/common/addresses/endpoints'
import { orders } from '@botika/common/orders/endpoints'
import { call } from '../lib/api'

/** The addresses that the customer keeps, the default one first. */
export const keptAddresses = async () => (await call(addresses.list, { query: { per_page: 100 } })).data

/** Where the customer had things sent last: their default address, else that of their latest order. */
export async function lastAddress() {
  const kept = (await keptAddresses())[0]
  if (kept) return kept
  const latest = (await call(orders.list, { query: { per_page: 10 } })).data[0]
  return latest ? (await call(orders.one, { params: { id: latest.id } })).order : null
}
