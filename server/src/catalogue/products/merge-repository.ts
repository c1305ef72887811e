import type { Database, Tx } from '../../platform'
import { TWIN_COLUMNS, type TwinRow } from './duplicates-repository'

export type { Tx }

export interface MergeRow extends TwinRow {
  unit_count: number
  is_prescription: boolean
  suspended_at: Date | null
  hold_reason: string | null
}

/** The two offers of a pharmacy that offers both products. */
export interface Conflict {
  pharmacy_name: string
  from_id: number
  from_price: number
  from_quantity: number
  from_is_live: boolean
  into_id: number
  into_price: number
  into_quantity: number
  into_is_live: boolean
}

export interface Touched {
  cart_lines: number
  bookmarks: number
  ratings: number
  order_lines: number
  recurring_lines: number
}

/** The most that the law allows now for a pack of `$2`, in centavos. */
const CAP = `select k.cap * greatest(1, p.unit_count) as most from products p
  join price_caps k on k.equivalence_key = p.equivalence_key
    and k.effective_on <= to_char(now() at time zone 'Asia/Manila', 'YYYY-MM-DD')
  where p.id = $2`

/** Everything that points to a product, put to another one. */
export function mergeRepository(db: Database) {
  return {
    transaction: db.transaction,

    /**
     * Both products with their offers, held in the one order of ids that all who change stock keep to: so neither two
     * merges nor a merge and an order wait for each other.
     */
    async hold(tx: Tx, ids: readonly [number, number]): Promise<MergeRow[]> {
      await tx.sql.query('select 1 from products where id = any($1::int[]) order by id for update', [ids])
      await tx.sql.query(
        'select 1 from inventories where product_id = any($1::int[]) order by id for update',
        [ids],
      )
      const { rows } = await tx.sql.query<MergeRow & object>(
        `select ${TWIN_COLUMNS}, p.unit_count, p.is_prescription, p.suspended_at, p.hold_reason
         from products p where p.id = any($1::int[]) and p.archived_at is null`,
        [ids],
      )
      return rows
    },

    async conflicts(tx: Tx, from: number, into: number): Promise<Conflict[]> {
      const { rows } = await tx.sql.query<Conflict & object>(
        `select ph.name as pharmacy_name, a.id as from_id, a.price as from_price, a.quantity as from_quantity,
           a.status = 'live' and a.price <= cap.most as from_is_live, b.id as into_id, b.price as into_price,
           b.quantity as into_quantity, b.status = 'live' and b.price <= cap.most as into_is_live
         from inventories a join inventories b on b.pharmacy_id = a.pharmacy_id and b.product_id = $2 and b.archived_at is null
         join pharmacies ph on ph.id = a.pharmacy_id
         join lateral (select coalesce((select most from (${CAP}) c), 2147483647) as most) cap on true
         where a.product_id = $1 and a.archived_at is null order by ph.name_sort, a.id`,
        [from, into],
      )
      return rows
    },

    /** How many live offers of these products cost more than the law allows for the one that stays. */
    async aboveCap(tx: Tx, from: number, into: number): Promise<number> {
      const { rows } = await tx.sql.query<{ n: number }>(
        `select count(*)::int as n from inventories i where i.product_id in ($1, $2) and i.status = 'live'
           and i.archived_at is null and i.price > (${CAP})`,
        [from, into],
      )
      return rows[0]?.n ?? 0
    },

    async touched(tx: Tx, from: number): Promise<Touched> {
      const { rows } = await tx.sql.query<Touched & object>(
        `select
           (select count(*)::int from cart_items c join inventories i on i.id = c.inventory_id where i.product_id = $1) as cart_lines,
           (select count(*)::int from bookmarks where kind = 'product' and target_id = $1) as bookmarks,
           (select count(*)::int from ratings where product_id = $1) as ratings,
           (select count(*)::int from order_items oi join inventories i on i.id = oi.inventory_id where i.product_id = $1) as order_lines,
           (select count(*)::int from recurring_order_items r join inventories i on i.id = r.inventory_id where i.product_id = $1) as recurring_lines`,
        [from],
      )
      return rows[0] ?? { cart_lines: 0, bookmarks: 0, ratings: 0, order_lines: 0, recurring_lines: 0 }
    },

    dropOffer,
    move,
  }
}
export type MergeRepository = ReturnType<typeof mergeRepository>

