import type { Order } from '@botika/common/orders/schema'
import type { Database, Tx } from '../db/client'
import type { SalesRecordInsert } from './rows-repository'
import type { EventRow, ItemRow, OrderRow, PartRow } from './view-repository'

export type { Tx, SalesRecordInsert }

export interface Claim {
  /** False when this key was used before. */
  is_claimed: boolean
  order_id: number
  /** As many as there are lines; a part or an item each takes one. */
  part_ids: number[]
  item_ids: number[]
  /** The signed-in customer's. */
  email: string | null
  first_name: string | null
}

export interface KeyUse {
  scope: string
  key: string
  hash: string
}

/** Everything that placing an order writes. */
export interface NewOrder {
  order: OrderRow
  parts: PartRow[]
  items: ItemRow[]
  events: EventRow[]
  salesRecords: SalesRecordInsert[]
  keyUse: KeyUse | null
  reply: Order
  /** True: the customer's cart stays as it is. */
  keepsCart: boolean
}

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

const insert = (table: string, columns: string, parameter: number) =>
  `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $${parameter}::json)`

// one statement for all of it: the offers are locked, and every round trip would hold them longer
const WRITE = `with
  placed as (${insert('orders', ORDER_COLUMNS, 1)}),
  parts as (${insert('seller_orders', PART_COLUMNS, 2)}),
  lines as (${insert('order_items', ITEM_COLUMNS, 3)}),
  happened as (${insert('order_events', EVENT_COLUMNS, 4)}),
  booked as (${insert('sales_records', RECORD_COLUMNS, 5)}),
  answered as (update idempotency_keys set reply = $8::jsonb where scope = $6 and key = $7),
  emptied as (delete from cart_items where user_id = $9 and inventory_id in (select (x->>'inventory_id')::int from json_array_elements($3::json) x))
  update inventories i set quantity = i.quantity - line.quantity, updated_at = now()
  from json_populate_recordset(null::order_items, $3::json) line
  where i.id = line.inventory_id and i.quantity >= line.quantity
  returning i.product_id, i.quantity`

export function orderRepository(db: Database) {
  return {
    transaction: db.transaction,

    /**
     * Takes the key of a request, ids for what it will write, and the customer's address for letters. Somebody who
     * holds the same key is waited for: either they commit, and the key is theirs, or they fail, and it is ours.
     */
    async claim(tx: Tx, keyUse: KeyUse | null, lines: number, customerId: number | null): Promise<Claim> {
      const { rows } = await tx.sql.query<Claim & Record<string, unknown>>({
        name: 'orders_claim',
        text: `with claimed as (
            insert into idempotency_keys (scope, key, body_hash) select $1, $2, $3 where $2::text is not null
            on conflict do nothing returning 1)
          select ($2::text is null or exists (select from claimed)) as is_claimed,
            nextval('orders_id_seq')::int as order_id,
            array(select nextval('seller_orders_id_seq')::int from generate_series(1, $4::int)) as part_ids,
            array(select nextval('order_items_id_seq')::int from generate_series(1, $4::int)) as item_ids,
            u.email, u.first_name
          from (select 1) one left join users u on u.id = $5`,
        values: [keyUse?.scope ?? null, keyUse?.key ?? null, keyUse?.hash ?? null, lines, customerId],
      })
      return rows[0] as Claim
    },

    /** The first answer to a key, and what it was asked with. */
    async findReply({ scope, key }: KeyUse): Promise<{ body_hash: string; reply: Order } | undefined> {
      const { rows } = await db.sql.query<{ body_hash: string; reply: Order }>(
        `select body_hash, reply from idempotency_keys where scope = $1 and key = $2`,
        [scope, key],
      )
      return rows[0]
    },

    /** Writes an order and takes its stock; answers what is left of each product. */
    async write(tx: Tx, made: NewOrder): Promise<{ product_id: number; quantity: number }[]> {
      const { rows } = await tx.sql.query<{ product_id: number; quantity: number }>({
        name: 'orders_write',
        text: WRITE,
        values: [
          JSON.stringify([made.order]),
          JSON.stringify(made.parts),
          JSON.stringify(made.items),
          JSON.stringify(made.events),
          JSON.stringify(made.salesRecords),
          made.keyUse?.scope ?? null,
          made.keyUse?.key ?? null,
          made.keyUse ? JSON.stringify(made.reply) : null,
          made.keepsCart ? null : made.order.customer_id,
        ],
      })
      return rows
    },

    async deleteOldKeys() {
      await db.sql.query(`delete from idempotency_keys where created_at < now() - interval '7 days'`)
    },
  }
}
export type OrderRepository = ReturnType<typeof orderRepository>
