import { orders } from '@botika/common/orders/endpoints'
import type { Order, TrackedOrder } from '@botika/common/orders/schema'
import { call } from '../lib/api'

const remarksBody = (remarks: string) => (remarks ? { cancel_remarks: remarks } : {})

export const cancelAsCustomer = async (id: number, remarks: string): Promise<Order> =>
  (await call(orders.cancelPart, { params: { id }, body: remarksBody(remarks) })).order

export const cancelAsGuest = async (
  order_number: string,
  part_id: number,
  { remarks, email }: { remarks: string; email: string },
): Promise<TrackedOrder> =>
  (await call(orders.cancelPartAsGuest, { body: { order_number, part_id, email, ...remarksBody(remarks) } }))
    .order
