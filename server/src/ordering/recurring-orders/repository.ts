import type { SellerOrderStatus } from '@botika/common/orders/steps'
import type { Database, Tx } from '../../platform'
import { recurringOrderItems, recurringOrders } from '../../schema'
import { isWithinCap } from '../../catalogue'
import { licensed } from '../../directory'

export type { Tx }
type Moment = Date | string
export type RecurringInsert = typeof recurringOrders.$inferInsert
/** JSON from the database has moments as text. */
export type RecurringRow = Omit<typeof recurringOrders.$inferSelect, 'created_at' | 'updated_at'> & {
  created_at: Moment
  updated_at: Moment
}

export interface LineRow {
  inventory_id: number
  quantity: number
  product_id: number
  product_name: string
  generic_name: string | null
  image: string | null
  pharmacy_id: number
  pharmacy_name: string
  is_prescription: boolean
  price: number
  /** Nothing, where it can't be bought right now. */
  current_quantity: number
}

/** An order that it placed, with each pharmacy's part of it; `total`s in centavos. */
export interface PlacedRow {
  id: number
  order_number: string
  total: number
  created_at: string
  parts: { pharmacy_id: number; status: SellerOrderStatus; total: number }[]
}

/** A recurring order with its lines as they are now, and the orders that it placed. */
export interface RecurringView {
  recurring: RecurringRow
  items: LineRow[]
  placed: PlacedRow[]
}

/** Due on its next date. */
export interface Due {
  id: number
  next_due_on: string
}

export interface Filter {
  /** The customer whose orders, or whose pharmacy's, are listed; both null for everybody's. */
  customerId: number | null
  pharmacyId: number | null
  /** True: either of the two is enough. */
  isEither: boolean
  isCancelled: boolean | undefined
  page: number
  per_page: number
}

const IS_LIVE = `i.status = 'live' and i.archived_at is null and p.archived_at is null and ph.status = 'active'
  and ${licensed('ph')}
  and ${isWithinCap('i', 'p')}`
const VIEW = `select row_to_json(r) as recurring,
  (select coalesce(json_agg(x), '[]') from (
    select l.inventory_id, l.quantity, i.product_id, p.name as product_name, p.generic_name, p.image, i.pharmacy_id,
      ph.name as pharmacy_name, p.is_prescription, i.price,
      case when ${IS_LIVE} then i.quantity else 0 end as current_quantity
    from recurring_order_items l join inventories i on i.id = l.inventory_id
    join products p on p.id = i.product_id join pharmacies ph on ph.id = i.pharmacy_id
    where l.recurring_order_id = r.id order by l.id) x) as items,
  (select coalesce(json_agg(x), '[]') from (
    select o.id, o.order_number, o.total, o.created_at,
      (select json_agg(json_build_object('pharmacy_id', s.pharmacy_id, 'status', s.status, 'total', s.total) order by s.id)
        from seller_orders s where s.order_id = o.id) as parts
    from orders o where o.recurring_order_id = r.id order by o.created_at desc, o.id desc limit 24) x) as placed
  from recurring_orders r`

const FILTER = `where case when $3 then r.customer_id = $1 or exists (select 1 from recurring_order_items l
      join inventories i on i.id = l.inventory_id where l.recurring_order_id = r.id and i.pharmacy_id = $2)
    else ($1::int is null or r.customer_id = $1) and ($2::int is null or exists (
      select 1 from recurring_order_items l join inventories i on i.id = l.inventory_id
      where l.recurring_order_id = r.id and i.pharmacy_id = $2)) end
  and ($4::boolean is null or r.is_cancelled = $4)`

