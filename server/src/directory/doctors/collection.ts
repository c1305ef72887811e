import { doctor } from '@botika/common/doctors/entity'
import { collectionOf } from '../../platform'
import { build, over, plainText, withSpaces } from '../../platform/db/query'

const e = over<{ t: 'doctors'; s: 'specialties'; p: 'pharmacies' }>()

export const doctorCollection = collectionOf(doctor, {
  hasNameSort: true,
  from: build
    .selectFrom('doctors as t')
    .leftJoin('specialties as s', 's.id', 't.specialty_id')
    .leftJoin('pharmacies as p', 'p.id', 't.pharmacy_id'),
  selects: [e.ref('s.name').as('specialty_name'), e.ref('p.name').as('pharmacy_name')],
  alsoSearched: plainText(withSpaces(e.ref('s.name'), e.ref('t.subspecialty'), e.ref('t.city'))),
  sorts: { specialty_name: e.ref('s.name'), pharmacy_name: e.ref('p.name_sort') },
  order: e.ref('t.name_sort'),
})
