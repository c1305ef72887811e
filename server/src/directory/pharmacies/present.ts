import type { Pharmacy } from '@botika/common/pharmacies/endpoints'
import { isOpenNow } from '../opening-hours/open-now'
import { kmFrom, type PharmacyRow, type Position, roundKm } from './directory'

interface Beside {
  position?: Position | undefined
  productsCount?: number | undefined
  now?: Date
}

export function presentPharmacy(row: PharmacyRow, { position, productsCount, now }: Beside = {}): Pharmacy {
  const km = kmFrom(position, row)
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    address: row.address,
    province: row.province,
    city: row.city,
    barangay: row.barangay,
    latitude: row.latitude,
    longitude: row.longitude,
    phone: row.phone,
    email: row.email,
    opening_hours: row.opening_hours,
    is_open_now: isOpenNow(row.opening_hours, now),
    image: row.image,
    description: row.description,
    license_number: row.license_number,
    license_expires_on: row.license_expires_on,
    prescriptions_until: row.prescriptions_until,
    is_vat_registered: row.is_vat_registered,
    status: row.status,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    ...(km === undefined ? {} : { distance_km: roundKm(km) }),
    ...(productsCount === undefined ? {} : { products_count: productsCount }),
  }
}
