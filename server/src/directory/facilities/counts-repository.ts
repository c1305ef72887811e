import { FACILITY_KINDS, type FacilityKind } from '@botika/common/facilities/endpoints'
import { binding, conditionsOf, type Database, whereOf } from '../../platform'
import { FACILITY_COLLECTIONS } from './collection'

/** How many facilities of each kind the lists tell of for these words, counted at once. */
export async function facilityCounts(db: Database, keyword: string): Promise<Record<FacilityKind, number>> {
  const { always: _kind, ...ofAnyKind } = FACILITY_COLLECTIONS.hospital
  const { values, bind } = binding()
  const where = whereOf(conditionsOf(ofAnyKind, { isManage: false }, { keyword }, bind))
  const { rows } = await db.sql.query<{ kind: FacilityKind; total: number }>(
    `select t.kind, count(*)::int as total from facilities t ${where} group by t.kind`,
    values,
  )
  const found = new Map(rows.map(({ kind, total }) => [kind, total]))
  return Object.fromEntries(FACILITY_KINDS.map((kind) => [kind, found.get(kind) ?? 0])) as Record<
    FacilityKind,
    number
  >
}
