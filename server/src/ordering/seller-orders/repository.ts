import type { SellerOrderStatus } from '@botika/common/orders/steps'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../platform'
import {
  couriers,
  orderEvents,
  orderItems,
  orders,
  pharmacies,
  recurringOrders,
  salesRecords,
  sellerOrders,
  users,
} from '../../schema'

export type { Tx }
export type OrderRow = typeof orders.$inferSelect
export type PartRow = typeof sellerOrders.$inferSelect
export type ItemRow = typeof orderItems.$inferSelect
export type NewEvent = typeof orderEvents.$inferInsert
export type NewSalesRecord = typeof salesRecords.$inferInsert

/** An order held for a change: nobody else changes any part of it meanwhile. */
export interface Held {
  order: OrderRow
  parts: PartRow[]
  items: ItemRow[]
  /** Names of the pharmacies, by id. */
  pharmacyNames: Map<number, string>
  /** Where the pharmacies are written to, by id. */
  pharmacyEmails: Map<number, string | null>
  /** Who is written to. */
  email: string | null
  name: string
}

export interface RestockedLine {
  product_id: number
  /** What was in stock before. */
  before: number
}

/** Whose order may be held: one pharmacy's part, one customer's, one guest's, or anybody's. */
export interface Owner {
  pharmacyId?: number | null
  customerId?: number
  guest?: { orderNumber: string; email: string }
}

/** Everything of an order that is held already. */
async function hold(tx: Tx, order: OrderRow | undefined): Promise<Held | undefined> {
  if (!order) return undefined
  const parts = await tx.orm
    .select()
    .from(sellerOrders)
    .where(eq(sellerOrders.order_id, order.id))
    .orderBy(sellerOrders.id)
    .for('no key update')
  const items = await tx.orm
    .select()
    .from(orderItems)
    .where(eq(orderItems.order_id, order.id))
    .orderBy(orderItems.id)
  const names = await tx.orm
    .select({ id: pharmacies.id, name: pharmacies.name, email: pharmacies.email })
    .from(pharmacies)
    .where(
      inArray(
        pharmacies.id,
        parts.map((part) => part.pharmacy_id),
      ),
    )
  const [user] = order.customer_id
    ? await tx.orm
        .select({ email: users.email, name: users.first_name, deleted_at: users.deleted_at })
        .from(users)
        .where(eq(users.id, order.customer_id))
    : []
  return {
    order,
    parts,
    items,
    pharmacyNames: new Map(names.map(({ id, name }) => [id, name])),
    pharmacyEmails: new Map(names.map(({ id, email }) => [id, email])),
    email: user ? (user.deleted_at ? null : user.email) : order.guest_email,
    name: user?.name ?? order.guest_first_name ?? order.receiver_first_name,
  }
}

/** Gives goods back to stock, locking by id like everybody who takes some. */
async function restock(tx: Tx, lines: { inventory_id: number; units: number }[]): Promise<RestockedLine[]> {
  const given = lines.filter((line) => line.units > 0)
  if (given.length === 0) return []
  const ids = given.map((line) => line.inventory_id)
  await tx.sql.query({
    name: 'seller_orders_lock_stock',
    text: `select id from inventories where id = any($1) order by id for no key update`,
    values: [ids],
  })
  const { rows } = await tx.sql.query<RestockedLine & Record<string, unknown>>({
    name: 'seller_orders_restock',
    text: `update inventories i set quantity = i.quantity + r.units, updated_at = now()
      from unnest($1::int[], $2::int[]) r(id, units) where i.id = r.id
      returning i.product_id, i.quantity - r.units as before`,
    values: [ids, given.map((line) => line.units)],
  })
  return rows
}

