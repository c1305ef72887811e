import * as z from 'zod'
import { DELIVERY_VALUES, DISCOUNT_TYPES, PAYMENT_VALUES } from '../delivery'
import { day } from '../http/codecs'
import { Pesos } from '../money'
import { OrderFields, standing } from '../orders/schema'
import { RecordFields } from '../record'
import { RECURRING_OPTIONS } from './rules'

/** The specification's payload of a recurring order: a checkout and how often it comes again. */
export const RecurringOrderFields = OrderFields.omit({
  customer_id: true,
  contact_number: true,
  may_be_moved: true,
}).extend({
  recurring_option: z.enum(RECURRING_OPTIONS),
  /** The day of the first order; today, when absent, and then it is placed at once. */
  first_due_on: day().optional(),
  /** No order comes after this day; absent, it goes on until it is stopped. */
  last_due_on: day().optional(),
})

/** A line of a recurring order, with its offer as it is now. */
export const RecurringOrderItem = z.object({
  inventory_id: z.number().int(),
  product_id: z.number().int(),
  product_name: z.string(),
  generic_name: z.string().nullable(),
  image: z.string().nullable(),
  pharmacy_id: z.number().int(),
  pharmacy_name: z.string(),
  is_prescription: z.boolean(),
  /** Today's, for one; the order that comes is priced on its day. */
  selling_price: Pesos,
  quantity: z.number().int(),
  current_quantity: z.number().int(),
})
export type RecurringOrderItem = z.infer<typeof RecurringOrderItem>

/** What a number alone opens: the goods, the days and how it went, and nothing about people. */
export const TrackedRecurringOrder = z.object({
  id: z.number().int(),
  order_number: z.string(),
  status: z.enum(['active', 'ended', 'cancelled']),
  recurring_option: z.enum(RECURRING_OPTIONS),
  payment_option: z.enum(PAYMENT_VALUES),
  delivery_option: z.enum(DELIVERY_VALUES),
  first_due_on: z.string(),
  next_due_on: z.string().nullable(),
  last_due_on: z.string().nullable(),
  /** The due day since which it waits for a pharmacy that is paused; `next_due_on` is when it is looked at again. */
  waiting_since: z.string().nullable(),
  occurrences: z.number().int(),
  last_problem: z.string().nullable(),
  is_cancelled: z.boolean(),
  is_received: z.boolean(),
  orderItems: z.array(RecurringOrderItem),
  placed_orders: z.array(
    z.object({
      order_number: z.string(),
      ...standing,
      total: Pesos,
      created_at: z.string(),
    }),
  ),
  created_at: z.string(),
})
export type TrackedRecurringOrder = z.infer<typeof TrackedRecurringOrder>

/** A recurring order for its owner and for admins; a pharmacy sees its own lines, and no address or ID. */
export const RecurringOrder = TrackedRecurringOrder.extend({
  ...RecordFields.shape,
  customer_id: z.number().int().nullable(),
  is_guest: z.boolean(),
  receiver_first_name: z.string(),
  receiver_last_name: z.string(),
  receiver_number: z.string().nullable(),
  guest_first_name: z.string().nullable(),
  guest_last_name: z.string().nullable(),
  guest_number: z.string().nullable(),
  guest_email: z.string().nullable(),
  address: z.string().nullable(),
  province: z.string(),
  city: z.string(),
  barangay: z.string().nullable(),
  discount_type: z.enum(DISCOUNT_TYPES).nullable(),
  senior_citizen_name: z.string().nullable(),
  senior_citizen_id: z.string().nullable(),
  has_prescription_image: z.boolean(),
  has_senior_citizen_id_image: z.boolean(),
})
export type RecurringOrder = z.infer<typeof RecurringOrder>
