import type { SellerOrderStatus } from '@botika/common/orders/steps'
import type { Database, Tx } from '../../platform'
import {
  anyOf,
  build,
  every,
  named,
  now,
  over,
  rowOf,
  rowsOf,
  run,
  sameButCase,
  sql,
} from '../../platform/db/query'
import { holdsCard } from '../../directory'
import { saleStop } from './stop-expressions'
import type {
  orderEvents,
  orderItems,
  orders,
  prescriptionChecks,
  salesRecords,
  sellerOrders,
} from '../../schema'

export type { Tx }
export type OrderRow = typeof orders.$inferSelect
export type PartRow = typeof sellerOrders.$inferSelect
export type ItemRow = typeof orderItems.$inferSelect
export type NewEvent = typeof orderEvents.$inferInsert
export type NewSalesRecord = typeof salesRecords.$inferInsert

/** An order locked for a change: nobody else changes any part of it meanwhile. */
export interface Held {
  order: OrderRow
  parts: PartRow[]
  items: ItemRow[]
  pharmacyNames: Map<number, string>
  pharmacyEmails: Map<number, string | null>
  email: string | null
  name: string
}

export interface RestockedLine {
  product_id: number
  before: number
}

export interface Owner {
  pharmacyId?: number | null
  customerId?: number
  guest?: { orderNumber: string; email: string }
}

const e = over<{ orders: 'orders' }>()

async function hold(tx: Tx, ...conditions: Parameters<typeof every>): Promise<Held | undefined> {
  const found = build.selectFrom('orders').selectAll()
  const order = await rowOf(tx, found.where(every(...conditions)).forNoKeyUpdate())
  if (!order) return undefined
  const partsOf = build.selectFrom('seller_orders').selectAll().where('order_id', '=', order.id).orderBy('id')
  const parts = await rowsOf(tx, partsOf.forNoKeyUpdate())
  const items = await rowsOf(
    tx,
    build.selectFrom('order_items').selectAll().where('order_id', '=', order.id).orderBy('id'),
  )
  const pharmacies = await rowsOf(
    tx,
    build
      .selectFrom('pharmacies')
      .select(['id', 'name', 'email'])
      .where('id', '=', anyOf(parts.map((part) => part.pharmacy_id))),
  )
  const user = order.customer_id
    ? await rowOf(
        tx,
        build
          .selectFrom('users')
          .select(['email', 'first_name as name', 'deleted_at'])
          .where('id', '=', order.customer_id),
      )
    : undefined
  return {
    order,
    parts,
    items,
    pharmacyNames: new Map(pharmacies.map(({ id, name }) => [id, name])),
    pharmacyEmails: new Map(pharmacies.map(({ id, email }) => [id, email])),
    email: user ? (user.deleted_at ? null : user.email) : order.guest_email,
    name: user?.name ?? order.guest_first_name ?? order.receiver_first_name,
  }
}

const lockStock = named<{ ids: number[] }>()('seller_orders_lock_stock', ({ ids }) =>
  build.selectFrom('inventories').select('id').where('id', '=', anyOf(ids)).orderBy('id').forNoKeyUpdate(),
)
const addStock = named<{ ids: number[]; units: number[] }>()('seller_orders_restock', ({ ids, units }) =>
  build
    .updateTable('inventories as i')
    .from(
      sql<{ id: number; units: number }>`unnest(${ids}::int[], ${units}::int[])`.as<'r'>(sql`r(id, units)`),
    )
    .set(({ ref }) => ({ quantity: sql<number>`${ref('i.quantity')} + ${ref('r.units')}`, updated_at: now }))
    .whereRef('i.id', '=', 'r.id')
    .returning(({ ref }) => [
      'i.product_id',
      sql<number>`${ref('i.quantity')} - ${ref('r.units')}`.as('before'),
    ]),
)

const prescriptionStatements = {
  /** The new picture counts for what the same recurring order places from now on, too. */
  async replacePrescription(tx: Tx, { id, recurring_order_id }: OrderRow, fileId: number) {
    const file = { prescription_file_id: fileId, updated_at: now }
    await run(tx, build.updateTable('orders').set(file).where('id', '=', id))
    if (recurring_order_id !== null)
      await run(tx, build.updateTable('recurring_orders').set(file).where('id', '=', recurring_order_id))
  },

  async reopenLines(tx: Tx, partIds: number[]) {
    await run(
      tx,
      build
        .updateTable('order_items')
        .set({ prescription_status: 'to_check', prescription_remarks: null })
        .where('seller_order_id', '=', anyOf(partIds))
        .where('is_prescription', '=', true)
        .where('is_refused', '=', false),
    )
  },

  hasRead: async (tx: Tx, { id, prescription_file_id }: OrderRow, userId: number) =>
    (await run(
      tx,
      build
        .selectFrom('private_file_reads')
        .select('id')
        .where('private_file_id', '=', prescription_file_id)
        .where('order_id', '=', id)
        .where('user_id', '=', userId)
        .limit(1),
    )) !== 0,

  isReadable: async (tx: Tx, { prescription_file_id }: OrderRow) =>
    (await run(
      tx,
      build
        .selectFrom('private_files')
        .select('id')
        .where('id', '=', prescription_file_id)
        .where('deleted_at', 'is', null)
        .where('delete_after', '>', now),
    )) !== 0,

  async holdsCard(tx: Tx, userId: number, pharmacyId: number): Promise<boolean> {
    const held = holdsCard(sql<number>`${userId}::int`, sql<number>`${pharmacyId}::int`)
    return (await rowOf(tx, build.selectNoFrom(held.as('held'))))?.held === true
  },

  async saleStop(tx: Tx, partId: number) {
    const found = build
      .selectFrom('seller_orders as s')
      .innerJoin('pharmacies as ph', 'ph.id', 's.pharmacy_id')
      .select(saleStop.as('stop'))
      .where('s.id', '=', partId)
    return (await rowOf(tx, found))?.stop ?? null
  },

  async insertChecks(tx: Tx, checks: (typeof prescriptionChecks.$inferInsert)[]) {
    await run(tx, build.insertInto('prescription_checks').values(checks))
  },
}

