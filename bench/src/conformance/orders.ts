import { cartItems } from '@botika/common/carts/endpoints'
import type { InputOf } from '@botika/common/http/endpoint'
import { orders } from '@botika/common/orders/endpoints'
import type { Order } from '@botika/common/orders/schema'
import { quote } from '@botika/common/quote/endpoints'
import { ratings } from '@botika/common/ratings/endpoints'
import { ownRatings } from '@botika/common/ratings/own-endpoints'
import { recurringOrders } from '@botika/common/recurring-orders/endpoints'
import { salesRecords } from '@botika/common/sales-records/endpoints'
import { salesReport } from '@botika/common/sales-report/endpoints'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { manilaDay } from '@botika/common/time'
import { randomUUID } from 'node:crypto'
import { walkComplaint, walkGuestComplaint } from './complaints'
import { picture, type Stage, type Ware } from './stage'

const RECEIVER = {
  receiver_first_name: 'Juan',
  receiver_last_name: 'Dela Cruz',
  receiver_number: '0917 123 4567',
  address: '5 Mabini Street',
  province: 'Metro Manila',
  city: 'City of Manila',
  barangay: 'Barangay 659',
}
export const GUEST = {
  guest_first_name: 'Ana',
  guest_last_name: 'Santos',
  guest_number: '0917 765 4321',
  guest_email: 'ana.santos@example.com',
}
const SENIOR = {
  discount_type: 'senior_citizen' as const,
  senior_citizen_name: 'Lolo Ben',
  senior_citizen_id: 'OSCA-1',
}

/** The whole cart of a customer, line by line. */
export async function walkCart({ ask, customer, plain }: Stage) {
  const as = { as: customer.token }
  const { inventory_id } = plain
  const line = await ask(cartItems.add, { body: { inventory_id, quantity: 2 } }, as)
  const one = { params: { id: line.id } }
  const all = { params: { userId: customer.id } }
  await ask(cartItems.list, { query: {} }, as)
  await ask(cartItems.one, one, as)
  await ask(cartItems.cart, {}, as)
  await ask(cartItems.update, { ...one, body: { quantity: 3 } }, as)
  for (const step of ['addQuantity', 'deductQuantity', 'addOne', 'removeOne'] as const)
    await ask(cartItems[step], { ...one, body: {} }, as)
  await ask(cartItems.addQuantityByGet, one, as)
  await ask(cartItems.deductQuantityByGet, one, as)
  await ask(cartItems.inputQuantity, { ...one, body: { quantity: 4 } }, as)
  await ask(cartItems.removeAll, { ...all, body: {} }, as)
  await ask(cartItems.addAll, { ...all, body: {} }, as)
  await ask(cartItems.addAllByGet, all, as)
  await ask(cartItems.addFromGuest, { ...all, body: { cart_items: [{ inventory_id, quantity: 1 }] } }, as)
  await ask(cartItems.remove, one, as)
}

type Checkout = InputOf<typeof orders.place>['body']

/** A checkout for one piece of something, at the price of now. */
export async function checkoutOf(
  { ask }: Stage,
  { inventory_id }: Pick<Ware, 'inventory_id'>,
  facts: Partial<Checkout>,
): Promise<Checkout> {
  const items = [{ inventory_id, quantity: 1 }]
  const { delivery_option } = facts
  const terms = { ...(facts.discount_type ? SENIOR : {}), delivery_option }
  const { subtotal, total, delivery_fee } = await ask(quote.make, { body: { items, ...terms } })
  return { ...RECEIVER, order_items: items, subtotal, total, delivery_fee, is_guest: false, ...facts }
}

export const partOf = ({ parts }: Pick<Order, 'parts'>): number => {
  const [part] = parts
  if (!part) throw new Error('The order has no part')
  return part.id
}

