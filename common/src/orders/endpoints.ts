import * as z from 'zod'
import { email, flag, Id, IdParams, requiredText, text, upload } from '../http/codecs'
import { ListQuery } from '../http/collection'
import { endpoint } from '../http/endpoint'
import { pageOf } from '../http/paging'
import { Quote, QuoteFields, WantedLine } from '../quote/endpoints'
import { SELLER_ORDER_STATUSES } from './steps'
import {
  DroppedLine,
  Order,
  OrderFields,
  OrderItem,
  OrderSummary,
  PrivateFile,
  ReorderFields,
  TrackedOrder,
} from './schema'
import { orderFilesCalls, ordersCalls } from './calls'

const cancellation = {
  cancel_remarks: text(500).optional(),
  /** Of a part that is not sent long after its window: its lines become refused ones, to be chosen for. */
  choose_elsewhere: flag().optional(),
}

export const orders = {
  place: endpoint({
    ...ordersCalls.place,
    summary: 'Place an order, as a customer or a guest',
    body: OrderFields,
    reply: z.object({ orders: Order }),
  }),
  track: endpoint({
    ...ordersCalls.track,
    summary: 'Follow an order by its number',
    query: z.object({ order_number: requiredText(40) }),
    reply: z.object({ order: TrackedOrder }),
  }),
  list: endpoint({
    ...ordersCalls.list,
    summary: "The signed-in customer's orders; all of them for an admin",
    query: ListQuery.extend({
      user_id: Id.optional(),
      status: z.enum(SELLER_ORDER_STATUSES).optional(),
    }),
    reply: pageOf(OrderSummary),
  }),
  one: endpoint({
    ...ordersCalls.one,
    summary: 'One order',
    params: IdParams,
    reply: z.object({ order: Order }),
  }),
  items: endpoint({
    ...ordersCalls.items,
    summary: "One order's items",
    params: IdParams,
    reply: z.object({ data: z.array(OrderItem) }),
  }),
  reorderPreview: endpoint({
    ...ordersCalls.reorderPreview,
    summary: 'What buying an order again would be today: lines, prices, and what is no longer to be had',
    params: z.object({ orderId: Id }),
    query: QuoteFields.omit({ items: true }),
    reply: z.object({ order_items: z.array(WantedLine), quote: Quote, dropped: z.array(DroppedLine) }),
  }),
  reorder: endpoint({
    ...ordersCalls.reorder,
    summary: 'Buy again what is still offered, at the price of today; says what is not',
    params: z.object({ orderId: Id }),
    body: ReorderFields,
    reply: z.object({ orders: Order, dropped: z.array(DroppedLine) }),
  }),
  confirmDelivery: endpoint({
    ...ordersCalls.confirmDelivery,
    summary: 'The customer has received the shipped parts',
    params: IdParams,
    reply: z.object({ order: Order }),
  }),
  cancelPart: endpoint({
    ...ordersCalls.cancelPart,
    summary: 'The customer cancels one part that is not shipped (RA 11967); `id` is the part',
    params: IdParams,
    body: z.object(cancellation),
    reply: z.object({ order: Order }),
  }),
  cancelPartAsGuest: endpoint({
    ...ordersCalls.cancelPartAsGuest,
    summary:
      'The same by a guest, who shows the order number and the email address the order was placed with',
    body: z.object({
      order_number: requiredText(40),
      email: email(),
      part_id: Id,
      ...cancellation,
    }),
    reply: z.object({ order: TrackedOrder }),
  }),
  replacePrescription: endpoint({
    ...ordersCalls.replacePrescription,
    summary: 'The customer sends another prescription, because a pharmacy could not accept the first',
    params: IdParams,
    body: z.object({ prescription_image: upload() }),
    reply: z.object({ order: Order }),
  }),
  replacePrescriptionAsGuest: endpoint({
    ...ordersCalls.replacePrescriptionAsGuest,
    summary:
      'The same by a guest, who shows the order number and the email address the order was placed with',
    body: z.object({ order_number: requiredText(40), email: email(), prescription_image: upload() }),
    reply: z.object({ order: TrackedOrder }),
  }),
  prescriptionImage: endpoint({
    ...orderFilesCalls.prescriptionImage,
    summary: 'The prescription of an order; each reading is written down',
    params: IdParams,
    reply: PrivateFile,
  }),
  seniorCitizenIdImage: endpoint({
    ...orderFilesCalls.seniorCitizenIdImage,
    summary: "The picture of the discount holder's ID; each reading is written down",
    params: IdParams,
    reply: PrivateFile,
  }),
}
