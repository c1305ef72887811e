import type { Label } from '@botika/common/messages/message'
import * as checkout from '@botika/common/messages/checkout'
import * as ui from '@botika/common/messages/ui'
import type { DeliveryValue, DiscountType } from '@botika/common/delivery'
import type { RecurringOption } from '@botika/common/recurring-orders/rules'

/** Named as on the wire, so that the server's errors find their field. */
export const EMPTY_FORM = {
  guest_first_name: '',
  guest_last_name: '',
  guest_email: '',
  guest_number: '',
  is_receiver: true,
  receiver_first_name: '',
  receiver_last_name: '',
  receiver_number: '',
  delivery_option: 'door_to_door' as DeliveryValue,
  address: '',
  province: '',
  city: '',
  barangay: '',
  province_code: '',
  city_code: '',
  /** Where the device is, for as long as the address stays in that city. */
  pin: null as { city: string; latitude: number; longitude: number } | null,
  payment_option: 'cash' as 'cash' | 'online',
  discount_type: '' as '' | DiscountType,
  senior_citizen_name: '',
  senior_citizen_id: '',
  prescription_image: null as File | null,
  senior_citizen_id_image: null as File | null,
  may_be_moved: false,
  recurring_option: 'monthly' as RecurringOption,
  first_due_on: '',
  last_due_on: '',
}

export type CheckoutForm = typeof EMPTY_FORM
export type FieldName = keyof CheckoutForm
interface CheckoutStep {
  key: 'schedule' | 'contact' | 'delivery' | 'payment' | 'review'
  name: Label
  title: Label
  fields: readonly FieldName[]
}
export type StepKey = CheckoutStep['key']

const ONCE: readonly CheckoutStep[] = [
  {
    key: 'contact',
    name: ui.contact,
    title: checkout.whoIsOrdering,
    fields: [
      'guest_first_name',
      'guest_last_name',
      'guest_email',
      'guest_number',
      'receiver_first_name',
      'receiver_last_name',
      'receiver_number',
    ],
  },
  {
    key: 'delivery',
    name: ui.delivery,
    title: ui.delivery,
    fields: ['delivery_option', 'province', 'city', 'barangay', 'address'],
  },
  {
    key: 'payment',
    name: ui.payment,
    title: checkout.paymentAndDiscount,
    fields: [
      'payment_option',
      'discount_type',
      'senior_citizen_name',
      'senior_citizen_id',
      'senior_citizen_id_image',
      'prescription_image',
    ],
  },
  { key: 'review', name: checkout.review, title: checkout.checkAndPlaceYourOrder, fields: [] },
]

const RECURRING: readonly CheckoutStep[] = [
  {
    key: 'schedule',
    name: ui.schedule,
    title: checkout.whenShouldItCome,
    fields: ['recurring_option', 'first_due_on', 'last_due_on'],
  },
  ...ONCE,
]

export const stepsOf = (isRecurring: boolean) => (isRecurring ? RECURRING : ONCE)

export function stepOf(steps: readonly CheckoutStep[], fields: readonly string[]): number {
  const at = steps.findIndex((step) => step.fields.some((field) => fields.includes(field)))
  return at < 0 ? steps.length - 1 : at
}

export interface Circumstances {
  needsPrescription: boolean
  isCustomer: boolean
  isRecurring?: boolean
}
