import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  claimKey,
  claimValues,
  type Database,
  EMAIL_COLUMNS,
  emailsInLanguage,
  type KeyUse,
  type LaidOut,
  MAIL_ATTEMPTS,
  sqlStateOf,
  type Tx,
} from '../../platform'
import {
  anyOf,
  build,
  countRows,
  type Expression,
  named,
  now,
  recordsOf,
  rowOf,
  run,
  sql,
  type SqlBool,
} from '../../platform/db/query'
import { orderEvents, orderItems, orders, salesRecords, sellerOrders } from '../../schema'
import type { Reader } from './emails'
import type { EventRow, ItemRow, OrderRow, PartRow } from './view-repository'

export type { Tx }
export type SalesRecordInsert = typeof salesRecords.$inferInsert

export interface OrderIds {
  order: number
  parts: number[]
  items: number[]
}

export interface NewOrder {
  /** Null where parts are added to an order that is there already. */
  order: OrderRow | null
  /** Null for a guest's; an account that is gone or suspended orders nothing. */
  customerId: number | null
  parts: PartRow[]
  items: ItemRow[]
  events: EventRow[]
  salesRecords: SalesRecordInsert[]
  emails: LaidOut[]
  keyUse: KeyUse | undefined
  reply: unknown
  keepsCart: boolean
}

/** `repeated`: known key; `no_customer`: account gone or suspended; `raced`: price or stock has changed. */
export type Written = 'written' | 'repeated' | 'no_customer' | 'raced'

function insert<T extends PgTable>(
  table: T,
  rows: Expression<string>,
  filled: (keyof T['_']['columns'] & string)[] = [],
) {
  const name = getTableName(table) as 'orders'
  const columns = Object.entries(getTableColumns(table)).flatMap(([column, { generated }]) =>
    generated || filled.includes(column) ? [] : [column as 'id'],
  )
  const read = build.selectFrom(recordsOf(name, rows).as('new')).select(columns)
  return build.insertInto(name).columns(columns).expression(read)
}

// until the transaction ends nobody deletes or suspends the account: both change its row
const active = (id: Expression<number> | number) =>
  build
    .selectFrom('users')
    .select('id')
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .where('id', '=', id)
    .forShare()

const refuse = (reason: Written) => sql<boolean>`refuse(${sql.lit(reason)})`

/*
 * All of an order in one statement, or nothing. It locks the idempotency key, the customer's active account,
 * then the offers by id, as everybody who changes stock; stock is taken where price and state are as read.
 */
const writeOrder = named<ReturnType<typeof valuesOf>>()('orders_write', (p) => {
  const ids = sql<number[]>`${p.ids}::int[]`
  const isNew = sql<SqlBool>`(${p.key}::text is null or exists (select from claimed))`
  const isActive = sql<SqlBool>`(${p.customerId}::int is null or exists (select from customer))`
  return build
    .with('claimed', () => claimKey(p))
    .with(
      (cte) => cte('customer').materialized(),
      () => active(sql`${p.customerId}::int`).where(isNew),
    )
    .with(
      (cte) => cte('held').materialized(),
      (db) =>
        db
          .selectFrom('inventories')
          .select('id')
          .where('id', '=', anyOf(ids))
          .where(isNew)
          .where(isActive)
          .orderBy('id')
          .forNoKeyUpdate(),
    )
    .with('taken', (db) =>
      db
        .updateTable('inventories as i')
        .from(recordsOf('order_items', p.items).as('line'))
        .set(({ ref }) => ({
          quantity: sql<number>`${ref('i.quantity')} - ${ref('line.quantity')}`,
          updated_at: now,
        }))
        .where((i) =>
          i.and([
            i('i.id', '=', i.ref('line.inventory_id')),
            i('i.id', '=', anyOf(sql<number[]>`array(${db.selectFrom('held').select('held.id')})`)),
            i('i.quantity', '>=', i.ref('line.quantity')),
            i('i.price', '=', i.ref('line.price')),
            i('i.product_id', '=', i.ref('line.product_id')),
            i('i.status', '=', 'live'),
            i('i.archived_at', 'is', null),
          ]),
        )
        .returning(['i.product_id', 'i.quantity']),
    )
    .with('placed', () => insert(orders, p.orders))
    .with('parts', () => insert(sellerOrders, p.parts))
    .with('lines', () => insert(orderItems, p.items))
    .with('happened', () => insert(orderEvents, p.events, ['id']))
    .with('booked', () => insert(salesRecords, p.salesRecords, ['id', 'created_at']))
    .with('written', (db) =>
      db
        .insertInto('mails')
        .columns(EMAIL_COLUMNS)
        .expression(build.selectFrom(emailsInLanguage(p.emails)).select(EMAIL_COLUMNS))
        .returning('id'),
    )
    .with('posted', (db) =>
      db
        .insertInto('jobs')
        .columns(['kind', 'key', 'payload', 'max_attempts'])
        .expression(
          db
            .selectFrom('written')
            .select(({ ref }) => [
              sql.lit('mail').as('kind'),
              sql<string>`'mail:' || ${ref('written.id')}`.as('key'),
              sql`jsonb_build_object('mail_id', ${ref('written.id')})`.as('payload'),
              sql.lit(MAIL_ATTEMPTS).as('max_attempts'),
            ]),
        ),
    )
    .with('emptied', (db) =>
      db.deleteFrom('cart_items').where('user_id', '=', p.cartOf).where('inventory_id', '=', anyOf(ids)),
    )
    .with('stale', (db) =>
      db
        .insertInto('search_queue')
        .columns(['product_id'])
        .expression(db.selectFrom('taken').select('product_id').where('quantity', '=', 0)),
    )
    .selectNoFrom((of) =>
      of
        .case()
        .when(of.selectFrom('taken').select(countRows.as('n')), '=', sql<number>`cardinality(${ids})`)
        .then(sql.lit(true))
        .when(of.not(isNew))
        .then(refuse('repeated'))
        .when(of.not(isActive))
        .then(refuse('no_customer'))
        .else(refuse('raced'))
        .end()
        .as('is_written'),
    )
})

