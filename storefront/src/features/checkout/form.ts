import type { DeliveryValue, DiscountType } from '@botika/common/delivery'

/** What the shopper types at checkout; names are the wire's, so that the server's complaints find their field. */
export interface CheckoutForm {
  guest_first_name: string
  guest_last_name: string
  guest_email: string
  guest_number: string
  /** True when whoever orders takes the parcel. */
  is_receiver: boolean
  receiver_first_name: string
  receiver_last_name: string
  receiver_number: string
  delivery_option: DeliveryValue
  address: string
  province: string
  city: string
  barangay: string
  /** Codes of the chosen places, to ask for what lies in them. */
  province_code: string
  city_code: string
  payment_option: 'cash' | 'online'
  discount_type: '' | DiscountType
  senior_citizen_name: string
  senior_citizen_id: string
  prescription_image: File | null
  senior_citizen_id_image: File | null
}

export const EMPTY_FORM: CheckoutForm = {
  guest_first_name: '',
  guest_last_name: '',
  guest_email: '',
  guest_number: '',
  is_receiver: true,
  receiver_first_name: '',
  receiver_last_name: '',
  receiver_number: '',
  delivery_option: 'door_to_door',
  address: '',
  province: '',
  city: '',
  barangay: '',
  province_code: '',
  city_code: '',
  payment_option: 'cash',
  discount_type: '',
  senior_citizen_name: '',
  senior_citizen_id: '',
  prescription_image: null,
  senior_citizen_id_image: null,
}

export type FieldName = keyof CheckoutForm

/** The steps in their order, and what each asks for. */
export const STEPS = [
  {
    name: 'Contact',
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
  { name: 'Delivery', fields: ['delivery_option', 'province', 'city', 'barangay', 'address'] },
  {
    name: 'Payment',
    fields: [
      'payment_option',
      'discount_type',
      'senior_citizen_name',
      'senior_citizen_id',
      'senior_citizen_id_image',
      'prescription_image',
    ],
  },
  { name: 'Review', fields: [] },
] as const satisfies readonly { name: string; fields: readonly FieldName[] }[]

export const LAST_STEP = STEPS.length - 1

/** The first step that has one of these fields: where somebody must go to mend it. */
export function stepOf(fields: readonly string[]): number {
  const at = STEPS.findIndex((step) => step.fields.some((field) => fields.includes(field)))
  return at < 0 ? LAST_STEP : at
}
