import { specialty } from '@botika/common/specialties/entity'
import { collectionOf } from '../../platform'

const DOCTORS = '(select count(*)::int from doctors d where d.specialty_id = t.id)'

export const specialtyCollection = collectionOf(specialty, {
  selects: `${DOCTORS} as doctors_count`,
  alsoSearched: `array_to_string(t.subspecialties, ' ')`,
  sorts: { doctors_count: DOCTORS },
  order: 'lower(t.name)',
})
