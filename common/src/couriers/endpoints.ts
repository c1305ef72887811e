import * as z from 'zod'
import { flag, Id, phone, requiredText, text } from '../http/codecs'
import { collection, ListQuery } from '../http/collection'
import { RecordFields, VersionField } from '../record'

export const Courier = RecordFields.extend({
  name: z.string(),
  pharmacy_id: z.number().int().nullable(),
  contact_number: z.string().nullable(),
  vehicle: z.string().nullable(),
  is_active: z.boolean(),
})
export type Courier = z.infer<typeof Courier>

const CourierFields = z.object({
  name: requiredText(150),
  pharmacy_id: Id.nullable().optional(),
  contact_number: phone().nullable().optional(),
  vehicle: text(100).nullable().optional(),
  is_active: flag().optional(),
})

export const couriers = collection({
  name: 'couriers',
  record: Courier,
  fields: CourierFields,
  changes: CourierFields.partial().extend(VersionField.shape),
  query: ListQuery.extend({ pharmacy_id: Id.optional() }),
})