export function recurringOrderRepository(db: Database) {
  const view = async (tx: Tx, condition: string, value: unknown): Promise<RecurringView | undefined> => {
    const { rows } = await tx.sql.query<RecurringView & Record<string, unknown>>(
      `${VIEW} where ${condition}`,
      [value],
    )
    return rows[0]
  }

  return {
    transaction: db.transaction,

    find: (id: number, tx: Tx = db) => view(tx, 'r.id = $1', id),
    findByNumber: (number: string) => view(db, 'r.order_number = $1', number),

    async list(filter: Filter): Promise<{ views: RecurringView[]; total: number }> {
      const values = [filter.customerId, filter.pharmacyId, filter.isEither, filter.isCancelled ?? null]
      const [{ rows }, counted] = await Promise.all([
        db.sql.query<RecurringView & Record<string, unknown>>(
          `${VIEW} ${FILTER} order by r.id desc limit $5 offset $6`,
          [...values, filter.per_page, (filter.page - 1) * filter.per_page],
        ),
        db.sql.query<{ total: number }>(
          `select count(*)::int as total from recurring_orders r ${FILTER}`,
          values,
        ),
      ])
      return { views: rows, total: counted.rows[0]?.total ?? 0 }
    },

    async insert(
      tx: Tx,
      row: RecurringInsert,
      lines: { inventory_id: number; quantity: number }[],
    ): Promise<number> {
      const [made] = await tx.orm.insert(recurringOrders).values(row).returning({ id: recurringOrders.id })
      const id = made?.id as number
      await tx.orm
        .insert(recurringOrderItems)
        .values(lines.map((line) => ({ ...line, recurring_order_id: id })))
      return id
    },

    /** Those whose day has come, also long ago. */
    async findDue(today: string): Promise<Due[]> {
      const { rows } = await db.sql.query<Due & Record<string, unknown>>(
        `select id, next_due_on from recurring_orders where not is_cancelled and next_due_on <= $1::date
         order by next_due_on, id limit 1000`,
        [today],
      )
      return rows
    },

    /** The row, held until the transaction ends. */
    async hold(tx: Tx, id: number): Promise<typeof recurringOrders.$inferSelect | undefined> {
      const { rows } = await tx.sql.query<typeof recurringOrders.$inferSelect & Record<string, unknown>>(
        `select * from recurring_orders where id = $1 for update`,
        [id],
      )
      return rows[0]
    },

    async update(tx: Tx, id: number, values: Partial<RecurringInsert>, at: Date) {
      const columns = Object.entries({ ...values, updated_at: at })
      await tx.sql.query(
        `update recurring_orders set ${columns.map(([name], index) => `${name} = $${index + 2}`).join(', ')} where id = $1`,
        [id, ...columns.map(([, value]) => value)],
      )
    },

    /** Does work that may fail without taking the transaction with it. */
    async attempt<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
      await tx.sql.query('savepoint attempt')
      try {
        const result = await work()
        await tx.sql.query('release savepoint attempt')
        return result
      } catch (error) {
        await tx.sql.query('rollback to savepoint attempt')
        throw error
      }
    },

    /** Which of these private files are still there and not too old. */
    async findUsableFiles(tx: Tx, ids: (number | null)[], at: Date): Promise<Set<number>> {
      const { rows } = await tx.sql.query<{ id: number }>(
        `select id from private_files where id = any($1::int[]) and deleted_at is null and delete_after > $2`,
        [ids.filter((id) => id !== null), at],
      )
      return new Set(rows.map((row) => row.id))
    },

    /**
     * Holds the account of a recurring order's owner until the transaction ends, so that nobody suspends or deletes it
     * meanwhile. False where it is suspended or gone; a guest's order has none to hold.
     */
    async holdOwner(tx: Tx, id: number): Promise<boolean> {
      const { rows } = await tx.sql.query<{ is_active: boolean }>(
        `select is_active and deleted_at is null as is_active from users
         where id = (select customer_id from recurring_orders where id = $1) for share`,
        [id],
      )
      return rows[0]?.is_active ?? true
    },

    /** Whom to write to. */
    async findReader(tx: Tx, row: RecurringRow): Promise<{ email: string; name: string } | null> {
      if (row.customer_id === null)
        return row.guest_email
          ? { email: row.guest_email, name: row.guest_first_name ?? row.receiver_first_name }
          : null
      const { rows } = await tx.sql.query<{ email: string; name: string }>(
        `select email, first_name as name from users where id = $1 and deleted_at is null`,
        [row.customer_id],
      )
      return rows[0] ?? null
    },
  }
}
export type RecurringOrderRepository = ReturnType<typeof recurringOrderRepository>
