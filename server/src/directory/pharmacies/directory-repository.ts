import type { Database, Tx } from '../../platform'
import { build, countRows, named, rowOf, type RowOf, rowsOf, sql } from '../../platform/db/query'
import type { pharmacies as pharmacyTable } from '../../schema'

const pharmacies = build
  .selectFrom('pharmacies')
  .select([
    'id',
    'name',
    'slug',
    'name_sort',
    'address',
    'province',
    'city',
    'barangay',
    'latitude',
    'longitude',
  ])
  .select(['phone', 'email', 'opening_hours', 'image', 'description', 'license_number', 'license_expires_on'])
  .select([
    'prescriptions_until',
    'is_vat_registered',
    'delivery_terms',
    'status',
    'created_at',
    'updated_at',
  ])

export type PharmacyRow = RowOf<typeof pharmacies>

const findVersion = named<object>()('pharmacies_version', () =>
  build
    .selectFrom('pharmacies')
    .select((e) =>
      sql<string>`count(*) || ' ' || coalesce(max(${e.ref('updated_at')})::text, '') || ' ' || coalesce(max(${e.ref('id')}), 0)`.as(
        'version',
      ),
    ),
)

export const sellersOf = (tx: Tx, pharmacyId: number) =>
  rowsOf(
    tx,
    build
      .selectFrom('users')
      .select(['email', 'first_name'])
      .where('pharmacy_id', '=', pharmacyId)
      .where('position', '=', 'owner')
      .where('is_active', '=', true)
      .where('deleted_at', 'is', null)
      .orderBy('id'),
  )

export async function addPharmacy(
  tx: Tx,
  pharmacy: Omit<typeof pharmacyTable.$inferInsert, 'delivery_terms'>,
): Promise<number> {
  const made = await rowOf(tx, build.insertInto('pharmacies').values(pharmacy).returning('id'))
  return made?.id as number
}

/** All pharmacies at once: some thousands, which every list and product page needs. */
export function directoryRepository(db: Database) {
  return {
    all: (): Promise<PharmacyRow[]> => rowsOf(db, pharmacies.orderBy('name_sort').orderBy('id')),

    async version(): Promise<string> {
      const [found] = await findVersion(db, {})
      return found?.version ?? ''
    },

    async offerCounts(): Promise<Map<number, number>> {
      const rows = await rowsOf(
        db,
        build
          .selectFrom('inventories')
          .select(['pharmacy_id', countRows.as('n')])
          .where('status', '=', sql.lit('live'))
          .where('archived_at', 'is', null)
          .groupBy('pharmacy_id'),
      )
      return new Map(rows.map((row) => [row.pharmacy_id, row.n]))
    },
  }
}
export type DirectoryRepository = ReturnType<typeof directoryRepository>
