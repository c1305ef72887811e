import { t } from '../messages/reader'
import * as messages from '../messages/checks'
import * as z from 'zod'
import { DELIVERY_VALUES, DISCOUNT_TYPES, PAYMENT_VALUES } from '../delivery'
import { email, flag, Id, int, jsonField, phone, requiredText, text, upload } from '../http/codecs'
import { Pesos, PesosField } from '../money'
import { SpotFields } from '../place'
import { PRICE_RULES, Quote, TimeWindow, WantedLine } from '../quote/endpoints'
import { RecordFields } from '../record'
import { POSITIONS } from '../roles/roles'
import { OPEN_LINE_STATUSES, SALE_STOPS, SELLER_ORDER_STATUSES } from './steps'

/** `order_items` of a checkout; what a client adds beside these two is not trusted and not kept. */
export const OrderItems = z.array(WantedLine).min(1).max(200)

export const OrderFields = z.object({
  order_items: jsonField(OrderItems),
  customer_id: Id.nullable().optional(),
  receiver_first_name: requiredText(100),
  receiver_last_name: requiredText(100),
  receiver_number: phone(),
  guest_first_name: text(100).nullable().optional(),
  guest_last_name: text(100).nullable().optional(),
  guest_number: phone().nullable().optional(),
  guest_email: email().nullable().optional(),
  contact_number: phone().nullable().optional(),
  /** Where it is brought to; who picks it up needs none of the four. */
  address: text(300).nullable().optional(),
  province: text(100).nullable().optional(),
  city: text(100).nullable().optional(),
  barangay: text(120).nullable().optional(),
  ...SpotFields.shape,
  payment_option: z.enum(PAYMENT_VALUES).default('cash'),
  delivery_option: z.enum(DELIVERY_VALUES).default('door_to_door'),
  /** What the shopper saw; where it differs from the server's quote the answer is 409 with the fresh one. */
  subtotal: PesosField,
  total: PesosField,
  delivery_fee: PesosField,
  is_guest: flag(),
  slug_name: text(200).nullable().optional(),
  discount_type: z.enum(DISCOUNT_TYPES).nullable().optional(),
  senior_citizen_name: text(200).nullable().optional(),
  senior_citizen_id: text(60).nullable().optional(),
  /** A yes to another pharmacy for a line that one refuses, if that costs no more; it then sees the prescription. */
  may_be_moved: flag().optional(),
  prescription_image: upload().optional(),
  senior_citizen_id_image: upload().optional(),
})

interface Claim {
  is_guest: boolean
  delivery_option?: string | undefined
  address?: string | null | undefined
  province?: string | null | undefined
  city?: string | null | undefined
  barangay?: string | null | undefined
  guest_first_name?: string | null | undefined
  guest_last_name?: string | null | undefined
  guest_email?: string | null | undefined
  discount_type?: string | null | undefined
  senior_citizen_name?: string | null | undefined
  senior_citizen_id?: string | null | undefined
}

const LEAST_ID_CHARACTERS = 4

const isFullName = (name: string) => name.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= 2

const isIdNumber = (number: string) => number.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= LEAST_ID_CHARACTERS

const ADDRESS_PARTS = ['province', 'city', 'barangay', 'address'] as const

/** A guest says who they are, a delivery where it goes; a discount needs its holder's full name and ID number (RA 9994, RA 10754). */
export function checkoutIssues(order: Claim): Record<string, string[]> {
  const issues: Record<string, string[]> = {}
  if (order.is_guest) {
    if (!order.guest_first_name) issues['guest_first_name'] = [t(messages.pleaseFillThisIn)]
    if (!order.guest_last_name) issues['guest_last_name'] = [t(messages.pleaseFillThisIn)]
    if (!order.guest_email) issues['guest_email'] = [t(messages.pleaseTypeAnEmail)]
  }
  if (order.delivery_option !== 'pick_up') {
    for (const part of ADDRESS_PARTS) if (!order[part]) issues[part] = [t(messages.pleaseFillThisIn)]
  }
  if (order.discount_type) {
    if (!isFullName(order.senior_citizen_name ?? ''))
      issues['senior_citizen_name'] = [t(messages.holdersName)]
    if (!isIdNumber(order.senior_citizen_id ?? '')) issues['senior_citizen_id'] = [t(messages.holdersNumber)]
  }
  return issues
}

/** What became of an order part's prescription; `not_needed` where nothing in it asks for one. */
export const PRESCRIPTION_STATUSES = ['not_needed', 'to_check', 'accepted', 'rejected'] as const