const valuesOf = (made: NewOrder) => ({
  ...claimValues(made.keyUse, made.reply),
  ids: made.items.map((item) => item.inventory_id),
  orders: JSON.stringify(made.order ? [made.order] : []),
  parts: JSON.stringify(made.parts),
  items: JSON.stringify(made.items),
  events: JSON.stringify(made.events),
  salesRecords: JSON.stringify(made.salesRecords),
  emails: JSON.stringify(made.emails),
  cartOf: made.keepsCart ? null : made.customerId,
  customerId: made.customerId,
})

const takeIds = named<{ count: number }>()('orders_take_ids', ({ count }) => {
  const idsOf = (table: 'orders' | 'seller_orders' | 'order_items') => {
    const next = sql`nextval(${sql.lit(`${table}_id_seq`)})::int`
    return sql<number[]>`array(select ${next} from generate_series(1, ${count}::int))`
  }
  const [orders, parts, items] = [idsOf('orders'), idsOf('seller_orders'), idsOf('order_items')]
  return build.selectNoFrom([orders.as('orders'), parts.as('parts'), items.as('items')])
})

export const findReader = (tx: Tx, id: number): Promise<Reader | undefined> =>
  rowOf(
    tx,
    build
      .selectFrom('users')
      .select(['email', 'first_name as name'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null),
  )

const REFUSED = 'BTK01'
const RACES = new Set(['40P01', '40001'])

class GivenUp extends Error {}

export function orderRepository(db: Database) {
  return {
    async attempt<T>(work: (tx: Tx) => Promise<{ outcome: T; isKept: boolean }>): Promise<T> {
      const tried: T[] = []
      try {
        return await db.transaction(async (tx) => {
          const { outcome, isKept } = await work(tx)
          tried[0] = outcome
          if (!isKept) throw new GivenUp()
          return outcome
        })
      } catch (error) {
        if (error instanceof GivenUp && tried.length > 0) return tried[0] as T
        throw error
      }
    },

    findReader,

    holdCustomer: async (tx: Tx, customerId: number) => (await run(tx, active(customerId))) === 1,

    async takeIds(count: number, tx: Tx = db) {
      const [taken] = await takeIds(tx, { count })
      return taken as NonNullable<typeof taken>
    },

    async write(made: NewOrder, tx: Tx = db): Promise<Written> {
      try {
        await writeOrder(tx, valuesOf(made))
        return 'written'
      } catch (error) {
        const state = sqlStateOf(error)
        if (state === REFUSED) return (error as Error).message as Written
        if (state && RACES.has(state)) return 'raced'
        throw error
      }
    },
  }
}
export type OrderRepository = ReturnType<typeof orderRepository>
