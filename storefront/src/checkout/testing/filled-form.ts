import { type CheckoutForm, EMPTY_FORM } from '../form'

/** What a guest who has everything delivered has filled in. */
export const filled: CheckoutForm = {
  ...EMPTY_FORM,
  guest_first_name: 'Ana',
  guest_last_name: 'Reyes',
  guest_email: 'ana@example.com',
  guest_number: '0917 123 4567',
  address: '12 Mabini Street',
  province: 'Metro Manila',
  city: 'Quezon City',
  barangay: 'Bagong Pag-asa',
}
