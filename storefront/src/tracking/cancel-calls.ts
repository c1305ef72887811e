import { orders } from '@botika/common/orders/endpoints'
import type { Order, TrackedOrder } from '@botika/common/orders/schema'
import { call } from '../lib/api'

interface Wish {
  remarks: string
  isMoving: boolean
}

const bodyOf = ({ remarks, isMoving }: Wish) => ({
  ...(remarks && { cancel_remarks: remarks }),
  ...(isMoving && { choose_elsewhere: true }),
})

export const cancelAsCustomer = async (id: number, wish: Wish): Promise<Order> =>
  (await call(orders.cancelPart, { params: { id }, body: bodyOf(wish) })).order

export const cancelAsGuest = async (
  order_number: string,
  part_id: number,
  { email, ...wish }: Wish & { email: string },
): Promise<TrackedOrder> =>
  (await call(orders.cancelPartAsGuest, { body: { order_number, part_id, email, ...bodyOf(wish) } })).order