/** Takes one of a pharmacy's two offers away; carts and recurring orders go on with the other. */
async function dropOffer(tx: Tx, dropped: number, kept: number): Promise<void> {
  await tx.sql.query(
    `update cart_items k set quantity = k.quantity + d.quantity, is_checked = k.is_checked or d.is_checked, updated_at = now()
     from cart_items d where d.inventory_id = $1 and k.inventory_id = $2 and k.user_id = d.user_id`,
    [dropped, kept],
  )
  await tx.sql.query(
    `delete from cart_items d using cart_items k
     where d.inventory_id = $1 and k.inventory_id = $2 and k.user_id = d.user_id`,
    [dropped, kept],
  )
  await tx.sql.query('update cart_items set inventory_id = $2, updated_at = now() where inventory_id = $1', [
    dropped,
    kept,
  ])
  await tx.sql.query('update recurring_order_items set inventory_id = $2 where inventory_id = $1', [
    dropped,
    kept,
  ])
  // one that had both has the sum of them
  await tx.sql.query(
    `with doubled as (
       select min(id) as first, array_agg(id) as ids, sum(quantity)::int as quantity from recurring_order_items
       where inventory_id = $1 group by recurring_order_id having count(*) > 1),
     summed as (update recurring_order_items r set quantity = d.quantity from doubled d where r.id = d.first)
     delete from recurring_order_items r using doubled d where r.id = any(d.ids) and r.id <> d.first`,
    [kept],
  )
  await tx.sql.query('update inventories set archived_at = now(), updated_at = now() where id = $1', [
    dropped,
  ])
}

/** Puts offers, orders, bookmarks, ratings and promotions to the other product and takes this one away. */
async function move(tx: Tx, from: number, into: number): Promise<void> {
  const both = [from, into]
  const run = (sql: string, values: unknown[] = both) => tx.sql.query(sql, values)
  await run(
    `update order_items oi set product_id = $2 from inventories i
     where i.product_id = $1 and oi.inventory_id = i.id`,
  )
  // what was held back with the one that goes stays held back, until an admin looks at each
  await run(
    `update inventories i set product_id = $2, updated_at = now(),
       held_status = case when (select suspended_at from products where id = $2) is null then null else i.held_status end
     where product_id = $1`,
  )
  await run('update import_batch_offers set product_id = $2, is_new_product = false where product_id = $1')
  await run(
    `delete from bookmarks b where kind = 'product' and target_id = $1
     and exists (select from bookmarks k where k.user_id = b.user_id and k.kind = 'product' and k.target_id = $2)`,
  )
  await run(`update bookmarks set target_id = $2 where kind = 'product' and target_id = $1`)
  // of two ratings by the same customer the later one counts
  await run(
    `delete from ratings r using ratings k
     where k.user_id = r.user_id and (r.product_id, k.product_id) in (($1, $2), ($2, $1))
       and (r.updated_at, r.id) < (k.updated_at, k.id)`,
  )
  await run('update ratings set product_id = $2 where product_id = $1')
  await run(
    `update promotions set product_ids = (select array_agg(distinct one) from unnest(array_replace(product_ids, $1, $2)) one),
       updated_at = now() where $1 = any(product_ids)`,
  )
  await run(
    `update products k set popularity = greatest(k.popularity, d.popularity), image = coalesce(k.image, d.image),
       is_sc_discountable = k.is_sc_discountable or (d.is_sc_discountable and k.discount_basis is distinct from 'admin'),
       images = case when k.image is null and cardinality(k.images) = 0 then d.images else k.images end,
       (rating_average, rating_count) = (select round(avg(stars), 2)::real, count(*) from ratings
         where product_id = $2 and hidden_at is null), updated_at = now()
     from products d where d.id = $1 and k.id = $2`,
  )
  await run('update products set merged_into_id = $2 where merged_into_id = $1')
  await run(
    `update products set archived_at = now(), updated_at = now(), merged_into_id = $2,
       rating_average = null, rating_count = 0 where id = $1`,
  )
}
