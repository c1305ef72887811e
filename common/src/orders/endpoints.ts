import * as z from 'zod'
import { email, Id, IdParams, requiredText, text, upload } from '../http/codecs'
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

const privateFile = (path: `/${string}`, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    permission: 'orders.files',
    params: IdParams,
    reply: PrivateFile,
    replyType: 'application/octet-stream',
  })

export const orders = {
  place: endpoint({
    method: 'POST',
    path: '/api/orders',
    summary: 'Place an order, as a customer or a guest',
    permission: 'orders.create',
    body: OrderFields,
    bodyKind: 'multipart',
    reply: z.object({ orders: Order }),
    status: 201,
    isIdempotent: true,
    rateLimit: 'checkout',
  }),
  track: endpoint({
    method: 'GET',
    path: '/api/track-order',
    summary: 'Follow an order by its number',
    permission: 'orders.track',
    query: z.object({ order_number: requiredText(40) }),
    reply: z.object({ order: TrackedOrder }),
    rateLimit: 'tracking',
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/orders',
    summary: "The signed-in customer's orders; all of them for an admin",
    permission: 'orders.read',
    query: ListQuery.extend({
      user_id: Id.optional(),
      status: z.enum(SELLER_ORDER_STATUSES).optional(),
    }),
    reply: pageOf(OrderSummary),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/orders/:id',
    summary: 'One order',
    permission: 'orders.read',
    params: IdParams,
    reply: z.object({ order: Order }),
  }),
  items: endpoint({
    method: 'GET',
    path: '/api/orders/order-items/:id',
    summary: "One order's items",
    permission: 'orders.read',
    params: IdParams,
    reply: z.object({ data: z.array(OrderItem) }),
  }),
  reorderPreview: endpoint({
    method: 'GET',
    path: '/api/orders/reorder/:orderId',
    summary: 'What buying an order again would be today: lines, prices, and what is no longer to be had',
    permission: 'orders.reorder',
    params: z.object({ orderId: Id }),
    query: QuoteFields.omit({ items: true }),
    reply: z.object({ order_items: z.array(WantedLine), quote: Quote, dropped: z.array(DroppedLine) }),
  }),
  reorder: endpoint({
    method: 'POST',
    path: '/api/orders/reorder/:orderId',
    summary: 'Buy again what is still offered, at the price of today; says what is not',
    permission: 'orders.reorder',
    params: z.object({ orderId: Id }),
    body: ReorderFields,
    bodyKind: 'multipart',
    reply: z.object({ orders: Order, dropped: z.array(DroppedLine) }),
    status: 201,
    isIdempotent: true,
    rateLimit: 'checkout',
  }),
  confirmDelivery: endpoint({
    method: 'PUT',
    path: '/api/customer-orders/confirm-delivery/:id',
    summary: 'The customer has received the shipped parts',
    permission: 'orders.confirm-delivery',
    params: IdParams,
    reply: z.object({ order: Order }),
  }),
  cancelPart: endpoint({
    method: 'PUT',
    path: '/api/customer-orders/cancel-part/:id',
    summary: 'The customer cancels one part that is not shipped (RA 11967); `id` is the part',
    permission: 'orders.cancel-part',
    params: IdParams,
    body: z.object({ cancel_remarks: text(500).optional() }),
    reply: z.object({ order: Order }),
  }),
  cancelPartAsGuest: endpoint({
    method: 'PUT',
    path: '/api/track-order/cancel-part',
    summary:
      'The same by a guest, who shows the order number and the email address the order was placed with',
    permission: 'orders.cancel-part-as-guest',
    body: z.object({
      order_number: requiredText(40),
      email: email(),
      part_id: Id,
      cancel_remarks: text(500).optional(),
    }),
    reply: z.object({ order: TrackedOrder }),
    rateLimit: 'tracking',
  }),
  replacePrescription: endpoint({
    method: 'PUT',
    path: '/api/customer-orders/prescription-image/:id',
    summary: 'The customer sends another prescription, because a pharmacy could not accept the first',
    permission: 'orders.replace-prescription',
    params: IdParams,
    body: z.object({ prescription_image: upload() }),
    bodyKind: 'multipart',
    reply: z.object({ order: Order }),
    isIdempotent: true,
    rateLimit: 'upload',
  }),
  replacePrescriptionAsGuest: endpoint({
    method: 'PUT',
    path: '/api/track-order/prescription-image',
    summary:
      'The same by a guest, who shows the order number and the email address the order was placed with',
    permission: 'orders.replace-prescription-as-guest',
    body: z.object({ order_number: requiredText(40), email: email(), prescription_image: upload() }),
    bodyKind: 'multipart',
    reply: z.object({ order: TrackedOrder }),
    isIdempotent: true,
    rateLimit: 'tracking',
  }),
  prescriptionImage: privateFile(
    '/api/orders/:id/prescription-image',
    'The prescription of an order; each reading is written down',
  ),
  seniorCitizenIdImage: privateFile(
    '/api/orders/:id/senior-citizen-id-image',
    "The picture of the discount holder's ID; each reading is written down",
  ),
}
