import { specialty } from '@botika/common/specialties/entity'
import { collectionOf } from '../../platform'
import { countRows, over, plainText, sql } from '../../platform/db/query'

const e = over<{ t: 'specialties' }>()
const doctors = e.selectFrom('doctors as d').select(countRows.as('n')).whereRef('d.specialty_id', '=', 't.id')

export const specialtyCollection = collectionOf(specialty, {
  selects: [doctors.as('doctors_count')],
  alsoSearched: plainText(sql`array_to_string(${e.ref('t.subspecialties')}, ' ')`),
  sorts: { doctors_count: doctors },
})
