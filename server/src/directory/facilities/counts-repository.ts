import { FACILITY_KINDS, type FacilityKind } from '@botika/common/facilities/endpoints'
import { conditionsOf, type Database } from '../../platform'
import { build, countRows, rowsOf } from '../../platform/db/query'
import { FACILITY_COLLECTIONS } from './collection'

export async function facilityCounts(db: Database, keyword: string): Promise<Record<FacilityKind, number>> {
  const { always: _kind, ...ofAnyKind } = FACILITY_COLLECTIONS.hospital
  const rows = await rowsOf(
    db,
    build
      .selectFrom('facilities as t')
      .select(['t.kind', countRows.as('total')])
      .where((e) => e.and(conditionsOf(ofAnyKind, { isManage: false }, { keyword })))
      .groupBy('t.kind'),
  )
  const found = new Map(rows.map(({ kind, total }) => [kind, total]))
  return Object.fromEntries(FACILITY_KINDS.map((kind) => [kind, found.get(kind) ?? 0])) as Record<
    FacilityKind,
    number
  >
}
