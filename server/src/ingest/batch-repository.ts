import type { BulkReport } from '@botika/common/bulk/schema'
import type { Database, Tx } from '../platform'
import { build, countRows, json, now, over, rowOf, rowsOf, run, sql } from '../platform/db/query'

export type { Tx }

export interface RefusedRow {
  row: number
  cells: string[]
  reasons: string[]
}

export type StoredReport = Omit<BulkReport, 'id' | 'created_at' | 'undone_at'>

export interface BatchRow {
  id: number
  pharmacy_id: number
  report: StoredReport
  created_at: Date
  undone_at: Date | null
}

const ofPharmacy = (pharmacyId: number | null) => {
  const batches = build.selectFrom('import_batches')
  return pharmacyId === null ? batches : batches.where('pharmacy_id', '=', pharmacyId)
}
const COLUMNS = ['id', 'pharmacy_id', 'report', 'created_at', 'undone_at'] as const

const offersOf = (id: number) => build.selectFrom('import_batch_offers as bo').where('bo.batch_id', '=', id)

const e = over<{ b: 'import_batches'; bo: 'import_batch_offers' }>()
const isNew = e('bo.before', 'is', null)
const ordered = e
  .selectFrom('order_items as oi')
  .select('oi.id')
  .whereRef('oi.inventory_id', '=', 'bo.inventory_id')
const isSold = e.or([
  e.exists(
    ordered.innerJoin('orders as o', 'o.id', 'oi.order_id').whereRef('o.created_at', '>=', 'b.created_at'),
  ),
  isNew.and(e.exists(ordered)),
  isNew.and(
    e.exists(
      e
        .selectFrom('recurring_order_items as ri')
        .select('ri.id')
        .whereRef('ri.inventory_id', '=', 'bo.inventory_id'),
    ),
  ),
])

const undoing = {
  async lockOffers(tx: Tx, id: number): Promise<{ sold: number; changed: number }> {
    await run(
      tx,
      build
        .selectFrom('inventories')
        .select('id')
        .where('id', 'in', offersOf(id).select('bo.inventory_id'))
        .orderBy('id')
        .forUpdate(),
    )
    const found = await rowOf(
      tx,
      offersOf(id)
        .innerJoin('import_batches as b', 'b.id', 'bo.batch_id')
        .leftJoin('inventories as i', 'i.id', 'bo.inventory_id')
        .crossJoinLateral(build.selectNoFrom(isSold.as('is_sold')).as('s'))
        .select(({ ref }) => [
          sql<number>`count(*) filter (where ${ref('s.is_sold')})::int`.as('sold'),
          sql<number>`count(*) filter (where not ${ref('s.is_sold')} and (${ref('i.id')} is null
            or ${ref('i.updated_at')} <> ${ref('b.created_at')} or ${ref('i.archived_at')} is not null))::int`.as(
            'changed',
          ),
        ]),
    )
    return found ?? { sold: 0, changed: 0 }
  },

  async undo(tx: Tx, id: number): Promise<number[]> {
    const added = offersOf(id).select('bo.inventory_id').where('bo.before', 'is', null)
    await run(tx, build.deleteFrom('cart_items').where('inventory_id', 'in', added))
    await run(tx, build.deleteFrom('inventories').where('id', 'in', added))
    await run(
      tx,
      build
        .updateTable('inventories as i')
        .from('import_batch_offers as bo')
        .set(({ ref }) => ({
          price: sql<number>`(${ref('bo.before')}->>'price')::int`,
          quantity: sql<number>`(${ref('bo.before')}->>'quantity')::int`,
          sku: sql<string>`${ref('bo.before')}->>'sku'`,
          status: sql<'live'>`${ref('bo.before')}->>'status'`,
          updated_at: now,
        }))
        .where('bo.batch_id', '=', id)
        .where('bo.before', 'is not', null)
        .whereRef('i.id', '=', 'bo.inventory_id'),
    )
    const gone = offersOf(id)
      .select('bo.product_id')
      .where('bo.is_new_product', '=', true)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('inventories as i').select('i.id').whereRef('i.product_id', '=', 'bo.product_id'),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('order_items as oi').select('oi.id').whereRef('oi.product_id', '=', 'bo.product_id'),
          ),
        ),
      )
    await run(tx, build.deleteFrom('bookmarks').where('kind', '=', 'product').where('target_id', 'in', gone))
    await run(tx, build.deleteFrom('products').where('id', 'in', gone))
    await run(
      tx,
      build.updateTable('import_batches').set({ undone_at: now, updated_at: now }).where('id', '=', id),
    )
    const left = await rowsOf(
      tx,
      offersOf(id).innerJoin('products as p', 'p.id', 'bo.product_id').select('bo.product_id'),
    )
    return left.map((row) => row.product_id)
  },
}

export function batchRepository(db: Database) {
  return {
    transaction: db.transaction,
    ...undoing,

    async insert(tx: Tx, { pharmacyId, userId }: { pharmacyId: number; userId: number }) {
      const batch = { pharmacy_id: pharmacyId, user_id: userId, report: json({}) }
      const query = build.insertInto('import_batches').values(batch).returning(['id', 'created_at'])
      return (await rowOf(tx, query)) as { id: number; created_at: Date }
    },

    saveReport: (tx: Tx, id: number, report: StoredReport, refused: RefusedRow[]) =>
      run(
        tx,
        build
          .updateTable('import_batches')
          .set({ report: json(report), refused: json(refused) })
          .where('id', '=', id),
      ),

    async list(pharmacyId: number | null, { page, per_page }: { page: number; per_page: number }) {
      const own = ofPharmacy(pharmacyId)
      const [rows, counted] = await Promise.all([
        rowsOf(
          db,
          own
            .select(COLUMNS)
            .orderBy('id', 'desc')
            .limit(per_page)
            .offset((page - 1) * per_page),
        ),
        rowOf(db, own.select(countRows.as('total'))),
      ])
      return { rows: rows as BatchRow[], total: counted?.total ?? 0 }
    },

    async find(id: number, pharmacyId: number | null, tx: Tx = db, isLocked = false) {
      const query = ofPharmacy(pharmacyId).select(COLUMNS).where('id', '=', id)
      return (await rowOf(tx, isLocked ? query.forUpdate() : query)) as BatchRow | undefined
    },

    async findRefused(id: number): Promise<RefusedRow[]> {
      const found = await rowOf(db, build.selectFrom('import_batches').select('refused').where('id', '=', id))
      return (found?.refused ?? []) as RefusedRow[]
    },
  }
}
export type BatchRepository = ReturnType<typeof batchRepository>
