import { doctor } from '@botika/common/doctors/entity'
import { collectionOf } from '../../platform'

/** Doctors with the names of their specialty and pharmacy. */
export const doctorCollection = collectionOf(doctor, {
  hasNameSort: true,
  selects: 's.name as specialty_name, p.name as pharmacy_name',
  joins: 'left join specialties s on s.id = t.specialty_id left join pharmacies p on p.id = t.pharmacy_id',
  alsoSearched: `concat_ws(' ', s.name, t.subspecialty, t.city)`,
  sorts: { specialty_name: 's.name', pharmacy_name: 'p.name_sort' },
  order: 't.name_sort',
})
