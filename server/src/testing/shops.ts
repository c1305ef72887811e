import { orders } from '@botika/common/orders/endpoints'
import type { Order } from '@botika/common/orders/schema'
import { offeredLines, ownRefusedLines, refusedLines } from '@botika/common/refused-lines/endpoints'
import type { RefusedLine } from '@botika/common/refused-lines/endpoints'
import { eq } from 'drizzle-orm'
import { inventories, type pharmacies } from '../schema'
import { anOffer, aPharmacy, aSeller } from './makers'
import type { World } from './world-on'

/** A pharmacy with its owner, who holds a PRC card. */
export async function aShop(world: World, facts: Partial<typeof pharmacies.$inferInsert> = {}) {
  const pharmacy = await aPharmacy(world, facts)
  const as = await world.signIn(await aSeller(world, pharmacy))
  return { pharmacy, as }
}
export type Shop = Awaited<ReturnType<typeof aShop>>

export const stockOf = async (world: World, id: number) =>
  (await world.db.orm.select().from(inventories).where(eq(inventories.id, id)))[0]?.quantity

export const offersAt = (
  world: World,
  shops: readonly Shop[],
  product_id: number,
  prices: readonly number[],
) =>
  Promise.all(
    shops.map(({ pharmacy }, at) =>
      anOffer(world, { pharmacy_id: pharmacy.id, product_id, price: prices[at] ?? 11_200 }),
    ),
  )

export const GUEST = 'ana.santos@example.com'

/** What pharmacies and a guest do about the lines of an order. */
export const dealings = (world: World) => ({
  refuse: (
    part: number,
    item_id: number,
    as: string | undefined,
    reason: 'not_in_stock' | 'damaged' | 'expired' | 'wrong_price' | 'other' = 'not_in_stock',
  ) =>
    world.ask(
      refusedLines.refuse,
      { params: { id: part }, body: { item_id, reason, remarks: 'A reason' } },
      { as },
    ),
  lines: async ({ order_number }: Pick<Order, 'order_number'>): Promise<RefusedLine[]> =>
    (await world.call(ownRefusedLines.listAsGuest, { body: { order_number, email: GUEST } })).data,
  choose: (
    { order_number }: Pick<Order, 'order_number'>,
    id: number,
    choice: { inventory_id: number | null; total?: number; delivery_fee?: number },
    email = GUEST,
  ) =>
    world.ask(ownRefusedLines.chooseAsGuest, {
      params: { id },
      body: { order_number, email, ...choice },
    }),
  latest: async (as: string) =>
    (await world.call(offeredLines.list, { query: { status: 'open', per_page: 100 } }, { as })).data
      .sort((a, b) => a.id - b.id)
      .at(-1),
  offered: async (as: string) =>
    (await world.call(offeredLines.list, { query: { per_page: 100 } }, { as })).data,
  accept: (id: number, as: string) => world.ask(offeredLines.accept, { params: { id } }, { as }),
  decline: (id: number, as: string) => world.ask(offeredLines.decline, { params: { id } }, { as }),
  track: async ({ order_number }: Pick<Order, 'order_number'>) =>
    (await world.call(orders.track, { query: { order_number } })).order,
})
