import * as z from 'zod'
import { flag, Id, IdParams, requiredText, text } from '../http/codecs'
import { endpoint } from '../http/endpoint'
import { pageOf, PageQuery } from '../http/paging'
import { RecurringOrder, RecurringOrderFields, TrackedRecurringOrder } from './schema'

const nothing = z.object({}).optional()

export const recurringOrders = {
  create: endpoint({
    method: 'POST',
    path: '/api/recurring-orders',
    summary: 'Have an order placed again and again; the first one now, unless a later day is given',
    permission: 'recurring-orders.create',
    body: RecurringOrderFields,
    bodyKind: 'multipart',
    reply: z.object({ orders: RecurringOrder }),
    status: 201,
    isIdempotent: true,
    rateLimit: 'checkout',
  }),
  track: endpoint({
    method: 'GET',
    path: '/api/track-order/recurring',
    summary: 'Follow a recurring order by its number',
    permission: 'recurring-orders.track',
    query: z.object({ order_number: requiredText(40) }),
    reply: z.object({ order: TrackedRecurringOrder }),
    rateLimit: 'tracking',
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/recurring-orders',
    summary:
      "The signed-in customer's recurring orders; a pharmacy's with a line of theirs; all for an admin",
    permission: 'recurring-orders.read',
    query: PageQuery.extend({
      user_id: Id.optional(),
      pharmacy_id: Id.optional(),
      is_cancelled: flag().optional(),
    }),
    reply: pageOf(RecurringOrder),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/recurring-orders/:id',
    summary: 'One recurring order',
    permission: 'recurring-orders.read',
    params: IdParams,
    reply: z.object({ order: RecurringOrder }),
  }),
  cancel: endpoint({
    method: 'PUT',
    path: '/api/recurring-orders/cancel-order/:id',
    summary: 'Place no more orders; those that were placed go on. Others than its owner show its number',
    permission: 'recurring-orders.cancel',
    rateLimit: 'tracking',
    params: IdParams,
    body: z.object({ order_number: text(40).optional() }).optional(),
    reply: z.object({ order: RecurringOrder }),
  }),
  receive: endpoint({
    method: 'PUT',
    path: '/api/recurring-orders/receive-order/:id',
    summary: 'The shipped parts of the latest order have arrived',
    permission: 'recurring-orders.receive',
    params: IdParams,
    body: nothing,
    reply: z.object({ order: RecurringOrder }),
  }),
}
