import * as fields from '../messages/office/fields'
import { entity } from '../entity/entity'
import { lines, number, slug, text } from '../entity/fields'

export const specialty = entity({
  name: 'specialties',
  about: fields.doctorsAreFoundByTheir,
  nameFields: ['name'],
  sort: { field: 'name', order: 'ASC' },
  fields: {
    name: text({ label: fields.name, max: 120, isRequired: true, isListed: true, isSorted: true }),
    slug: slug(),
    subspecialties: lines({ label: fields.subspecialties, max: 120, most: 100, isListed: true }),
    doctors_count: number({ label: fields.doctors, isReadOnly: true, isListed: true, isSorted: true }),
  },
})
