import type { Entity } from '@botika/common/entity/entity'
import type { Fields } from '@botika/common/entity/fields'
import { clinic, hospital, laboratory, veterinarian } from '@botika/common/facilities/entity'
import { FACILITY_KINDS, type FacilityKind } from '@botika/common/facilities/endpoints'
import { collectionOf, conditionsOf, type Database } from '../../platform'
import { build, countRows, over, rowsOf } from '../../platform/db/query'
import { isOpenNow } from '../opening-hours/open-now'

const e = over<{ t: 'facilities' }>()

/** One of the four kinds of facility: the same facts in one table, under an address of its own. */
const facility = <F extends Fields>(kind: FacilityKind, entity: Entity<F>) =>
  collectionOf(entity, {
    hasNameSort: true,
    always: { kind },
    alsoSearched: e.ref('t.place_words'),
    order: e.ref('t.name_sort'),
    isOpenNow,
    worked: (row) => ({ is_open_now: isOpenNow(row['opening_hours'] as string | null) }),
  })

export const FACILITY_COLLECTIONS = {
  hospital: facility('hospital', hospital),
  clinic: facility('clinic', clinic),
  laboratory: facility('laboratory', laboratory),
  veterinarian: facility('veterinarian', veterinarian),
} as const

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
