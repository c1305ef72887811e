import type { CartLine, MergedCart } from '@botika/common/carts/rules'
import { Problem } from '@botika/common/http/problem'
import type { Database, Queryable } from '../../platform'
import { type CartRow, LINES, OFFER, OFFERS } from './repository'

interface Merge {
  userId: number
  wantedIds: number[]
  /** Gets the saved lines and the stock of the offers that can be bought; says what the cart is to be. */
  decide: (saved: CartLine[], stock: ReadonlyMap<number, number>) => MergedCart
  /** A retry with the same key and the same body changes nothing. */
  once: { key: string; bodyHash: string } | null
}

export interface Merged {
  changes: MergedCart['changes']
  rows: CartRow[]
}

/** Joins the guest's cart to a customer's in one transaction; what is added meanwhile is kept on top. */
export function cartMergeRepository(db: Database) {
  return {
    merge: ({ userId, wantedIds, decide, once }: Merge): Promise<Merged> =>
      db.transaction(async ({ sql }) => {
        const scope = `guest-cart:${userId}`
        const earlier = once && (await claim(sql, scope, once.key, once.bodyHash))
        if (earlier) return { changes: earlier, rows: await listed(sql, userId) }

        const { rows: saved } = await sql.query<CartLine & Record<string, unknown>>(
          `select inventory_id, quantity, is_checked from cart_items where user_id = $1 order by id for update`,
          [userId],
        )
        const { rows: offers } = await sql.query<{ id: number; quantity: number }>(
          `select id, current_quantity as quantity from (select i.id, ${OFFER} from ${OFFERS} where i.id = any($1)) o
           where is_live and is_licensed`,
          [wantedIds],
        )
        const stock = new Map(offers.map((offer) => [offer.id, offer.quantity]))
        const { lines, changes } = decide(saved, stock)
        await write(sql, userId, saved, lines)
        if (once) {
          await sql.query(`update idempotency_keys set reply = $3 where scope = $1 and key = $2`, [
            scope,
            once.key,
            JSON.stringify(changes),
          ])
        }
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

/** What the first request with this key answered; null when this is the first. */
async function claim(sql: Queryable, scope: string, key: string, bodyHash: string) {
  const { rowCount } = await sql.query(
    `insert into idempotency_keys (scope, key, body_hash) values ($1, $2, $3) on conflict do nothing`,
    [scope, key, bodyHash],
  )
  if (rowCount === 1) return null
  const { rows } = await sql.query<{ body_hash: string; reply: MergedCart['changes'] | null }>(
    `select body_hash, reply from idempotency_keys where scope = $1 and key = $2`,
    [scope, key],
  )
  if (rows[0]?.body_hash !== bodyHash)
    throw new Problem('idempotency_mismatch', 'This key was used for another cart. Please try again.')
  return rows[0].reply ?? []
}

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
