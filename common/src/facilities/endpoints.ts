import * as z from 'zod'
import { flag, imageName, phone, requiredText, text } from '../http/codecs'
import { collection, ListQuery } from '../http/collection'
import { DIRECTORY_SORTS } from '../pharmacies/endpoints'
import { PlaceFields, PlaceInput } from '../place'
import { PositionQuery, RecordFields, VersionField } from '../record'

export const FACILITY_KINDS = ['hospital', 'clinic', 'laboratory', 'veterinarian'] as const
export type FacilityKind = (typeof FACILITY_KINDS)[number]

/** A hospital, clinic, laboratory or veterinarian. */
export const Facility = RecordFields.extend({
  name: z.string(),
  slug: z.string(),
  ...PlaceFields.shape,
  phone: z.string().nullable(),
  opening_hours: z.string().nullable(),
  is_open_now: z.boolean().nullable(),
  services: z.array(z.string()),
  image: z.string().nullable(),
  description: z.string(),
  distance_km: z.number().optional(),
})
export type Facility = z.infer<typeof Facility>

/** A laboratory's name is `lab_name`, also answered as `name`. */
export const Laboratory = Facility.extend({ lab_name: z.string() })

const fields = {
  ...PlaceInput.shape,
  address: requiredText(300),
  phone: phone().nullable().optional(),
  opening_hours: text(300).nullable().optional(),
  services: z.array(text(120)).max(100).optional(),
  image: imageName().nullable().optional(),
  description: text(5_000).optional(),
}
const FacilityFields = z.object({ name: requiredText(200), ...fields })
const LaboratoryFields = z.object({ lab_name: requiredText(200), ...fields })

const FacilityQuery = ListQuery.extend({
  ...PositionQuery.shape,
  filter: z.enum(DIRECTORY_SORTS).optional(),
  city: text(100).optional(),
  province: text(100).optional(),
  open_now: flag().optional(),
})

const facility = (name: 'hospitals' | 'clinics' | 'veterinarians') =>
  collection({
    name,
    record: Facility,
    fields: FacilityFields,
    changes: FacilityFields.partial().extend(VersionField.shape),
    query: FacilityQuery,
  })

export const hospitals = facility('hospitals')
export const clinics = facility('clinics')
export const veterinarians = facility('veterinarians')
export const laboratories = collection({
  name: 'laboratories',
  record: Laboratory,
  fields: LaboratoryFields,
  changes: LaboratoryFields.partial().extend(VersionField.shape),
  query: FacilityQuery,
})