export function sellerOrderRepository(db: Database) {
  return {
    transaction: db.transaction,

    /** The order that a part belongs to, if the part is its owner's. */
    async holdByPart(tx: Tx, partId: number, { pharmacyId, customerId }: Owner): Promise<Held | undefined> {
      const [order] = await tx.orm
        .select()
        .from(orders)
        .where(
          sql`${orders.id} = (select s.order_id from seller_orders s where s.id = ${partId} and s.archived_at is null
            ${pharmacyId == null ? sql`` : sql`and s.pharmacy_id = ${pharmacyId}`})
            ${customerId === undefined ? sql`` : sql`and ${orders.customer_id} = ${customerId}`}`,
        )
        .for('no key update')
      return hold(tx, order)
    },

    /** An order, if it is the customer's; anybody's when no customer is named. */
    async holdByOrder(tx: Tx, orderId: number, customerId?: number): Promise<Held | undefined> {
      const [order] = await tx.orm
        .select()
        .from(orders)
        .where(
          sql`${orders.id} = ${orderId} ${customerId === undefined ? sql`` : sql`and ${orders.customer_id} = ${customerId}`}`,
        )
        .for('no key update')
      return hold(tx, order)
    },

    /** The guest's order of this number, if it was placed with this email address. */
    async holdByNumber(tx: Tx, orderNumber: string, email: string): Promise<Held | undefined> {
      const [order] = await tx.orm
        .select()
        .from(orders)
        .where(
          sql`${orders.order_number} = ${orderNumber} and ${orders.is_guest} and lower(${orders.guest_email}) = lower(${email})`,
        )
        .for('no key update')
      return hold(tx, order)
    },

    /** A new picture in place of the old one, also for what the same recurring order places from now on. */
    async replacePrescription(tx: Tx, order: OrderRow, fileId: number) {
      await tx.orm
        .update(orders)
        .set({ prescription_file_id: fileId, updated_at: sql`now()` })
        .where(eq(orders.id, order.id))
      if (order.recurring_order_id !== null)
        await tx.orm
          .update(recurringOrders)
          .set({ prescription_file_id: fileId, updated_at: sql`now()` })
          .where(eq(recurringOrders.id, order.recurring_order_id))
    },

    /** Whether one of these items stands in a sales record book. */
    async isBooked(tx: Tx, itemIds: number[]): Promise<boolean> {
      const rows = await tx.orm
        .select({ id: salesRecords.id })
        .from(salesRecords)
        .where(inArray(salesRecords.order_item_id, itemIds))
        .limit(1)
      return rows.length > 0
    },

    async updatePart(tx: Tx, id: number, values: Partial<PartRow>) {
      await tx.orm
        .update(sellerOrders)
        .set({ ...values, updated_at: sql`now()` })
        .where(eq(sellerOrders.id, id))
    },

    async updateOrder(tx: Tx, id: number, values: Partial<OrderRow>) {
      await tx.orm
        .update(orders)
        .set({ ...values, updated_at: sql`now()` })
        .where(eq(orders.id, id))
    },

    async updateItem(tx: Tx, id: number, values: Partial<ItemRow>) {
      await tx.orm.update(orderItems).set(values).where(eq(orderItems.id, id))
    },

    async insertEvents(tx: Tx, events: NewEvent[]) {
      if (events.length > 0) await tx.orm.insert(orderEvents).values(events)
    },

    async insertSalesRecords(tx: Tx, records: NewSalesRecord[]) {
      if (records.length > 0) await tx.orm.insert(salesRecords).values(records)
    },

    restock,

    /** Whether a private file was opened by this person, or by somebody of this pharmacy. */
    async hasRead(tx: Tx, fileId: number, { userId, pharmacyId }: { userId: number; pharmacyId: number }) {
      const { rowCount } = await tx.sql.query(
        `select 1 from private_file_reads r join users u on u.id = r.user_id
         where r.private_file_id = $1 and (u.id = $2 or u.pharmacy_id = $3) limit 1`,
        [fileId, userId, pharmacyId],
      )
      return rowCount !== 0
    },

    async findCourier(tx: Tx, id: number) {
      const [courier] = await tx.orm.select().from(couriers).where(eq(couriers.id, id))
      return courier
    },
  }
}
export type SellerOrderRepository = ReturnType<typeof sellerOrderRepository>

export interface SellerOrderFilter {
  /** Null: every pharmacy's. */
  pharmacyId: number | null
  status?: SellerOrderStatus | undefined
  keyword?: string | undefined
  has_prescription?: boolean | undefined
  prescription_status?: PartRow['prescription_status'] | undefined
  placed_from?: string | undefined
  placed_to?: string | undefined
  ids?: number[] | undefined
  is_detailed?: boolean | undefined
  sort?: string | undefined
  page: number
  per_page: number
}
