import {
  CLAIM_KEY,
  claimValues,
  type Database,
  type KeyUse,
  type LaidOut,
  MAIL_ATTEMPTS,
  sqlStateOf,
  type Tx,
} from '../../platform'
import type { Reader } from './emails'
import type { SalesRecordInsert } from './rows-repository'
import type { EventRow, ItemRow, OrderRow, PartRow } from './view-repository'

export type { Tx, SalesRecordInsert }

/** Ids for one order: each line takes one for its item, and each part takes one. */
export interface OrderIds {
  order: number
  parts: number[]
  items: number[]
}

/** Everything that placing an order writes. */
export interface NewOrder {
  /** Null: parts are added to an order that is there already. */
  order: OrderRow | null
  /** Whose order it is, or null for a guest's: an account that is gone or suspended orders nothing. */
  customerId: number | null
  parts: PartRow[]
  items: ItemRow[]
  events: EventRow[]
  salesRecords: SalesRecordInsert[]
  emails: LaidOut[]
  keyUse: KeyUse | undefined
  /** What is answered, kept for when the same request comes again. */
  reply: unknown
  /** True: the customer's cart stays as it is. */
  keepsCart: boolean
}

/**
 * `repeated`: the key was used before. `no_customer`: the account is gone or suspended. `raced`: price or stock is no
 * longer what was read.
 */
export type Written = 'written' | 'repeated' | 'no_customer' | 'raced'

const ORDER_COLUMNS = `id, order_number, customer_id, is_guest, receiver_first_name, receiver_last_name, receiver_number,
  guest_first_name, guest_last_name, guest_number, guest_email, contact_number, address, province, city, barangay,
  payment_option, delivery_option, slug_name, discount_type, senior_citizen_name, senior_citizen_id,
  prescription_file_id, senior_citizen_id_file_id, subtotal, vat_removed, discount, promotion_discount, delivery_fee,
  total, recurring_order_id, created_at, updated_at`
const PART_COLUMNS = `id, order_id, pharmacy_id, prescription_status, subtotal, vat_removed, discount, promotion_discount,
  delivery_fee, total, created_at, updated_at`
const ITEM_COLUMNS = `id, order_id, seller_order_id, inventory_id, product_id, product_name, generic_name, brand, strength,
  dosage_form, image, sku, subcategory_name, is_prescription, is_sc_discountable, is_vat_exempt, price, quantity, gross,
  vat_removed, discount, promotion_discount, total, rule, statutory_total, promotion_total, promotion_id`
const EVENT_COLUMNS = `order_id, seller_order_id, kind, remarks, actor_user_id, actor_role, created_at`
const RECORD_COLUMNS = `order_item_id, pharmacy_id, order_number, holder_name, id_type, id_number, sold_on, generic_name,
  product_name, units, gross, net, vat_removed, discount, paid`
const LETTER_COLUMNS = `kind, recipient, subject, text, html`

const insert = (table: string, columns: string, parameter: number) =>
  `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $${parameter}::json)`

// until the transaction ends nobody deletes or suspends the account: both change its row
const ACTIVE = 'where is_active and deleted_at is null and id ='

/*
 * All of an order in one statement, which holds its offers for as short as can be and comes or goes as a whole.
 * Whoever holds the same key is waited for first; then the customer's account is held, if it is still active; then the
 * offers are locked by id, as by everybody who changes stock; then stock is taken where price and state are still what
 * was read. If not all lines could be taken, the statement undoes itself.
 */
const WRITE = `with
  claimed as (${CLAIM_KEY}),
  customer as materialized (select id from users ${ACTIVE} $13::int
    and ($2::text is null or exists (select from claimed)) for share),
  held as materialized (select id from inventories
    where id = any($5::int[]) and ($2::text is null or exists (select from claimed))
      and ($13::int is null or exists (select from customer)) order by id for no key update),
  taken as (update inventories i set quantity = i.quantity - line.quantity, updated_at = now()
    from json_populate_recordset(null::order_items, $8::json) line
    where i.id = line.inventory_id and i.id = any(array(select id from held))
      and i.quantity >= line.quantity and i.price = line.price and i.product_id = line.product_id and i.status = 'live' and i.archived_at is null
    returning i.product_id, i.quantity),
  placed as (${insert('orders', ORDER_COLUMNS, 6)}),
  parts as (${insert('seller_orders', PART_COLUMNS, 7)}),
  lines as (${insert('order_items', ITEM_COLUMNS, 8)}),
  happened as (${insert('order_events', EVENT_COLUMNS, 9)}),
  booked as (${insert('sales_records', RECORD_COLUMNS, 10)}),
  written as (${insert('mails', LETTER_COLUMNS, 11)} returning id),
  posted as (insert into jobs (kind, key, payload, max_attempts)
    select 'mail', 'mail:' || id, jsonb_build_object('mail_id', id), ${MAIL_ATTEMPTS} from written),
  emptied as (delete from cart_items where user_id = $12 and inventory_id = any($5)),
  stale as (insert into search_queue (product_id) select product_id from taken where quantity = 0)
  select case when (select count(*) from taken) = cardinality($5::int[]) then true
    when $2::text is not null and not exists (select from claimed) then refuse('repeated')
    when $13::int is not null and not exists (select from customer) then refuse('no_customer')
    else refuse('raced') end`

const REFUSED = 'BTK01'
const RACES = new Set(['40P01', '40001'])

/** Undoes a transaction whose order was not written. */
class GivenUp extends Error {}

export function orderRepository(db: Database) {
  return {
    /** A transaction that is given up when what it tried is not to be kept. */
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

    /** Who is written to about a customer's order. */
    async findReader(tx: Tx, customerId: number): Promise<Reader | undefined> {
      const { rows } = await tx.sql.query<{ email: string; name: string }>(
        `select email, first_name as name from users where id = $1 and deleted_at is null`,
        [customerId],
      )
      return rows[0]
    },

    /** Holds a customer's account until the transaction ends; false where it is gone or suspended. */
    async holdCustomer(tx: Tx, customerId: number): Promise<boolean> {
      const { rowCount } = await tx.sql.query(`select 1 from users ${ACTIVE} $1 for share`, [customerId])
      return rowCount === 1
    },

    /** The next ids of orders, parts and items, so many of each. */
    async takeIds(
      count: number,
      tx: Tx = db,
    ): Promise<{ orders: number[]; parts: number[]; items: number[] }> {
      const ids = (table: string) =>
        `array(select nextval('${table}_id_seq')::int from generate_series(1, $1::int))`
      const { rows } = await tx.sql.query<{ orders: number[]; parts: number[]; items: number[] }>({
        name: 'orders_take_ids',
        text: `select ${ids('orders')} as orders, ${ids('seller_orders')} as parts, ${ids('order_items')} as items`,
        values: [count],
      })
      return rows[0] as { orders: number[]; parts: number[]; items: number[] }
    },

    /** Writes an order and takes its stock, or does nothing at all. */
    async write(made: NewOrder, tx: Tx = db): Promise<Written> {
      try {
        await tx.sql.query({
          name: 'orders_write',
          text: WRITE,
          values: [
            ...claimValues(made.keyUse, made.reply),
            made.items.map((item) => item.inventory_id),
            JSON.stringify(made.order ? [made.order] : []),
            JSON.stringify(made.parts),
            JSON.stringify(made.items),
            JSON.stringify(made.events),
            JSON.stringify(made.salesRecords),
            JSON.stringify(made.emails),
            made.keepsCart ? null : made.customerId,
            made.customerId,
          ],
        })
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
