import { cartItems } from '@botika/common/carts/endpoints'
import type { Cart } from '@botika/common/carts/schema'
import { orders } from '@botika/common/orders/endpoints'
import { products } from '@botika/common/products/endpoints'
import { quote } from '@botika/common/quote/endpoints'
import { recurringOrders } from '@botika/common/recurring-orders/endpoints'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { manilaDay } from '@botika/common/time'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { tellUnattended } from '../../app/commands/serve'
import { inventories, pharmacyPapers } from '../../schema'
import { drainSearchQueue, refreshSearch } from '../../search/engine/refresh-repository'
import { queueContextChanges } from '../../search/engine/context-repository'
import {
  aCard,
  anAdmin,
  anOffer,
  anOrder,
  anOrderBody,
  aPharmacy,
  aProduct,
  aUser,
} from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
let admin: string
// no day ends while the tests look at it
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
beforeAll(async () => {
  world = await makeWorld()
  admin = await world.signIn(await anAdmin(world))
})
afterAll(() => world.close())
afterAll(() => void vi.useRealTimers())

const dayFromNow = (days: number) => manilaDay(new Date(Date.now() + days * 86_400_000))
const SAID = 'can’t sell prescription medicines right now'
const prescription_image = () =>
  new File(
    [
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    ],
    'rx.png',
    { type: 'image/png' },
  )

type Change = Partial<typeof pharmacyPapers.$inferInsert>
const lost: [string, Change][] = [
  ['expired yesterday', { expires_on: dayFromNow(-1) }],
  ['was returned', { status: 'returned' }],
  ['has ended', { status: 'ended' }],
  ['waits to be confirmed', { status: 'waiting' }],
]

/** A pharmacy with a medicine on prescription and another thing, both in a cart, whose only card is then lost. */
async function aPharmacyToLose() {
  const pharmacy = await aPharmacy(world, { prescriptions_until: null })
  const card = await aCard(world, { pharmacy_id: pharmacy.id, expires_on: dayFromNow(30) })
  const rx = await anOffer(world, {
    pharmacy_id: pharmacy.id,
    product_id: (await aProduct(world, { is_prescription: true })).id,
    quantity: 50,
  })
  const otc = await anOffer(world, { pharmacy_id: pharmacy.id, quantity: 50 })
  await refreshSearch(world.db, [rx.product_id, otc.product_id])
  const user = await aUser(world)
  const as = await world.signIn(user)
  const items = [{ inventory_id: rx.id, quantity: 1 }]
  const facts = { is_guest: false, prescription_image: prescription_image() }
  const body = await anOrderBody(world, items, facts)
  const before = await anOrder(world, { as, items, facts })
  for (const { id } of [rx, otc]) await world.call(cartItems.add, { body: { inventory_id: id } }, { as })
  return { pharmacy, card, rx, otc, user, as, items, body, before }
}
const lose = async (id: number, change: Change) => {
  await world.db.orm.update(pharmacyPapers).set(change).where(eq(pharmacyPapers.id, id))
  await queueContextChanges(world.db)
  await drainSearchQueue(world.db)
}
const stockOf = async (id: number) =>
  (await world.db.orm.select().from(inventories).where(eq(inventories.id, id)))[0]?.quantity

