import type { OrderBody } from '../orders/checkout'
import type { LineRow, RecurringRow } from './repository'

/** What a recurring order asks for on its day, as a checkout would. The prices are whatever they are then. */
export const checkoutOf = (
  row: RecurringRow,
  lines: Pick<LineRow, 'inventory_id' | 'quantity'>[],
): OrderBody => ({
  order_items: lines.map(({ inventory_id, quantity }) => ({ inventory_id, quantity })),
  receiver_first_name: row.receiver_first_name,
  receiver_last_name: row.receiver_last_name,
  receiver_number: row.receiver_number,
  guest_first_name: row.guest_first_name,
  guest_last_name: row.guest_last_name,
  guest_number: row.guest_number,
  guest_email: row.guest_email,
  contact_number: row.contact_number,
  address: row.address,
  province: row.province,
  city: row.city,
  barangay: row.barangay,
  payment_option: row.payment_option,
  delivery_option: row.delivery_option,
  subtotal: 0,
  total: 0,
  delivery_fee: 0,
  is_guest: row.is_guest,
  slug_name: row.slug_name,
  discount_type: row.discount_type,
  senior_citizen_name: row.senior_citizen_name,
  senior_citizen_id: row.senior_citizen_id,
})
