import * as z from 'zod'
import { Id, imageName, phone, requiredText, text } from '../http/codecs'
import { collection, ListQuery } from '../http/collection'
import { Pesos, PesosField } from '../money'
import { DIRECTORY_SORTS } from '../pharmacies/endpoints'
import { PlaceFields, PlaceInput } from '../place'
import { PositionQuery, RecordFields, VersionField } from '../record'

export const Doctor = RecordFields.extend({
  name: z.string(),
  slug: z.string(),
  specialty_id: z.number().int().nullable(),
  specialty_name: z.string().nullable(),
  subspecialty: z.string().nullable(),
  pharmacy_id: z.number().int().nullable(),
  pharmacy_name: z.string().nullable(),
  license_number: z.string().nullable(),
  ...PlaceFields.shape,
  phone: z.string().nullable(),
  schedule: z.string().nullable(),
  consultation_fee: Pesos.nullable(),
  image: z.string().nullable(),
  description: z.string(),
  distance_km: z.number().optional(),
})
export type Doctor = z.infer<typeof Doctor>

const DoctorFields = z.object({
  name: requiredText(200),
  specialty_id: Id.nullable().optional(),
  subspecialty: text(120).nullable().optional(),
  pharmacy_id: Id.nullable().optional(),
  license_number: text(60).nullable().optional(),
  ...PlaceInput.shape,
  phone: phone().nullable().optional(),
  schedule: text(300).nullable().optional(),
  consultation_fee: PesosField.nullable().optional(),
  image: imageName().nullable().optional(),
  description: text(5_000).optional(),
})

export const doctors = collection({
  name: 'doctors',
  record: Doctor,
  fields: DoctorFields,
  changes: DoctorFields.partial().extend(VersionField.shape),
  query: ListQuery.extend({
    ...PositionQuery.shape,
    filter: z.enum(DIRECTORY_SORTS).optional(),
    specialty_id: Id.optional(),
    subspecialty: text(120).optional(),
    pharmacy_id: Id.optional(),
    city: text(100).optional(),
  }),
})
