import type { Address } from '@botika/common/addresses/endpoints'

export interface AddressForm {
  label: string
  receiver_first_name: string
  receiver_last_name: string
  receiver_number: string
  province: string
  province_code: string
  city: string
  city_code: string
  barangay: string
  address: string
  is_default: boolean
}

interface Receiver {
  first_name: string
  last_name: string
  contact_number: string | null
}

export const addressFormOf = (saved: Address | null, user: Receiver): AddressForm => ({
  label: saved?.label ?? '',
  receiver_first_name: saved?.receiver_first_name ?? user.first_name,
  receiver_last_name: saved?.receiver_last_name ?? user.last_name,
  receiver_number: saved?.receiver_number ?? user.contact_number ?? '',
  province: saved?.province ?? '',
  province_code: '',
  city: saved?.city ?? '',
  city_code: '',
  barangay: saved?.barangay ?? '',
  address: saved?.address ?? '',
  is_default: saved?.is_default ?? false,
})

export type AddressBody = Omit<AddressForm, 'province_code' | 'city_code'>

export function addressBodyOf({ province_code: _, city_code: __, ...fields }: AddressForm): AddressBody {
  return fields
}
