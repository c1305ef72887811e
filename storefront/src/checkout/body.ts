import type { InputOf } from '@botika/common/http/endpoint'
import type { orders } from '@botika/common/orders/endpoints'
import type { recurringOrders } from '@botika/common/recurring-orders/endpoints'
import type { CheckoutItem } from '../cart/state/items'
import type { CheckoutForm } from './form'

type Body = InputOf<typeof orders.place>['body']
type RecurringBody = InputOf<typeof recurringOrders.create>['body']

interface Parts {
  form: CheckoutForm
  items: readonly Pick<CheckoutItem, 'inventory_id' | 'quantity'>[]
  /** What the shopper saw: the server compares. */
  sums: { subtotal: number; total: number; delivery_fee: number }
  customer: { id: number } | null
}

/** Whoever picks an order up need not say where they live: the specified fields are sent empty. */
const NO_ADDRESS = { address: '', province: '', city: '', barangay: '' }

export function bodyOf({ form, items, sums, customer }: Parts): Body {
  const receiver = form.is_receiver
    ? { first: form.guest_first_name, last: form.guest_last_name, number: form.guest_number }
    : { first: form.receiver_first_name, last: form.receiver_last_name, number: form.receiver_number }
  return {
    order_items: items.map(({ inventory_id, quantity }) => ({ inventory_id, quantity })),
    is_guest: customer === null,
    ...(customer
      ? { customer_id: customer.id, contact_number: form.guest_number }
      : {
          guest_first_name: form.guest_first_name,
          guest_last_name: form.guest_last_name,
          guest_number: form.guest_number,
          guest_email: form.guest_email,
        }),
    receiver_first_name: receiver.first,
    receiver_last_name: receiver.last,
    receiver_number: receiver.number,
    ...(form.delivery_option === 'pick_up'
      ? NO_ADDRESS
      : { address: form.address, province: form.province, city: form.city, barangay: form.barangay }),
    payment_option: form.payment_option,
    delivery_option: form.delivery_option,
    subtotal: sums.subtotal,
    total: sums.total,
    delivery_fee: sums.delivery_fee,
    ...(form.discount_type
      ? {
          discount_type: form.discount_type,
          senior_citizen_name: form.senior_citizen_name,
          senior_citizen_id: form.senior_citizen_id,
          ...(form.senior_citizen_id_image && { senior_citizen_id_image: form.senior_citizen_id_image }),
        }
      : {}),
    ...(form.prescription_image && { prescription_image: form.prescription_image }),
  }
}

/** The same as an order that comes again; who a customer is, the session says. */
export function recurringBodyOf(body: Body, form: CheckoutForm): RecurringBody {
  const { customer_id: _customer, contact_number: _number, ...rest } = body
  return {
    ...rest,
    recurring_option: form.recurring_option,
    ...(form.first_due_on && { first_due_on: form.first_due_on }),
    ...(form.last_due_on && { last_due_on: form.last_due_on }),
  }
}

export const isRecurringBody = (body: Body | RecurringBody): body is RecurringBody =>
  'recurring_option' in body

/** Says which order it is: an attempt that changes nothing keeps its key, so it can't be placed twice. */
export const fingerprintOf = (body: Body | RecurringBody) =>
  JSON.stringify(body, (_key, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