export function sellerOrderRepository(db: Database) {
  return {
    transaction: db.transaction,

    holdByPart: (tx: Tx, partId: number, { pharmacyId, customerId }: Owner) =>
      hold(
        tx,
        e('orders.id', '=', (of) =>
          of
            .selectFrom('seller_orders as s')
            .select('s.order_id')
            .where((s) =>
              every(
                s('s.id', '=', partId),
                s('s.archived_at', 'is', null),
                pharmacyId != null && s('s.pharmacy_id', '=', pharmacyId),
              ),
            ),
        ),
        customerId !== undefined && e('orders.customer_id', '=', customerId),
      ),

    holdByOrder: (tx: Tx, orderId: number, customerId?: number) =>
      hold(
        tx,
        e('orders.id', '=', orderId),
        customerId !== undefined && e('orders.customer_id', '=', customerId),
      ),

    holdByNumber: (tx: Tx, orderNumber: string, email: string) =>
      hold(
        tx,
        e('orders.order_number', '=', orderNumber),
        e('orders.is_guest', '=', true),
        sameButCase(e.ref('orders.guest_email').$notNull(), email),
      ),

    ...prescriptionStatements,

    isBooked: async (tx: Tx, itemIds: number[]) =>
      (await run(
        tx,
        build.selectFrom('sales_records').select('id').where('order_item_id', '=', anyOf(itemIds)).limit(1),
      )) > 0,

    updatePart: (tx: Tx, id: number, values: Partial<Omit<PartRow, 'status'>>) =>
      run(
        tx,
        build
          .updateTable('seller_orders')
          .set({ ...values, updated_at: now })
          .where('id', '=', id),
      ),

    updateOrder: (tx: Tx, id: number, values: Partial<OrderRow>) =>
      run(
        tx,
        build
          .updateTable('orders')
          .set({ ...values, updated_at: now })
          .where('id', '=', id),
      ),

    updateItem: (tx: Tx, id: number, values: Partial<ItemRow>) =>
      run(tx, build.updateTable('order_items').set(values).where('id', '=', id)),

    async insertEvents(tx: Tx, events: NewEvent[]) {
      if (events.length > 0) await run(tx, build.insertInto('order_events').values(events))
    },

    async insertSalesRecords(tx: Tx, records: NewSalesRecord[]) {
      if (records.length > 0) await run(tx, build.insertInto('sales_records').values(records))
    },

    /** Goods go back to stock, locked by id like everybody who takes some. */
    async restock(tx: Tx, lines: { inventory_id: number; units: number }[]): Promise<RestockedLine[]> {
      const given = lines.filter((line) => line.units > 0)
      if (given.length === 0) return []
      const ids = given.map((line) => line.inventory_id)
      await lockStock(tx, { ids })
      return addStock(tx, { ids, units: given.map((line) => line.units) })
    },

    emptyStock: async (tx: Tx, ids: number[]) => {
      await lockStock(tx, { ids })
      return rowsOf(
        tx,
        build
          .updateTable('inventories')
          .set({ quantity: 0, updated_at: now })
          .where('id', '=', anyOf(ids))
          .where('quantity', '>', 0)
          .returning('product_id'),
      )
    },

    /** Ends what other pharmacies may still take of an order that its shopper gave up. */
    async dropRefusedLines(tx: Tx, orderId: number) {
      const open = build
        .selectFrom('refused_lines')
        .select('id')
        .where('order_id', '=', orderId)
        .where('settled_at', 'is', null)
      await run(
        tx,
        build
          .updateTable('line_offers')
          .set({ status: 'taken', updated_at: now })
          .where('refused_line_id', 'in', open)
          .where('status', '=', 'open'),
      )
      const dropped = { status: 'dropped' as const, settled_at: now, updated_at: now }
      await run(tx, build.updateTable('refused_lines').set(dropped).where('id', 'in', open))
    },

    findCourier: (tx: Tx, id: number) =>
      rowOf(tx, build.selectFrom('couriers').selectAll().where('id', '=', id)),
  }
}
export type SellerOrderRepository = ReturnType<typeof sellerOrderRepository>

export interface SellerOrderFilter {
  pharmacyId: number | null
  status?: SellerOrderStatus | undefined
  keyword?: string | undefined
  has_prescription?: boolean | undefined
  prescription_status?: PartRow['prescription_status'] | undefined
  is_late?: boolean | undefined
  placed_from?: string | undefined
  placed_to?: string | undefined
  ids?: number[] | undefined
  is_detailed?: boolean | undefined
  sort?: string | undefined
  page: number
  per_page: number
}