/** What was decided of a line; one that is left out is not sent and not paid for, and the rest goes on. */
export const LINE_PRESCRIPTION_STATUSES = [...PRESCRIPTION_STATUSES, 'left_out'] as const
export const PRESCRIPTION_VERDICTS = ['accepted', 'rejected', 'left_out'] as const
export type PrescriptionVerdict = (typeof PRESCRIPTION_VERDICTS)[number]

export const OrderItem = z.object({
  id: z.number().int(),
  seller_order_id: z.number().int(),
  inventory_id: z.number().int(),
  product_id: z.number().int(),
  product_name: z.string(),
  generic_name: z.string().nullable(),
  brand: z.string().nullable(),
  image: z.string().nullable(),
  sku: z.string().nullable(),
  is_prescription: z.boolean(),
  prescription_status: z.enum(LINE_PRESCRIPTION_STATUSES),
  prescription_remarks: z.string().nullable(),
  is_sc_discountable: z.boolean(),
  price: Pesos,
  selling_price: Pesos,
  quantity: z.number().int(),
  quantity_dispatched: z.number().int().nullable(),
  is_refused: z.boolean(),
  vat_removed: Pesos,
  discount: Pesos,
  promotion_discount: Pesos,
  total: Pesos,
  rule: z.enum(PRICE_RULES),
})
export type OrderItem = z.infer<typeof OrderItem>

export const OrderEvent = z.object({
  seller_order_id: z.number().int().nullable(),
  pharmacy_name: z.string().nullable(),
  kind: z.string(),
  remarks: z.string().nullable(),
  actor_role: z.string(),
  /**
   * Name and position of whoever did it at the pharmacy or in the office. Shoppers read the pharmacy's name instead, but
   * for a prescription that of the pharmacist who checked it.
   */
  actor_name: z.string().nullable(),
  actor_position: z.enum(POSITIONS).nullable(),
  created_at: z.string(),
})
export type OrderEvent = z.infer<typeof OrderEvent>

export const standing = {
  status: z.enum(SELLER_ORDER_STATUSES),
  open_line: z.enum(OPEN_LINE_STATUSES).nullable(),
}

const flags = {
  is_confirmed: z.boolean(),
  is_shipped: z.boolean(),
  is_received: z.boolean(),
  is_paid: z.boolean(),
  is_completed: z.boolean(),
  is_cancelled: z.boolean(),
}

const amounts = {
  subtotal: Pesos,
  vat_removed: Pesos,
  discount: Pesos,
  promotion_discount: Pesos,
  delivery_fee: Pesos,
  total: Pesos,
}

export const OrderPart = z.object({
  id: z.number().int(),
  pharmacy_id: z.number().int(),
  pharmacy_name: z.string(),
  pharmacy_address: z.string(),
  pharmacy_phone: z.string().nullable(),
  pharmacy_license_number: z.string().nullable(),
  ...standing,
  ...flags,
  cancel_remarks: z.string().nullable(),
  prescription_status: z.enum(PRESCRIPTION_STATUSES),
  prescription_remarks: z.string().nullable(),
  courier_name: z.string().nullable(),
  expected: TimeWindow.nullable(),
  ...amounts,
})
export type OrderPart = z.infer<typeof OrderPart>

/** What a number alone opens: status, timeline, items and totals, and nothing about people. */
export const TrackedOrder = z.object({
  order_number: z.string(),
  ...standing,
  created_at: z.string(),
  payment_option: z.enum(PAYMENT_VALUES),
  delivery_option: z.enum(DELIVERY_VALUES),
  ...amounts,
  orderItems: z.array(OrderItem),
  parts: z.array(OrderPart),
  timeline: z.array(OrderEvent),
})
export type TrackedOrder = z.infer<typeof TrackedOrder>

const people = {
  customer_id: z.number().int().nullable(),
  is_guest: z.boolean(),
  receiver_first_name: z.string(),
  receiver_last_name: z.string(),
  receiver_number: z.string(),
  guest_first_name: z.string().nullable(),
  guest_last_name: z.string().nullable(),
  guest_number: z.string().nullable(),
  guest_email: z.string().nullable(),
  contact_number: z.string().nullable(),
  address: z.string(),
  province: z.string(),
  city: z.string(),
  barangay: z.string(),
  discount_type: z.enum(DISCOUNT_TYPES).nullable(),
  senior_citizen_name: z.string().nullable(),
  senior_citizen_id: z.string().nullable(),
  has_prescription_image: z.boolean(),
  has_senior_citizen_id_image: z.boolean(),
}

export const Order = TrackedOrder.extend({ ...RecordFields.shape, ...people })
export type Order = z.infer<typeof Order>

