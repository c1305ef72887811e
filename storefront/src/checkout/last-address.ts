import { addresses } from '@botika/common/addresses/endpoints'
import { orders } from '@botika/common/orders/endpoints'
import { call } from '../lib/api'

export const savedAddresses = async () => (await call(addresses.list, { query: { per_page: 100 } })).data

/** The default address, else that of the latest order. */
export async function lastAddress() {
  const saved = (await savedAddresses())[0]
  if (saved) return saved
  const latest = (await call(orders.list, { query: { per_page: 10 } })).data[0]
  return latest ? (await call(orders.one, { params: { id: latest.id } })).order : null
}
