import { isForSale } from '../../catalogue'
import type { Database, Tx } from '../../platform'
import {
  anyOf,
  attempt,
  build,
  countRows,
  every,
  listOf,
  over,
  pageOf,
  rowOf,
  type RowOf,
  rowsOf,
  run,
  sql,
} from '../../platform/db/query'
import type { recurringOrders } from '../../schema'
import type { Reader } from '../orders/emails'
import { findReader } from '../orders/repository'
import { openLines } from '../orders/view-repository'

export type { Tx }
type Moment = Date | string
export type RecurringInsert = typeof recurringOrders.$inferInsert
export type RecurringRow = Omit<typeof recurringOrders.$inferSelect, 'created_at' | 'updated_at'> & {
  created_at: Moment
  updated_at: Moment
}

/** Lines as they are now; `current_quantity` is 0 where a line can't be bought right now. */
const lines = build
  .selectFrom('recurring_order_items as l')
  .innerJoin('inventories as i', 'i.id', 'l.inventory_id')
  .innerJoin('products as p', 'p.id', 'i.product_id')
  .innerJoin('pharmacies as ph', 'ph.id', 'i.pharmacy_id')
  .select(['l.inventory_id', 'l.quantity', 'i.product_id', 'p.name as product_name', 'p.generic_name'])
  .select(['p.image', 'i.pharmacy_id', 'ph.name as pharmacy_name', 'p.is_prescription', 'i.price'])
  .select((e) =>
    e.case().when(isForSale).then(e.ref('i.quantity')).else(sql.lit(0)).end().as('current_quantity'),
  )
  .orderBy('l.id')

const placed = build
  .selectFrom('orders as o')
  .select(['o.id', 'o.order_number', 'o.total', 'o.created_at'])
  .select((e) =>
    listOf(
      e
        .selectFrom('seller_orders as s')
        .select(['s.pharmacy_id', 's.status', 's.total'])
        .select(({ ref }) => openLines.where('r.seller_order_id', '=', ref('s.id')).as('open_lines'))
        .whereRef('s.order_id', '=', 'o.id')
        .orderBy('s.id'),
    ).as('parts'),
  )
  .orderBy('o.created_at', 'desc')
  .orderBy('o.id', 'desc')
  .limit(24)

const all = build.selectFrom('recurring_orders as r')
const views = all.select(({ fn, ref }) => [
  fn.toJson('r').as('recurring'),
  listOf(lines.where('l.recurring_order_id', '=', ref('r.id'))).as('items'),
  listOf(placed.where('o.recurring_order_id', '=', ref('r.id'))).as('placed'),
])

export type RecurringView = RowOf<typeof views>
export type LineRow = RecurringView['items'][number]
export type PlacedRow = RecurringView['placed'][number]

export interface Filter {
  customerId: number | null
  pharmacyId: number | null
  isEither: boolean
  isCancelled: boolean | undefined
  page: number
  per_page: number
}

const e = over<{ r: 'recurring_orders' }>()

function chosenBy({ customerId, pharmacyId, isEither, isCancelled }: Filter) {
  const isTheirs = customerId !== null && e('r.customer_id', '=', customerId)
  const hasLine =
    pharmacyId !== null &&
    e.exists(
      e
        .selectFrom('recurring_order_items as l')
        .innerJoin('inventories as i', 'i.id', 'l.inventory_id')
        .select('l.id')
        .whereRef('l.recurring_order_id', '=', 'r.id')
        .where('i.pharmacy_id', '=', pharmacyId),
    )
  return every(
    isEither && isTheirs && hasLine ? e.or([isTheirs, hasLine]) : every(isTheirs, hasLine),
    isCancelled !== undefined && e('r.is_cancelled', '=', isCancelled),
  )
}

export function recurringOrderRepository(db: Database) {
  return {
    transaction: db.transaction,

    find: (id: number, tx: Tx = db) => rowOf(tx, views.where('r.id', '=', id)),
    findByNumber: (number: string) => rowOf(db, views.where('r.order_number', '=', number)),

    async list(filter: Filter) {
      const { limit, offset } = pageOf(filter)
      const chosen = chosenBy(filter)
      const [found, counted] = await Promise.all([
        rowsOf(db, views.where(chosen).orderBy('r.id', 'desc').limit(limit).offset(offset)),
        rowOf(db, all.where(chosen).select(countRows.as('total'))),
      ])
      return { views: found, total: counted?.total ?? 0 }
    },

    async insert(tx: Tx, row: RecurringInsert, items: { inventory_id: number; quantity: number }[]) {
      const made = await rowOf(tx, build.insertInto('recurring_orders').values(row).returning('id'))
      const id = made?.id as number
      const rows = items.map((item) => ({ ...item, recurring_order_id: id }))
      await run(tx, build.insertInto('recurring_order_items').values(rows))
      return id
    },

    findDue: (today: string) =>
      rowsOf(
        db,
        build
          .selectFrom('recurring_orders')
          .select(['id', 'next_due_on'])
          .where('is_cancelled', '=', false)
          .where('next_due_on', '<=', today)
          .orderBy('next_due_on')
          .orderBy('id')
          .limit(1000),
      ),

    hold: (tx: Tx, id: number) =>
      rowOf(tx, build.selectFrom('recurring_orders').selectAll().where('id', '=', id).forUpdate()),

    update: (tx: Tx, id: number, values: Partial<RecurringInsert>, at: Date) =>
      run(
        tx,
        build
          .updateTable('recurring_orders')
          .set({ ...values, updated_at: at })
          .where('id', '=', id),
      ),

    attempt,

    termsOf: (tx: Tx, id: number) =>
      rowsOf(
        tx,
        build
          .selectFrom('pharmacies as ph')
          .select(['ph.name', 'ph.delivery_terms'])
          .where('ph.id', 'in', (e) =>
            e
              .selectFrom('recurring_order_items as l')
              .innerJoin('inventories as i', 'i.id', 'l.inventory_id')
              .select('i.pharmacy_id')
              .where('l.recurring_order_id', '=', id),
          )
          .orderBy('ph.id'),
      ),

    async findUsableFiles(tx: Tx, ids: (number | null)[], at: Date): Promise<Set<number>> {
      const rows = await rowsOf(
        tx,
        build
          .selectFrom('private_files')
          .select('id')
          .where('id', '=', anyOf(ids.filter((id) => id !== null)))
          .where('deleted_at', 'is', null)
          .where('delete_after', '>', at),
      )
      return new Set(rows.map((row) => row.id))
    },

    /** The owner's account is locked against suspension and deletion; false where gone. A guest has none. */
    async holdOwner(tx: Tx, id: number): Promise<boolean> {
      const owner = build.selectFrom('recurring_orders').select('customer_id').where('id', '=', id)
      const found = await rowOf(
        tx,
        build
          .selectFrom('users')
          .select((u) => u.and({ is_active: true, deleted_at: null }).as('is_active'))
          .where('id', '=', owner)
          .forShare(),
      )
      return found ? !!found.is_active : true
    },

    async findReader(tx: Tx, row: RecurringRow): Promise<Reader | null> {
      if (row.customer_id !== null) return (await findReader(tx, row.customer_id)) ?? null
      const name = row.guest_first_name ?? row.receiver_first_name
      return row.guest_email ? { email: row.guest_email, name, language: row.language } : null
    },
  }
}
export type RecurringOrderRepository = ReturnType<typeof recurringOrderRepository>