export const OrderSummary = RecordFields.extend({
  order_number: z.string(),
  ...standing,
  delivery_option: z.enum(DELIVERY_VALUES),
  receiver_first_name: z.string(),
  receiver_last_name: z.string(),
  items_count: z.number().int(),
  first_item_name: z.string(),
  first_item_image: z.string().nullable(),
  pharmacy_names: z.array(z.string()),
  total: Pesos,
})

export const SellerOrder = RecordFields.extend({
  order_id: z.number().int(),
  order_number: z.string(),
  pharmacy_id: z.number().int(),
  pharmacy_name: z.string(),
  status: z.enum(SELLER_ORDER_STATUSES),
  ...flags,
  cancel_remarks: z.string().nullable(),
  prescription_status: z.enum(PRESCRIPTION_STATUSES),
  prescription_remarks: z.string().nullable(),
  /** The pharmacy has seen the ID of the discount's holder. */
  is_id_seen: z.boolean(),
  courier_id: z.number().int().nullable(),
  courier_name: z.string().nullable(),
  internal_notes: z.string(),
  receiver_first_name: z.string(),
  receiver_last_name: z.string(),
  delivery_option: z.enum(DELIVERY_VALUES),
  payment_option: z.enum(PAYMENT_VALUES),
  discount_type: z.enum(DISCOUNT_TYPES).nullable(),
  city: z.string(),
  items_count: z.number().int(),
  /** When the pharmacy confirmed it, for what is late since then; read only. */
  confirmed_at: z.string().nullable(),
  /** Why the pharmacy may neither confirm nor ship it now. */
  sale_stop: z.enum(SALE_STOPS).nullable(),
  expected: TimeWindow.nullable(),
  /** `2 × Biogesic 500 mg; 1 × …`, in lists asked for with `is_detailed`; read only, like the next two. */
  goods: z.string().optional(),
  delivery_address: z.string().optional(),
  receiver_number: z.string().optional(),
  ...amounts,
})
export type SellerOrder = z.infer<typeof SellerOrder>

export const SellerOrderDetails = SellerOrder.extend({
  ...people,
  pharmacy_address: z.string(),
  pharmacy_license_number: z.string().nullable(),
  /** Whether the reader has opened the prescription as it is now; only then can they decide on it. */
  is_prescription_read: z.boolean(),
  /**
   * Orders with the same ID number under another name, and these names as far as the reader knows them already: an
   * admin all, a pharmacy those of its own orders.
   */
  same_id: z.object({ orders: z.number().int(), names: z.array(z.string()) }),
  /** Other orders, of any pharmacy, that came with the same prescription file; when, at most the five latest. */
  same_prescription: z.object({ orders: z.number().int(), sent_at: z.array(z.string()).max(5) }),
  /** Whether the reader is a pharmacist here whose PRC card is in force: only they accept or reject it. */
  may_decide_prescription: z.boolean(),
  orderItems: z.array(
    OrderItem.extend({
      in_stock: z.number().int(),
      /** Who decided last of a line that needs a prescription, and when. */
      prescription_check: z.object({ by: z.string(), at: z.string() }).nullable(),
    }),
  ),
  timeline: z.array(OrderEvent),
})
export type SellerOrderDetails = z.infer<typeof SellerOrderDetails>

export const Dispatch = z.object({
  courier_id: Id.nullable().optional(),
  items: z.array(z.object({ id: Id, quantity_dispatched: int().min(0).max(10_000) })).optional(),
})

/** What an admin adds to an order on the shopper's behalf: offers of one pharmacy. */
export const AddedPart = z.object({
  order_id: Id,
  order_items: jsonField(OrderItems),
  remarks: text(500).nullable().optional(),
})

/** What comes with a checkout's 409 (`price_changed`, `out_of_stock`, `conflict`): how things stand now. */
export const CheckoutErrorDetails = z.object({ quote: Quote })
export type CheckoutErrorDetails = z.infer<typeof CheckoutErrorDetails>

/** The bytes of a prescription or an ID picture: a Blob in browsers. */
export const PrivateFile = z.custom<Blob | Uint8Array>()

/** A reorder's checkout: the specification's fields; what is left out is taken from the order before. */
export const ReorderFields = OrderFields.omit({ customer_id: true, contact_number: true }).partial().extend({
  subtotal: PesosField,
  total: PesosField,
  delivery_fee: PesosField,
  prescription_image: upload().optional(),
  senior_citizen_id_image: upload().optional(),
})

export const DroppedLine = z.object({
  inventory_id: z.number().int(),
  product_name: z.string(),
  quantity: z.number().int(),
  detail: z.string(),
})
export type DroppedLine = z.infer<typeof DroppedLine>
