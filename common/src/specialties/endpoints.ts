import * as z from 'zod'
import { requiredText, text } from '../http/codecs'
import { collection, ListQuery } from '../http/collection'
import { RecordFields, VersionField } from '../record'

export const Specialty = RecordFields.extend({
  name: z.string(),
  slug: z.string(),
  subspecialties: z.array(z.string()),
  doctors_count: z.number().int(),
})
export type Specialty = z.infer<typeof Specialty>

const SpecialtyFields = z.object({
  name: requiredText(120),
  subspecialties: z.array(text(120)).max(100).optional(),
})

export const specialties = collection({
  name: 'specialties',
  record: Specialty,
  fields: SpecialtyFields,
  changes: SpecialtyFields.partial().extend(VersionField.shape),
  query: ListQuery,
})
