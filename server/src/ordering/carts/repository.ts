import { MAX_CART_LINES } from '@botika/common/carts/rules'
import type { Database, Queryable } from '../../platform'
import { isWithinCap } from '../../catalogue'
import { licensed } from '../../directory'

/** A line of a cart beside the offer as it is now; the price is centavos for one. */
export interface CartRow {
  id: number
  created_at: Date
  updated_at: Date
  inventory_id: number
  quantity: number
  is_checked: boolean
  pharmacy_id: number
  pharmacy_name: string
  product_id: number
  product_name: string
  product_slug: string
  generic_name: string | null
  image: string | null
  subcategory_name: string | null
  is_prescription: boolean
  is_sc_discountable: boolean
  price: number
  current_quantity: number
  is_live: boolean
  is_licensed: boolean
}

/** What became of an addition: `row` is null where nothing was written. */
export interface Addition {
  row: CartRow | null
  isOffered: boolean
  /** The pharmacy, where it is only for want of a valid licence that nothing is offered. */
  unlicensed: string | null
  currentQuantity: number
  hasRoom: boolean
}

// `is_live` and `is_licensed` mean the same here as where carts are priced
export const OFFER = `i.pharmacy_id, ph.name as pharmacy_name, i.product_id, p.name as product_name, p.slug as product_slug,
    p.generic_name, p.image, s.name as subcategory_name, p.is_prescription, p.is_sc_discountable, i.price,
    i.quantity as current_quantity,
    (i.status = 'live' and i.archived_at is null and p.archived_at is null and p.drug_class <> 'dangerous'
      and ph.status = 'active' and ${isWithinCap('i', 'p')}) as is_live,
    ${licensed('ph')} as is_licensed`
export const OFFERS = `inventories i
    join products p on p.id = i.product_id
    join pharmacies ph on ph.id = i.pharmacy_id
    left join subcategories s on s.id = p.subcategory_id`
const LINE = `c.id, c.created_at, c.updated_at, c.inventory_id, c.quantity, c.is_checked, ${OFFER}`
export const LINES = `select ${LINE} from cart_items c join (${OFFERS}) on i.id = c.inventory_id`

const UPDATE = (change: string, condition = '') => `update cart_items c set ${change}, updated_at = now()
    from ${OFFERS} where c.id = $1 and c.user_id = $2 and i.id = c.inventory_id ${condition} returning ${LINE}`

const ADD = `with offer as (select i.id as inventory_id, ${OFFER} from ${OFFERS} where i.id = $2),
  room as (
    select count(*) < ${MAX_CART_LINES} or coalesce(bool_or(inventory_id = $2), false) as has_room
    from cart_items where user_id = $1),
  written as (
    insert into cart_items (user_id, inventory_id, quantity)
    select $1, offer.inventory_id, $3 from offer, room
    where offer.is_live and offer.is_licensed and offer.current_quantity >= $3 and room.has_room
    on conflict (user_id, inventory_id) do update
      set quantity = least(cart_items.quantity + excluded.quantity, (select current_quantity from offer)),
          updated_at = now()
    returning id, created_at, updated_at, quantity, is_checked)
  select offer.*, room.has_room, written.* from offer cross join room left join written on true`

type Row = CartRow & Record<string, unknown>

/** Carts of customers. Every statement names the owner, so that nobody reaches another's cart. */
export function cartRepository(db: Database) {
  const one = async (name: string, text: string, values: unknown[]): Promise<CartRow | null> =>
    (await db.sql.query<Row>({ name, text, values })).rows[0] ?? null

  const list = async (sql: Queryable, userId: number): Promise<CartRow[]> =>
    (
      await sql.query<Row>({
        name: 'cart_list',
        text: `${LINES} where c.user_id = $1 order by c.id`,
        values: [userId],
      })
    ).rows

  return {
    list: (userId: number) => list(db.sql, userId),

    find: (userId: number, id: number) =>
      one('cart_find', `${LINES} where c.id = $1 and c.user_id = $2`, [id, userId]),

    /** Adds in one statement; an offer that is in the cart gets more, up to its stock. */
    async add(userId: number, inventoryId: number, quantity: number): Promise<Addition> {
      const { rows } = await db.sql.query<Row & { id: number | null; has_room: boolean }>({
        name: 'cart_add',
        text: ADD,
        values: [userId, inventoryId, quantity],
      })
      const found = rows[0]
      if (!found) return { row: null, isOffered: false, unlicensed: null, currentQuantity: 0, hasRoom: true }
      const { has_room: hasRoom, ...row } = found
      return {
        row: row.id === null ? null : row,
        isOffered: row.is_live && row.is_licensed,
        unlicensed: row.is_live && !row.is_licensed ? row.pharmacy_name : null,
        currentQuantity: row.current_quantity,
        hasRoom,
      }
    },

    raise: (userId: number, id: number) =>
      one(
        'cart_raise',
        UPDATE('quantity = case when c.quantity < i.quantity then c.quantity + 1 else c.quantity end'),
        [id, userId],
      ),

    lower: (userId: number, id: number) =>
      one('cart_lower', UPDATE('quantity = greatest(1, c.quantity - 1)'), [id, userId]),

    tick: (userId: number, id: number, isChecked: boolean) =>
      one('cart_tick', UPDATE('is_checked = $3'), [id, userId, isChecked]),

    /** Null when the line is absent, or the quantity is more than the stock. */
    set: (userId: number, id: number, quantity: number | undefined, isChecked: boolean | undefined) =>
      one(
        'cart_set',
        UPDATE(
          'quantity = coalesce($3::int, c.quantity), is_checked = coalesce($4::boolean, c.is_checked)',
          'and ($3::int is null or $3::int <= i.quantity)',
        ),
        [id, userId, quantity ?? null, isChecked ?? null],
      ),

    async tickAll(userId: number, isChecked: boolean): Promise<CartRow[]> {
      await db.sql.query({
        name: 'cart_tick_all',
        text: `update cart_items set is_checked = $2, updated_at = now() where user_id = $1 and is_checked <> $2`,
        values: [userId, isChecked],
      })
      return list(db.sql, userId)
    },

    async remove(userId: number, id: number): Promise<boolean> {
      const { rowCount } = await db.sql.query({
        name: 'cart_remove',
        text: `delete from cart_items where id = $1 and user_id = $2`,
        values: [id, userId],
      })
      return rowCount === 1
    },
  }
}
export type CartRepository = ReturnType<typeof cartRepository>
