import type { Specialty } from '@botika/common/specialties/endpoints'
import { type CollectionDefinition, pick, stampsOf } from '../../platform'

const DOCTORS = '(select count(*)::int from doctors d where d.specialty_id = t.id)'

/** Medical specialties with their subspecialties, and how many doctors have each. */
export const specialtyCollection: CollectionDefinition<Specialty> = {
  resource: 'specialties',
  table: 'specialties',
  noun: 'specialty',
  title: 'name',
  hasSlug: true,
  hasNameSort: false,
  columns: { name: 'name', subspecialties: 'subspecialties' },
  selects: `${DOCTORS} as doctors_count`,
  alsoSearched: `array_to_string(t.subspecialties, ' ')`,
  sorts: {
    id: 't.id',
    name: 't.name',
    doctors_count: DOCTORS,
    created_at: 't.created_at',
    updated_at: 't.updated_at',
  },
  order: 'lower(t.name)',
  present: (row) => ({
    ...stampsOf(row),
    ...pick<Pick<Specialty, 'name' | 'slug' | 'subspecialties' | 'doctors_count'>>(row, [
      'name',
      'slug',
      'subspecialties',
      'doctors_count',
    ]),
  }),
}
