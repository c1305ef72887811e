import { orders } from '@botika/common/orders/endpoints'
import type { Order } from '@botika/common/orders/schema'
import { recurringOrders } from '@botika/common/recurring-orders/endpoints'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { manilaDay } from '@botika/common/time'
import { eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { inventories } from '../schema'
import { queueContextChanges } from '../search/engine/context-repository'
import { drainSearchQueue } from '../search/engine/refresh-repository'
import { anOrder, anOrderBody, aUser } from './makers'
import type { World } from './world'

export const dayFromNow = (days: number) => manilaDay(new Date(Date.now() + days * 86_400_000))

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
export const aPrescription = () => ({
  prescription_image: new File([Buffer.from(PIXEL, 'base64')], 'rx.png', { type: 'image/png' }),
})

/** A shopper who has bought an offer once, and would buy it again. */
export async function aBuyer(world: World, offer: { id: number }, prescription = {}) {
  const user = await aUser(world)
  const as = await world.signIn(user)
  const items = [{ inventory_id: offer.id, quantity: 1 }]
  const facts = { is_guest: false, ...prescription }
  const body = await anOrderBody(world, items, facts)
  const before = await anOrder(world, { as, items, facts })
  return { user, as, items, body, before }
}
type Buyer = Awaited<ReturnType<typeof aBuyer>>

const WEEKLY = { recurring_option: 'weekly' as const }
const recurringOf = ({ body: { customer_id: _c, contact_number: _n, ...body } }: Buyer) => body

/** A recurring order of the same, which is due in a week. */
export const dueInAWeek = (world: World, buyer: Buyer) =>
  world.call(
    recurringOrders.create,
    { body: { ...recurringOf(buyer), ...WEEKLY, first_due_on: dayFromNow(7) } },
    { as: buyer.as },
  )

/** What became of it after that week. */
export async function afterThatWeek(
  world: World,
  { as }: Buyer,
  { orders: { id } }: { orders: { id: number } },
) {
  vi.setSystemTime(Date.now() + 7 * 86_400_000)
  await world.schedule.scan()
  await world.jobs.runDue()
  vi.setSystemTime(Date.now() - 7 * 86_400_000)
  return (await world.call(recurringOrders.one, { params: { id } }, { as })).order
}

/** What each way to buy the same again answers. */
export async function waysToBuy(world: World, admin: string, buyer: Buyer, prescription = {}) {
  const { as, items, body, before } = buyer
  const recurring = { ...recurringOf(buyer), ...WEEKLY }
  const { subtotal, total, delivery_fee } = before
  const ways = {
    checkout: world.ask(orders.place, { body }, { as }),
    'checkout of a guest': world.ask(orders.place, { body: { ...body, is_guest: true } }),
    reorder: world.ask(
      orders.reorder,
      { params: { orderId: before.id }, body: { subtotal, total, delivery_fee, ...prescription } },
      { as },
    ),
    recurring: world.ask(recurringOrders.create, { body: recurring }, { as }),
    'recurring later': world.ask(
      recurringOrders.create,
      { body: { ...recurring, first_due_on: dayFromNow(3) } },
      { as },
    ),
    'added part': world.ask(
      sellerOrders.create,
      { body: { order_id: (await anOrder(world)).id, order_items: items } },
      { as: admin },
    ),
  }
  return Promise.all(Object.entries(ways).map(async ([way, answer]) => [way, (await answer).status] as const))
}

export const partOf = ({ parts }: Order) => ({ id: parts[0]?.id ?? 0 })

/** Lets lists and search see what changed about pharmacies. */
export async function refreshShelves(world: World) {
  await queueContextChanges(world.db)
  await drainSearchQueue(world.db)
}

export const stockOf = async (world: World, id: number) =>
  (await world.db.orm.select().from(inventories).where(eq(inventories.id, id)))[0]?.quantity
