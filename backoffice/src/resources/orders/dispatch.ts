import type { Label } from '@botika/common/messages/message'
import { dispatch } from '@botika/common/messages/office'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import type { DispatchInput } from '../../provider/verbs'

type Items = Pick<SellerOrderDetails, 'orderItems'>

export type Quantities = Readonly<Record<number, number>>

export const withoutRefused = (order: SellerOrderDetails): SellerOrderDetails => ({
  ...order,
  orderItems: order.orderItems.filter((item) => !item.is_refused),
})

export const wholeOf = ({ orderItems }: Items): Quantities =>
  Object.fromEntries(orderItems.map(({ id, quantity }) => [id, quantity]))

export function dispatchIssue({ orderItems }: Items, quantities: Quantities): Label | null {
  const isNothing = orderItems.every(({ id, quantity }) => (quantities[id] ?? quantity) === 0)
  return isNothing ? dispatch.nothingWouldLeaveToSend : null
}

/** Request body: the courier if one was named, the lines only if one leaves in part. */
export function dispatchOf({ orderItems }: Items, quantities: Quantities, courierId: string): DispatchInput {
  const items = orderItems.map(({ id, quantity }) => ({
    id,
    quantity_dispatched: quantities[id] ?? quantity,
  }))
  const isPartial = orderItems.some(({ id, quantity }) => (quantities[id] ?? quantity) !== quantity)
  return {
    ...(courierId === '' ? {} : { courier_id: Number(courierId) }),
    ...(isPartial ? { items } : {}),
  }
}

/** The lines of which less left than was ordered, by the full name: strengths share the generic one. */
export const shortOf = ({ orderItems }: Items) =>
  orderItems.flatMap(({ product_name, quantity, quantity_dispatched, is_refused }) =>
    quantity_dispatched !== null && quantity_dispatched < quantity && !is_refused
      ? [{ name: product_name, sent: quantity_dispatched, wanted: quantity }]
      : [],
  )