/** A customer's order with a prescription and a senior's discount, from the quote to the rating and the next order. */
export async function walkCustomerOrder(stage: Stage) {
  const { ask, customer, seller, rx } = stage
  const [as, own] = [{ as: customer.token }, { as: seller.token }]
  const body = await checkoutOf(stage, rx, SENIOR)
  const pictures = { prescription_image: picture('rx'), senior_citizen_id_image: picture('id') }
  const { orders: order } = await ask(
    orders.place,
    { body: { ...body, ...pictures } },
    { ...as, idempotencyKey: randomUUID() },
  )
  const one = { params: { id: order.id } }
  await ask(orders.list, { query: {} }, as)
  await ask(orders.one, one, as)
  await ask(orders.items, one, as)
  await ask(orders.track, { query: { order_number: order.order_number } })
  await ask(orders.prescriptionImage, one, as)
  await ask(orders.seniorCitizenIdImage, one, as)

  const part = { params: { id: partOf(order) } }
  await ask(sellerOrders.list, { query: { prescription_status: 'to_check' } }, own)
  await ask(sellerOrders.one, part, own)
  const rejected = { prescription_checked: false, prescription_remarks: 'It can’t be read' }
  await ask(orders.prescriptionImage, one, own)
  await ask(sellerOrders.update, { ...part, body: rejected }, own)
  await ask(orders.replacePrescription, { ...one, body: { prescription_image: picture('better') } }, as)
  await ask(orders.prescriptionImage, one, own)
  const lines = order.orderItems.map(({ id }) => ({ id, verdict: 'accepted' as const }))
  await ask(sellerOrders.decidePrescription, { ...part, body: { lines } }, own)
  await ask(sellerOrders.update, { ...part, body: { prescription_checked: true, id_seen: true } }, own)
  await ask(sellerOrders.confirm, { ...part, body: {} }, own)
  await ask(sellerOrders.ship, { ...part, body: {} }, own)
  await ask(orders.confirmDelivery, one, as)
  for (const step of ['receive', 'pay', 'complete'] as const)
    await ask(sellerOrders[step], { ...part, body: {} }, own)

  await walkComplaint(stage, order)

  const month = manilaDay().slice(0, 7)
  await ask(salesRecords.list, { query: { month } }, own)
  await ask(salesRecords.export, { query: { month } }, own)
  const days = { from: `${month}-01`, to: manilaDay() }
  await ask(salesReport.read, { query: days }, own)
  await ask(salesReport.export, { query: { ...days, by: 'vat_class' } }, own)

  const product = { params: { id: rx.product_id } }
  await ask(ratings.rate, { ...product, body: { stars: 1 } }, as)
  await ask(ownRatings.remove, product, as)
  await ask(ratings.rate, { ...product, body: { stars: 5, comment: 'It helped.' } }, as)
  await ask(ratings.mine, product, as)
  await ask(ratings.list, { ...product, query: {} })

  const again = { params: { orderId: order.id } }
  const { quote: seen } = await ask(orders.reorderPreview, { ...again, query: {} }, as)
  const { subtotal, total, delivery_fee } = seen
  const { orders: second } = await ask(
    orders.reorder,
    {
      ...again,
      body: { subtotal, total, delivery_fee, discount_type: null, prescription_image: picture('rx') },
    },
    as,
  )
  await ask(
    orders.cancelPart,
    { params: { id: partOf(second) }, body: { cancel_remarks: 'Only a test' } },
    as,
  )
}

/** A guest's order whose prescription is replaced, and to which an admin adds another pharmacy's part. */
export async function walkGuestOrder(stage: Stage) {
  const { ask, admin, seller, rx, stranger } = stage
  const [as, own] = [{ as: admin.token }, { as: seller.token }]
  const body = await checkoutOf(stage, rx, { ...GUEST, is_guest: true })
  const { orders: order } = await ask(orders.place, { body: { ...body, prescription_image: picture('rx') } })
  const part = { params: { id: partOf(order) } }
  const rejected = { prescription_checked: false, prescription_remarks: 'It can’t be read' }
  await ask(orders.prescriptionImage, { params: { id: order.id } }, own)
  await ask(sellerOrders.update, { ...part, body: rejected }, own)
  const proof = { order_number: order.order_number, email: GUEST.guest_email }
  await ask(orders.replacePrescriptionAsGuest, { body: { ...proof, prescription_image: picture('better') } })

  await walkGuestComplaint(stage, order, proof)
  const order_items = [{ inventory_id: stranger.inventory_id, quantity: 1 }]
  const added = await ask(sellerOrders.create, { body: { order_id: order.id, order_items } }, as)
  await ask(orders.cancelPartAsGuest, { body: { ...proof, part_id: part.params.id } })
  await ask(sellerOrders.cancel, { params: { id: added.id }, body: { cancel_remarks: 'Only a test' } }, as)
  await ask(sellerOrders.remove, { params: { id: added.id } }, as)
}

/** An order that comes every month, until it is stopped. */
export async function walkRecurringOrder(stage: Stage) {
  const { ask, customer, admin, plain } = stage
  const as = { as: customer.token }
  const body = await checkoutOf(stage, plain, {})
  const { orders: made } = await ask(
    recurringOrders.create,
    { body: { ...body, recurring_option: 'monthly' as const } },
    as,
  )
  const one = { params: { id: made.id } }
  stage.later('stop the recurring order', () => ask(recurringOrders.cancel, { ...one, body: {} }, as))
  await ask(recurringOrders.track, { query: { order_number: made.order_number } })
  await ask(recurringOrders.list, { query: {} }, as)
  await ask(recurringOrders.one, one, as)
  const keyword = made.placed_orders[0]?.order_number ?? ''
  const found = await ask(sellerOrders.list, { query: { keyword } }, { as: admin.token })
  const part = { params: { id: found.data[0]?.id ?? 0 }, body: {} }
  await ask(sellerOrders.confirm, part, { as: admin.token })
  await ask(sellerOrders.ship, part, { as: admin.token })
  await ask(sellerOrders.receive, part, { as: admin.token })
  await ask(recurringOrders.receive, { ...one, body: {} }, as)
  await ask(recurringOrders.cancel, { ...one, body: {} }, as)
}
