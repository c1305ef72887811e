import type { InputOf } from '@botika/common/http/endpoint'
import type { orders } from '@botika/common/orders/endpoints'
import type { recurringOrders } from '@botika/common/recurring-orders/endpoints'
import type { CheckoutItem } from '../cart/state/items'
import type { WantedAt } from '../place/destination'
import type { CheckoutForm } from './form'

type Body = InputOf<typeof orders.place>['body']
type RecurringBody = InputOf<typeof recurringOrders.create>['body']

interface Parts {
  form: CheckoutForm
  items: readonly Pick<CheckoutItem, 'inventory_id' | 'quantity'>[]
  sums: { subtotal: number; total: number; delivery_fee: number }
  customer: { id: number } | null
}

/** Pick-up needs no address: the specified fields are sent empty. */
const NO_ADDRESS = { address: '', province: '', city: '', barangay: '' }

const pick = <T, K extends keyof T>(from: T, ...names: K[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>

export const sumsOf = (sums: Parts['sums']) => pick(sums, 'subtotal', 'total', 'delivery_fee')

export const discountAndPictures = (form: CheckoutForm) => ({
  ...(form.discount_type && {
    discount_type: form.discount_type,
    ...pick(form, 'senior_citizen_name', 'senior_citizen_id'),
    ...(form.senior_citizen_id_image && { senior_citizen_id_image: form.senior_citizen_id_image }),
  }),
  ...(form.prescription_image && { prescription_image: form.prescription_image }),
})

/** The device's place, while the address is in the same city. */
const pinOf = ({ pin, city }: Pick<CheckoutForm, 'pin' | 'city'>) =>
  pin?.city === city ? pick(pin, 'latitude', 'longitude') : {}

/** Where it goes, as far as it is typed; else where the shopper is. */
export const wantedOf = (
  form: Pick<CheckoutForm, 'province' | 'city' | 'barangay' | 'pin'>,
  place: WantedAt,
) => (form.city ? { ...pick(form, 'province', 'city', 'barangay'), ...pinOf(form) } : place)

export function bodyOf({ form, items, sums, customer }: Parts): Body {
  return {
    order_items: items.map((item) => pick(item, 'inventory_id', 'quantity')),
    is_guest: customer === null,
    ...(customer
      ? { customer_id: customer.id, contact_number: form.guest_number }
      : pick(form, 'guest_first_name', 'guest_last_name', 'guest_number', 'guest_email')),
    receiver_first_name: form.is_receiver ? form.guest_first_name : form.receiver_first_name,
    receiver_last_name: form.is_receiver ? form.guest_last_name : form.receiver_last_name,
    receiver_number: form.is_receiver ? form.guest_number : form.receiver_number,
    ...(form.delivery_option === 'pick_up'
      ? NO_ADDRESS
      : { ...pick(form, 'address', 'province', 'city', 'barangay'), ...pinOf(form) }),
    ...pick(form, 'payment_option', 'delivery_option', 'may_be_moved'),
    ...sumsOf(sums),
    ...discountAndPictures(form),
  }
}

export function recurringBodyOf(body: Body, form: CheckoutForm): RecurringBody {
  const { customer_id: _customer, contact_number: _number, may_be_moved: _yes, ...rest } = body
  return {
    ...rest,
    recurring_option: form.recurring_option,
    ...(form.first_due_on && { first_due_on: form.first_due_on }),
    ...(form.last_due_on && { last_due_on: form.last_due_on }),
  }
}

export const isRecurringBody = (body: Body | RecurringBody): body is RecurringBody =>
  'recurring_option' in body

export const fingerprintOf = (body: Body | RecurringBody) =>
  JSON.stringify(body, (_key, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
