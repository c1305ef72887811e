import { toPesos } from '@botika/common/centavos'
import type { RecurringOrder, TrackedRecurringOrder } from '@botika/common/recurring-orders/schema'
import { standingOfParts } from '../orders/present'
import type { LineRow, PlacedRow, RecurringView } from './repository'

const moment = (at: Date | string) => new Date(at).toISOString()

const presentLine = ({ price, ...line }: LineRow) => ({ ...line, selling_price: toPesos(price) })

const presentPlaced = ({ order_number, total, created_at, parts }: PlacedRow) => ({
  order_number,
  ...standingOfParts(parts),
  total: toPesos(total),
  created_at: moment(created_at),
})

export function presentTracked({ recurring: row, items, placed }: RecurringView): TrackedRecurringOrder {
  return {
    id: row.id,
    order_number: row.order_number,
    status: row.is_cancelled ? 'cancelled' : row.next_due_on === null ? 'ended' : 'active',
    recurring_option: row.recurring_option,
    payment_option: row.payment_option,
    delivery_option: row.delivery_option,
    first_due_on: row.first_due_on,
    next_due_on: row.is_cancelled ? null : row.next_due_on,
    last_due_on: row.last_due_on,
    waiting_since: row.is_cancelled ? null : row.waiting_since,
    occurrences: row.occurrences,
    last_problem: row.last_problem,
    is_cancelled: row.is_cancelled,
    is_received: row.is_received,
    orderItems: items.map(presentLine),
    placed_orders: placed.map(presentPlaced),
    created_at: moment(row.created_at),
  }
}

export function presentRecurring(view: RecurringView): RecurringOrder {
  const row = view.recurring
  return {
    ...presentTracked(view),
    updated_at: moment(row.updated_at),
    customer_id: row.customer_id,
    is_guest: row.is_guest,
    receiver_first_name: row.receiver_first_name,
    receiver_last_name: row.receiver_last_name,
    receiver_number: row.receiver_number,
    guest_first_name: row.guest_first_name,
    guest_last_name: row.guest_last_name,
    guest_number: row.guest_number,
    guest_email: row.guest_email,
    address: row.address,
    province: row.province,
    city: row.city,
    barangay: row.barangay,
    discount_type: row.discount_type,
    senior_citizen_name: row.senior_citizen_name,
    senior_citizen_id: row.senior_citizen_id,
    has_prescription_image: row.prescription_file_id !== null,
    has_senior_citizen_id_image: row.senior_citizen_id_file_id !== null,
  }
}

/** The plan for a pharmacy's stock: its own lines and orders, and nothing that only a delivery needs. */
export function presentForPharmacy(view: RecurringView, pharmacyId: number): RecurringOrder {
  return {
    ...presentRecurring(view),
    orderItems: view.items.filter((line) => line.pharmacy_id === pharmacyId).map(presentLine),
    placed_orders: view.placed.flatMap((placed) =>
      placed.parts
        .filter((part) => part.pharmacy_id === pharmacyId)
        .map((part) => presentPlaced({ ...placed, total: part.total, parts: [part] })),
    ),
    receiver_number: null,
    guest_first_name: null,
    guest_last_name: null,
    guest_number: null,
    guest_email: null,
    address: null,
    barangay: null,
    senior_citizen_name: null,
    senior_citizen_id: null,
    has_prescription_image: false,
    has_senior_citizen_id_image: false,
  }
}

/** The answer to a guest who shows the number: a number opens nothing about people. */
export const presentForNumber = (view: RecurringView): RecurringOrder => ({
  ...presentRecurring(view),
  receiver_first_name: '',
  receiver_last_name: '',
  receiver_number: null,
  guest_first_name: null,
  guest_last_name: null,
  guest_number: null,
  guest_email: null,
  address: null,
  province: '',
  city: '',
  barangay: null,
  senior_citizen_name: null,
  senior_citizen_id: null,
})
