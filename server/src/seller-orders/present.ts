import { addressLine } from '@botika/common/address-line'
import type { OrderItem, SellerOrder, SellerOrderDetails } from '@botika/common/orders/schema'
import { presentAmounts, presentFlags, presentItem, presentPeople } from '../orders/present'
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
  ...presentAmounts(row),
  ...(row.goods === undefined
    ? {}
    : { goods: row.goods, delivery_address: addressLine(row), receiver_number: row.receiver_number }),
  created_at: moment(row.created_at),
  updated_at: moment(row.updated_at),
})

export const presentSellerOrderDetails = ({ part, order, items, events }: PartView): SellerOrderDetails => ({
  ...presentSellerOrder(part),
  ...presentPeople(order),
  pharmacy_address: part.pharmacy_address,
  pharmacy_license_number: part.pharmacy_license_number,
  orderItems: items.map(({ in_stock, ...item }): OrderItem & { in_stock: number } => ({
    ...presentItem(item),
    in_stock,
  })),
  timeline: events.map((event) => ({
    seller_order_id: event.seller_order_id,
    pharmacy_name: event.seller_order_id === null ? null : part.pharmacy_name,
    kind: event.kind,
    remarks: event.remarks,
    actor_role: event.actor_role,
    created_at: moment(event.created_at),
  })),
})
