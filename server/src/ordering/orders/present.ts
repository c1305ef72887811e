import { toPesos } from '@botika/common/centavos'
import type {
  Order,
  OrderEvent,
  OrderItem,
  OrderPart,
  OrderSummary,
  TrackedOrder,
} from '@botika/common/orders/schema'
import type * as z from 'zod'
import {
  type OpenLine,
  openLineOf,
  orderStatusOf,
  type SellerOrderFlags,
  type SellerOrderStatus,
} from '@botika/common/orders/steps'
import type { EventRow, ItemRow, OrderRow, OrderView, PartRow, SummaryRow } from './view-repository'

interface Amounts {
  subtotal: number
  vat_removed: number
  discount: number
  promotion_discount: number
  delivery_fee: number
  total: number
}

export const presentAmounts = (row: Amounts) => ({
  subtotal: toPesos(row.subtotal),
  vat_removed: toPesos(row.vat_removed),
  discount: toPesos(row.discount),
  promotion_discount: toPesos(row.promotion_discount),
  delivery_fee: toPesos(row.delivery_fee),
  total: toPesos(row.total),
})

type Moment = Date | string

const moment = (at: Moment) => new Date(at).toISOString()

export const presentItem = (row: ItemRow): OrderItem => ({
  id: row.id,
  seller_order_id: row.seller_order_id,
  inventory_id: row.inventory_id,
  product_id: row.product_id,
  product_name: row.product_name,
  generic_name: row.generic_name,
  brand: row.brand,
  image: row.image,
  sku: row.sku,
  is_prescription: row.is_prescription,
  prescription_status: row.prescription_status,
  prescription_remarks: row.prescription_remarks,
  is_sc_discountable: row.is_sc_discountable,
  price: toPesos(row.price),
  selling_price: toPesos(row.price),
  quantity: row.quantity,
  quantity_dispatched: row.quantity_dispatched,
  is_refused: row.is_refused,
  vat_removed: toPesos(row.vat_removed),
  discount: toPesos(row.discount),
  promotion_discount: toPesos(row.promotion_discount),
  total: toPesos(row.total),
  rule: row.rule,
})

const CHECKS: readonly EventRow['kind'][] = ['prescription_accepted', 'prescription_rejected']

/** Shoppers deal with the pharmacy; who checked their prescription they may know. */
const namedChecker = ({ kind, actor_name, actor_position }: EventRow) =>
  CHECKS.includes(kind) ? { actor_name, actor_position } : { actor_name: null, actor_position: null }

export const presentEvent = (row: EventRow): OrderEvent => ({
  seller_order_id: row.seller_order_id,
  pharmacy_name: row.pharmacy_name,
  kind: row.kind,
  remarks: row.remarks,
  actor_role: row.actor_role,
  ...namedChecker(row),
  created_at: moment(row.created_at),
})

export const presentFlags = (row: SellerOrderFlags) => ({
  is_confirmed: row.is_confirmed,
  is_shipped: row.is_shipped,
  is_received: row.is_received,
  is_paid: row.is_paid,
  is_completed: row.is_completed,
  is_cancelled: row.is_cancelled,
})

export const presentExpected = (row: { expected_from: Moment | null; expected_until: Moment | null }) =>
  row.expected_from && row.expected_until
    ? { from: moment(row.expected_from), until: moment(row.expected_until) }
    : null

const presentPart = (row: PartRow): OrderPart => ({
  id: row.id,
  pharmacy_id: row.pharmacy_id,
  pharmacy_name: row.pharmacy_name,
  pharmacy_address: row.pharmacy_address,
  pharmacy_phone: row.pharmacy_phone,
  pharmacy_license_number: row.pharmacy_license_number,
  status: row.status,
  open_line: openLineOf(row.open_lines ?? []),
  ...presentFlags(row),
  cancel_remarks: row.cancel_remarks,
  prescription_status: row.prescription_status,
  prescription_remarks: row.prescription_remarks,
  courier_name: row.courier_name,
  expected: presentExpected(row),
  ...presentAmounts(row),
})

export const standingOfParts = (
  parts: readonly { status: SellerOrderStatus; open_lines: OpenLine[] | null }[],
) => ({
  status: orderStatusOf(parts.map(({ status }) => status)),
  open_line: openLineOf(parts.flatMap(({ open_lines }) => open_lines ?? [])),
})

export const presentTracked = ({ order, parts, items, events }: OrderView): TrackedOrder => ({
  order_number: order.order_number,
  ...standingOfParts(parts),
  created_at: moment(order.created_at),
  payment_option: order.payment_option,
  delivery_option: order.delivery_option,
  ...presentAmounts(order),
  orderItems: items.map(presentItem),
  parts: parts.map(presentPart),
  timeline: events.map(presentEvent),
})

export const presentPeople = (order: OrderRow) => ({
  customer_id: order.customer_id,
  is_guest: order.is_guest,
  receiver_first_name: order.receiver_first_name,
  receiver_last_name: order.receiver_last_name,
  receiver_number: order.receiver_number,
  guest_first_name: order.guest_first_name,
  guest_last_name: order.guest_last_name,
  guest_number: order.guest_number,
  guest_email: order.guest_email,
  contact_number: order.contact_number,
  address: order.address,
  province: order.province,
  city: order.city,
  barangay: order.barangay,
  discount_type: order.discount_type,
  senior_citizen_name: order.senior_citizen_name,
  senior_citizen_id: order.senior_citizen_id,
  has_prescription_image: order.prescription_file_id !== null,
  has_senior_citizen_id_image: order.senior_citizen_id_file_id !== null,
})

export const presentOrder = (view: OrderView): Order => ({
  ...presentTracked(view),
  id: view.order.id,
  created_at: moment(view.order.created_at),
  updated_at: moment(view.order.updated_at),
  ...presentPeople(view.order),
})

export const presentSummary = (row: SummaryRow): z.input<typeof OrderSummary> => ({
  id: row.id,
  order_number: row.order_number,
  status: orderStatusOf(row.statuses),
  open_line: openLineOf(row.open_lines ?? []),
  delivery_option: row.delivery_option,
  receiver_first_name: row.receiver_first_name,
  receiver_last_name: row.receiver_last_name,
  items_count: row.items_count,
  first_item_name: row.first_item_name,
  first_item_image: row.first_item_image,
  pharmacy_names: row.pharmacy_names,
  total: toPesos(row.total),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})
