import * as z from 'zod'
import { day, email, flag, imageName, phone, requiredText, text } from '../http/codecs'
import { DeliveryTermsField } from '../delivery-terms/schema'
import { DIRECTORY_SORTS } from '../entity/schemas'
import { collection, ListQuery, OneQuery } from '../http/collection'
import { PlaceFields, PlaceInput } from '../place'
import { PositionQuery, RecordFields, VersionField } from '../record'

export const PHARMACY_STATUSES = ['active', 'suspended'] as const

export const Pharmacy = RecordFields.extend({
  name: z.string(),
  slug: z.string(),
  ...PlaceFields.shape,
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** OpenStreetMap's syntax: `Mo-Sa 08:00-21:00; PH off`. */
  opening_hours: z.string().nullable(),
  is_open_now: z.boolean().nullable(),
  image: z.string().nullable(),
  description: z.string(),
  license_number: z.string().nullable(),
  license_expires_on: z.string().nullable(),
  /** The last day on which it may sell on prescription; its pharmacists’ PRC cards say so. */
  prescriptions_until: z.string().nullable(),
  is_vat_registered: z.boolean(),
  /** Null: as the marketplace's settings say. For its people and admins; quotes say what follows from it. */
  delivery_terms: DeliveryTermsField.nullable().optional(),
  status: z.enum(PHARMACY_STATUSES),
  suspension_reason: z.string().optional(),
  distance_km: z.number().optional(),
  products_count: z.number().int().optional(),
})
export type Pharmacy = z.infer<typeof Pharmacy>

const PharmacyFields = z.object({
  name: requiredText(200),
  ...PlaceInput.shape,
  address: requiredText(300),
  phone: phone().nullable().optional(),
  email: email().nullable().optional(),
  opening_hours: text(300).nullable().optional(),
  image: imageName().nullable().optional(),
  description: text(5_000).optional(),
  license_number: text(60).nullable().optional(),
  license_expires_on: day().nullable().optional(),
  is_vat_registered: flag().optional(),
  delivery_terms: DeliveryTermsField.nullable().optional(),
  status: z.enum(PHARMACY_STATUSES).optional(),
  suspension_reason: text(500).nullable().optional(),
})

export const PharmacyQuery = ListQuery.extend({
  ...PositionQuery.shape,
  filter: z.enum(DIRECTORY_SORTS).optional(),
  city: text(100).optional(),
  province: text(100).optional(),
  open_now: flag().optional(),
  status: z.enum(PHARMACY_STATUSES).optional(),
})

const base = collection({
  name: 'pharmacies',
  record: Pharmacy,
  fields: PharmacyFields,
  changes: PharmacyFields.partial().extend(VersionField.shape),
  query: PharmacyQuery,
})

export const pharmacies = {
  ...base,
  one: { ...base.one, query: PositionQuery.extend(OneQuery.shape) },
}
