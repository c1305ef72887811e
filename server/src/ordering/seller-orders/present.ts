import { addressLine } from '@botika/common/address-line'
import type { SellerOrder, SellerOrderDetails } from '@botika/common/orders/schema'
import { mayReadId, mayReadPrescription } from '@botika/common/orders/steps'
import { presentAmounts, presentExpected, presentFlags, presentItem, presentPeople } from '../orders/present'
import type { PartSummaryRow, PartView } from './view-repository'

const moment = (at: Date | string) => new Date(at).toISOString()

export const presentSellerOrder = (row: PartSummaryRow): SellerOrder => ({
  id: row.id,
  order_id: row.order_id,
  order_number: row.order_number,
  pharmacy_id: row.pharmacy_id,
  pharmacy_name: row.pharmacy_name,
  status: row.status,
  ...presentFlags(row),
  cancel_remarks: row.cancel_remarks,
  prescription_status: row.prescription_status,
  prescription_remarks: row.prescription_remarks,
  is_id_seen: row.is_id_seen,
  courier_id: row.courier_id,
  courier_name: row.courier_name,
  internal_notes: row.internal_notes,
  receiver_first_name: row.receiver_first_name,
  receiver_last_name: row.receiver_last_name,
  delivery_option: row.delivery_option,
  payment_option: row.payment_option,
  discount_type: row.discount_type,
  city: row.city,
  items_count: row.items_count,
  confirmed_at: row.confirmed_at === null ? null : moment(row.confirmed_at),
  sale_stop: row.sale_stop,
  expected: presentExpected(row),
  ...presentAmounts(row),
  ...(row.goods === undefined
    ? {}
    : { goods: row.goods, delivery_address: addressLine(row), receiver_number: row.receiver_number }),
  created_at: moment(row.created_at),
  updated_at: moment(row.updated_at),
})

function needed(part: PartSummaryRow, people: ReturnType<typeof presentPeople>, isOpen: boolean) {
  const isIdOpen = mayReadId(part)
  return {
    ...people,
    senior_citizen_name: isIdOpen ? people.senior_citizen_name : null,
    senior_citizen_id: isIdOpen ? people.senior_citizen_id : null,
    has_senior_citizen_id_image: isIdOpen && people.has_senior_citizen_id_image,
    has_prescription_image: isOpen && people.has_prescription_image,
  }
}

interface Reader {
  isAdmin: boolean
  readsPrescriptions: boolean
  decidesPrescriptions: boolean
}

export const presentSellerOrderDetails = (
  { part, order, items, events, is_prescription_read, holds_card, same_id, same_prescription }: PartView,
  { isAdmin, readsPrescriptions, decidesPrescriptions }: Reader,
): SellerOrderDetails => ({
  ...presentSellerOrder(part),
  ...(isAdmin
    ? presentPeople(order)
    : needed(part, presentPeople(order), readsPrescriptions && mayReadPrescription(part))),
  is_prescription_read,
  same_prescription:
    isAdmin || (readsPrescriptions && mayReadPrescription(part))
      ? { orders: same_prescription.orders, sent_at: same_prescription.sent_at.map(moment) }
      : { orders: 0, sent_at: [] },
  same_id: isAdmin || mayReadId(part) ? same_id : { orders: 0, names: [] },
  pharmacy_address: part.pharmacy_address,
  pharmacy_license_number: part.pharmacy_license_number,
  may_decide_prescription: decidesPrescriptions && holds_card,
  orderItems: items.map(({ in_stock, check, ...item }): SellerOrderDetails['orderItems'][number] => ({
    ...presentItem(item),
    in_stock,
    prescription_check: check && { by: check.user_name, at: moment(check.created_at) },
  })),
  timeline: events.map((event) => ({
    seller_order_id: event.seller_order_id,
    pharmacy_name: event.seller_order_id === null ? null : part.pharmacy_name,
    kind: event.kind,
    remarks: event.remarks,
    actor_role: event.actor_role,
    actor_name: event.actor_name,
    actor_position: event.actor_position,
    created_at: moment(event.created_at),
  })),
})