describe.each(lost)('without a pharmacist, whose card %s,', (_, change) => {
  it('nothing on prescription is sold by any way in, and everything else is', async () => {
    const { pharmacy, card, rx, otc, as, items, body, before } = await aPharmacyToLose()
    const { customer_id: _c, contact_number: _n, ...recurring } = body
    const schedule = { recurring_option: 'weekly' as const }
    const later = await world.call(
      recurringOrders.create,
      { body: { ...recurring, ...schedule, first_due_on: dayFromNow(7) } },
      { as },
    )
    const stock = await stockOf(rx.id)
    await lose(card.id, change)

    const both = [...items, { inventory_id: otc.id, quantity: 1 }]
    const { problems, lines } = await world.call(quote.make, { body: { items: both } })
    expect(problems).toMatchObject([
      {
        code: 'no_pharmacist',
        inventory_id: rx.id,
        detail: expect.stringContaining(`${pharmacy.name} ${SAID}`),
      },
    ])
    expect(lines.map(({ inventory_id }) => inventory_id)).toEqual([otc.id])
    const cart: Cart = await world.call(cartItems.cart, {}, { as })
    expect(cart.data.map(({ problem }) => problem?.code ?? null)).toEqual(['no_pharmacist', null])

    const { subtotal, total, delivery_fee } = before
    const ways = {
      checkout: world.ask(orders.place, { body }, { as }),
      'checkout of a guest': world.ask(orders.place, { body: { ...body, is_guest: true } }),
      reorder: world.ask(
        orders.reorder,
        {
          params: { orderId: before.id },
          body: { subtotal, total, delivery_fee, prescription_image: prescription_image() },
        },
        { as },
      ),
      recurring: world.ask(recurringOrders.create, { body: { ...recurring, ...schedule } }, { as }),
      'added part': world.ask(
        sellerOrders.create,
        { body: { order_id: (await anOrder(world)).id, order_items: items } },
        { as: admin },
      ),
    }
    for (const [way, answer] of Object.entries(ways)) expect([way, (await answer).status]).toEqual([way, 409])
    const other = await world.signIn(await aUser(world))
    const add = (id: number) => world.ask(cartItems.add, { body: { inventory_id: id } }, { as: other })
    expect(await add(rx.id)).toMatchObject({ status: 404, json: { detail: expect.stringContaining(SAID) } })
    expect((await add(otc.id)).status).toBe(201)

    vi.setSystemTime(Date.now() + 7 * 86_400_000)
    await world.schedule.scan()
    await world.jobs.runDue()
    vi.setSystemTime(Date.now() - 7 * 86_400_000)
    const { order } = await world.call(recurringOrders.one, { params: { id: later.orders.id } }, { as })
    expect(order).toMatchObject({ occurrences: 0, last_problem: expect.stringContaining(SAID) })
    expect(await stockOf(rx.id)).toBe(stock)
  })

  it('no offer on prescription is listed anywhere, and other pharmacies’ are', async () => {
    const { pharmacy, card, rx, otc } = await aPharmacyToLose()
    const elsewhere = await anOffer(world, { product_id: rx.product_id, price: 99_900 })
    await lose(card.id, change)
    await refreshSearch(world.db, [rx.product_id])

    const params = { id: rx.product_id }
    expect(await world.call(products.one, { params, query: {} })).toMatchObject({
      inventory_id: elsewhere.id,
      offers_count: 1,
    })
    const offers = await world.call(products.offers, { params, query: {} })
    expect(offers.data.map(({ inventory_id }) => inventory_id)).toEqual([elsewhere.id])
    const shelf = await world.call(products.listByPharmacy, {
      params: { id: pharmacy.id },
      query: { per_page: 10 },
    })
    expect(shelf.data.map(({ id }) => id)).toEqual([otc.product_id])
    expect(shelf.facets?.is_prescription).toMatchObject({ yes: 0, no: 1 })
    const near = await world.call(products.list, {
      query: {
        filter: 'nearest',
        lat: 14.6,
        lng: 120.98,
        per_page: 100,
        ids: `${rx.product_id},${otc.product_id}`,
      },
    })
    expect(new Set(near.data.map(({ inventory_id }) => inventory_id))).toEqual(
      new Set([elsewhere.id, otc.id]),
    )
  })
})

it('keeps the page of a medicine that no pharmacist sells right now', async () => {
  const { card, rx } = await aPharmacyToLose()
  await lose(card.id, { status: 'ended' })
  const params = { id: rx.product_id }
  expect(await world.call(products.one, { params, query: {} })).toMatchObject({
    inventory_id: null,
    offers_count: 0,
  })
})

it('sells on the card’s last day, and again from when another is confirmed', async () => {
  const { card, items } = await aPharmacyToLose()
  const problems = async () => (await world.call(quote.make, { body: { items } })).problems
  await lose(card.id, { expires_on: dayFromNow(0) })
  expect(await problems()).toEqual([])
  await lose(card.id, { expires_on: dayFromNow(-1) })
  expect(await problems()).toMatchObject([{ code: 'no_pharmacist' }])
  await aCard(world, { pharmacy_id: card.pharmacy_id ?? 0 })
  expect(await problems()).toEqual([])
})

it('tells how many pharmacies sell nothing on prescription', async () => {
  const count = async () => {
    const lines: string[] = []
    await tellUnattended({ db: world.db, say: (line) => lines.push(line) })
    return Number(/\d+/.exec(lines.join()) ?? 0)
  }
  const before = await count()
  const { card } = await aPharmacyToLose()
  expect(await count()).toBe(before)
  await lose(card.id, { status: 'ended' })
  await aPharmacy(world, { prescriptions_until: null })
  expect(await count()).toBe(before + 1)
})

describe('where cards are asked for from a later day', () => {
  it('pharmacies without one sell on prescription until then', async () => {
    const later = await makeWorld({ PAPERS_REQUIRED: `fda_licence,prc_card=${dayFromNow(2)}` })
    try {
      const pharmacy = await aPharmacy(later, { prescriptions_until: null })
      const { id: product_id } = await aProduct(later, { is_prescription: true })
      const offer = await anOffer(later, { pharmacy_id: pharmacy.id, product_id })
      const codes = async () =>
        (
          await later.call(quote.make, { body: { items: [{ inventory_id: offer.id, quantity: 1 }] } })
        ).problems.map(({ code }) => code)
      const here = Date.now()
      expect(await codes()).toEqual([])
      vi.setSystemTime(here + 86_400_000)
      expect(await codes()).toEqual([])
      vi.setSystemTime(here + 2 * 86_400_000)
      expect(await codes()).toEqual(['no_pharmacist'])
      vi.setSystemTime(here)
    } finally {
      await later.close()
    }
  })
})
