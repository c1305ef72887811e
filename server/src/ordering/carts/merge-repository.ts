import type { CartLine, MergedCart } from '@botika/common/carts/rules'
import { type Database, type KeyUse, once, type Queryable } from '../../platform'
import { type CartRow, LINES, OFFER, OFFERS } from './repository'

interface Merge {
  userId: number
  wantedIds: number[]
  /** Gets the saved lines and the stock of the offers that can be bought; says what the cart is to be. */
  decide: (saved: CartLine[], stock: ReadonlyMap<number, number>) => MergedCart
  /** A retry with the same key and the same body changes nothing. */
  keyUse: KeyUse | undefined
}

export interface Merged {
  changes: MergedCart['changes']
  rows: CartRow[]
}

/** Joins the guest's cart to a customer's in one transaction; what is added meanwhile is kept on top. */
export function cartMergeRepository(db: Database) {
  return {
    merge: ({ userId, wantedIds, decide, keyUse }: Merge): Promise<Merged> =>
      db.transaction(async ({ sql }) => {
        const changes = await once(sql, keyUse, async () => {
          const { rows: saved } = await sql.query<CartLine & Record<string, unknown>>(
            `select inventory_id, quantity, is_checked from cart_items where user_id = $1 order by id for update`,
            [userId],
          )
          const { rows: offers } = await sql.query<{ id: number; quantity: number }>(
            `select id, current_quantity as quantity from (select i.id, ${OFFER} from ${OFFERS} where i.id = any($1)) o
             where is_live and is_licensed`,
            [wantedIds],
          )
          const merged = decide(saved, new Map(offers.map((offer) => [offer.id, offer.quantity])))
          await write(sql, userId, saved, merged.lines)
          return merged.changes
        })
        return { changes, rows: await listed(sql, userId) }
      }),
  }
}
export type CartMergeRepository = ReturnType<typeof cartMergeRepository>

const listed = async (sql: Queryable, userId: number) =>
  (
    await sql.query<CartRow & Record<string, unknown>>(`${LINES} where c.user_id = $1 order by c.id`, [
      userId,
    ])
  ).rows

async function write(sql: Queryable, userId: number, saved: CartLine[], lines: CartLine[]) {
  const before = new Map(saved.map((line) => [line.inventory_id, line]))
  const changed = lines.filter((line) => {
    const old = before.get(line.inventory_id)
    return old?.quantity !== line.quantity || old.is_checked !== line.is_checked
  })
  await sql.query(
    `with new as (
       select * from unnest($2::int[], $3::int[], $4::boolean[], $5::int[])
         with ordinality as new(inventory_id, quantity, is_checked, added, position))
     insert into cart_items (user_id, inventory_id, quantity, is_checked)
     select $1, inventory_id, quantity, is_checked from new order by position
     on conflict (user_id, inventory_id) do update
       set is_checked = excluded.is_checked, updated_at = now(),
           quantity = greatest(1, least(
             (select quantity from inventories where id = excluded.inventory_id),
             cart_items.quantity + (select added from new where inventory_id = excluded.inventory_id)))`,
    [
      userId,
      changed.map((line) => line.inventory_id),
      changed.map((line) => line.quantity),
      changed.map((line) => line.is_checked),
      changed.map((line) => line.quantity - (before.get(line.inventory_id)?.quantity ?? 0)),
    ],
  )
}
