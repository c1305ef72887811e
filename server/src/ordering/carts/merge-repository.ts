import type { CartLine, MergedCart } from '@botika/common/carts/rules'
import { isForSale } from '../../catalogue'
import { type Database, type KeyUse, once, type Tx } from '../../platform'
import { anyOf, build, now, rowsOf, run, sql } from '../../platform/db/query'
import { type CartRow, listLines, offers } from './repository'

interface Merge {
  userId: number
  wantedIds: number[]
  decide: (saved: CartLine[], stock: ReadonlyMap<number, number>) => MergedCart
  keyUse: KeyUse | undefined
}

export interface Merged {
  changes: MergedCart['changes']
  rows: CartRow[]
}

export function cartMergeRepository(db: Database) {
  return {
    merge: ({ userId, wantedIds, decide, keyUse }: Merge): Promise<Merged> =>
      db.transaction(async (tx) => {
        const changes = await once(tx, keyUse, async () => {
          const saved = await rowsOf(
            tx,
            build
              .selectFrom('cart_items')
              .select(['inventory_id', 'quantity', 'is_checked'])
              .where('user_id', '=', userId)
              .orderBy('id')
              .forUpdate(),
          )
          const wanted = offers
            .select(['i.id', 'i.quantity'])
            .where(isForSale)
            .where('i.id', '=', anyOf(wantedIds))
          const stock = (await rowsOf(tx, wanted)).map(({ id, quantity }) => [id, quantity] as const)
          const merged = decide(saved, new Map(stock))
          await write(tx, userId, saved, merged.lines)
          return merged.changes
        })
        return { changes, rows: await listLines(tx, { userId }) }
      }),
  }
}
export type CartMergeRepository = ReturnType<typeof cartMergeRepository>

async function write(tx: Tx, userId: number, saved: CartLine[], lines: CartLine[]) {
  const before = new Map(saved.map((line) => [line.inventory_id, line]))
  const changed = lines.filter((line) => {
    const old = before.get(line.inventory_id)
    return old?.quantity !== line.quantity || old.is_checked !== line.is_checked
  })
  if (changed.length === 0) return
  // the lines read are held; one that came meanwhile is kept on top
  await run(
    tx,
    build
      .insertInto('cart_items')
      .values(changed.map((line) => ({ ...line, user_id: userId })))
      .onConflict((on) =>
        on.columns(['user_id', 'inventory_id']).doUpdateSet(({ ref, selectFrom }) => {
          const [id, held] = [ref('excluded.inventory_id'), ref('cart_items.quantity')]
          const stock = selectFrom('inventories').select('quantity').where('id', '=', id)
          const more = sql`case when ${id} = ${anyOf([...before.keys()])} then 0 else ${held} end`
          return {
            is_checked: ref('excluded.is_checked'),
            updated_at: now,
            quantity: sql<number>`greatest(1, least(${stock}, ${ref('excluded.quantity')} + ${more}))`,
          }
        }),
      ),
  )
}
