import type { BulkReport } from '@botika/common/bulk/schema'
import type { Database, Tx } from '../platform'
import { build, countRows, json, rowOf, rowsOf, run } from '../platform/db/query'

export type { Tx }

/** A row that was refused, as it came. */
export interface RefusedRow {
  row: number
  cells: string[]
  reasons: string[]
}

/** A report as it is stored: without what only the batch itself knows. */
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
const OFFERS = 'select inventory_id from import_batch_offers where batch_id = $1'

/** Uploads as they are stored, to be looked at and undone. A pharmacy reaches only its own. */
export function batchRepository(db: Database) {
  return {
    transaction: db.transaction,

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

    /** Locks the offers of an upload; how many were sold, or changed otherwise, since. */
    async lockOffers(tx: Tx, id: number): Promise<{ sold: number; changed: number }> {
      await tx.sql.query(`select 1 from inventories where id in (${OFFERS}) order by id for update`, [id])
      const { rows } = await tx.sql.query<{ sold: number; changed: number }>(
        `select count(*) filter (where is_sold)::int as sold,
           count(*) filter (where not is_sold and (i.id is null or i.updated_at <> b.created_at or i.archived_at is not null))::int as changed
         from import_batches b
         join import_batch_offers bo on bo.batch_id = b.id
         left join inventories i on i.id = bo.inventory_id
         cross join lateral (select
           exists (select from order_items oi join orders o on o.id = oi.order_id
             where oi.inventory_id = bo.inventory_id and o.created_at >= b.created_at)
           or (bo.before is null and exists (select from order_items oi where oi.inventory_id = bo.inventory_id))
           or (bo.before is null and exists (select from recurring_order_items ri where ri.inventory_id = bo.inventory_id))
           as is_sold) s
         where b.id = $1`,
        [id],
      )
      return rows[0] ?? { sold: 0, changed: 0 }
    },

    /** Removes new offers and products and restores changed offers; answers which products were concerned. */
    async undo(tx: Tx, id: number): Promise<number[]> {
      const isNew = `${OFFERS} and before is null`
      await tx.sql.query(`delete from cart_items where inventory_id in (${isNew})`, [id])
      await tx.sql.query(`delete from inventories where id in (${isNew})`, [id])
      await tx.sql.query(
        `update inventories i set price = (bo.before->>'price')::int, quantity = (bo.before->>'quantity')::int,
           sku = bo.before->>'sku', status = bo.before->>'status', updated_at = now()
         from import_batch_offers bo where bo.batch_id = $1 and bo.before is not null and i.id = bo.inventory_id`,
        [id],
      )
      // a product that somebody else offers by now, or that was ordered, stays in the catalogue
      const gone = `select bo.product_id from import_batch_offers bo where bo.batch_id = $1 and bo.is_new_product
        and not exists (select from inventories i where i.product_id = bo.product_id)
        and not exists (select from order_items oi where oi.product_id = bo.product_id)`
      await tx.sql.query(`delete from bookmarks where kind = 'product' and target_id in (${gone})`, [id])
      await tx.sql.query(`delete from products where id in (${gone})`, [id])
      await tx.sql.query(`update import_batches set undone_at = now(), updated_at = now() where id = $1`, [
        id,
      ])
      const { rows } = await tx.sql.query<{ product_id: number }>(
        `select bo.product_id from import_batch_offers bo join products p on p.id = bo.product_id where bo.batch_id = $1`,
        [id],
      )
      return rows.map((row) => row.product_id)
    },
  }
}
export type BatchRepository = ReturnType<typeof batchRepository>
