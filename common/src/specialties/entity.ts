import { entity } from '../entity/entity'
import { lines, number, slug, text } from '../entity/fields'

/** Medical specialties with their subspecialties, and how many doctors have each. */
export const specialty = entity({
  name: 'specialties',
  one: 'Specialty',
  many: 'Specialties',
  about: 'Doctors are found by their specialty.',
  nameFields: ['name'],
  sort: { field: 'name', order: 'ASC' },
  fields: {
    name: text({ label: 'Name', max: 120, isRequired: true, isListed: true, isSorted: true }),
    slug: slug(),
    subspecialties: lines({ label: 'Subspecialties', max: 120, most: 100, isListed: true }),
    doctors_count: number({ label: 'Doctors', isReadOnly: true, isListed: true, isSorted: true }),
  },
})
