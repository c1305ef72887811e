import * as z from 'zod'
import { flag, Id, IdParams, requiredText, text } from '../http/codecs'
import { endpoint } from '../http/endpoint'
import { pageOf, PageQuery } from '../http/paging'
import { RecurringOrder, RecurringOrderFields, TrackedRecurringOrder } from './schema'
import { recurringOrdersCalls } from './calls'

const nothing = z.object({}).optional()

export const recurringOrders = {
  create: endpoint({
    ...recurringOrdersCalls.create,
    summary: 'Have an order placed again and again; the first one now, unless a later day is given',
    body: RecurringOrderFields,
    reply: z.object({ orders: RecurringOrder }),
  }),
  track: endpoint({
    ...recurringOrdersCalls.track,
    summary: 'Follow a recurring order by its number',
    query: z.object({ order_number: requiredText(40) }),
    reply: z.object({ order: TrackedRecurringOrder }),
  }),
  list: endpoint({
    ...recurringOrdersCalls.list,
    summary:
      "The signed-in customer's recurring orders; a pharmacy's with a line of theirs; all for an admin",
    query: PageQuery.extend({
      user_id: Id.optional(),
      pharmacy_id: Id.optional(),
      is_cancelled: flag().optional(),
    }),
    reply: pageOf(RecurringOrder),
  }),
  one: endpoint({
    ...recurringOrdersCalls.one,
    summary: 'One recurring order',
    params: IdParams,
    reply: z.object({ order: RecurringOrder }),
  }),
  cancel: endpoint({
    ...recurringOrdersCalls.cancel,
    summary: 'Place no more orders; those that were placed go on. Others than its owner show its number',
    params: IdParams,
    body: z.object({ order_number: text(40).optional() }).optional(),
    reply: z.object({ order: RecurringOrder }),
  }),
  receive: endpoint({
    ...recurringOrdersCalls.receive,
    summary: 'The shipped parts of the latest order have arrived',
    params: IdParams,
    body: nothing,
    reply: z.object({ order: RecurringOrder }),
  }),
}
