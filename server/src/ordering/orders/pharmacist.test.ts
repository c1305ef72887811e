import { cartItems } from '@botika/common/carts/endpoints'
import type { Cart } from '@botika/common/carts/schema'
import { orders } from '@botika/common/orders/endpoints'
import { products } from '@botika/common/products/endpoints'
import { quote } from '@botika/common/quote/endpoints'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { tellUnattended } from '../../app/commands/serve'
import { pharmacyPapers } from '../../schema'
import { refreshSearch } from '../../search/engine/refresh-repository'
import { aCard, anAdmin, anOffer, aPharmacy, aProduct, aUser } from '../../testing/makers'
import {
  aBuyer,
  afterThatWeek,
  aPrescription,
  dayFromNow,
  dueInAWeek,
  partOf,
  refreshShelves,
  stockOf,
  waysToBuy,
} from '../../testing/ways-to-buy'
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

const SAID = 'can’t sell prescription medicines right now'

type Change = Partial<typeof pharmacyPapers.$inferInsert>
const lost: [string, Change][] = [
  ['expired yesterday', { expires_on: dayFromNow(-1) }],
  ['was returned', { status: 'returned' }],
  ['has ended', { status: 'ended' }],
  ['waits to be confirmed', { status: 'waiting' }],
  ['is tied to nobody', { holder_id: null }],
]

/** A pharmacy with a medicine on prescription and another thing, both in a cart, whose only card is then lost. */
async function aPharmacyToLose() {
  const pharmacy = await aPharmacy(world, { prescriptions_until: null })
  const holder = await aUser(world, {
    roles: ['customer', 'seller'],
    pharmacy_id: pharmacy.id,
    position: 'pharmacist',
  })
  const card = await aCard(world, {
    pharmacy_id: pharmacy.id,
    holder_id: holder.id,
    expires_on: dayFromNow(30),
  })
  const rx = await anOffer(world, {
    pharmacy_id: pharmacy.id,
    product_id: (await aProduct(world, { is_prescription: true })).id,
    quantity: 50,
  })
  const otc = await anOffer(world, { pharmacy_id: pharmacy.id, quantity: 50 })
  await refreshSearch(world.db, [rx.product_id, otc.product_id])
  const buyer = await aBuyer(world, rx, aPrescription())
  for (const { id } of [rx, otc])
    await world.call(cartItems.add, { body: { inventory_id: id } }, { as: buyer.as })
  return { pharmacy, holder, card, rx, otc, buyer }
}
const lose = async (id: number, change: Change) => {
  await world.db.orm.update(pharmacyPapers).set(change).where(eq(pharmacyPapers.id, id))
  await refreshShelves(world)
}

describe.each(lost)('without a pharmacist, whose card %s,', (_, change) => {
  it('nothing on prescription is sold by any way in, and everything else is', async () => {
    const { pharmacy, card, rx, otc, buyer } = await aPharmacyToLose()
    const { as, items } = buyer
    const later = await dueInAWeek(world, buyer)
    const stock = await stockOf(world, rx.id)
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

    for (const [way, status] of await waysToBuy(world, admin, buyer, aPrescription()))
      expect([way, status]).toEqual([way, 409])
    const other = await world.signIn(await aUser(world))
    const add = (id: number) => world.ask(cartItems.add, { body: { inventory_id: id } }, { as: other })
    expect(await add(rx.id)).toMatchObject({ status: 404, json: { detail: expect.stringContaining(SAID) } })
    expect((await add(otc.id)).status).toBe(201)

    expect(await afterThatWeek(world, buyer, later)).toMatchObject({
      occurrences: 0,
      last_problem: expect.stringContaining(SAID),
    })
    expect(await stockOf(world, rx.id)).toBe(stock)
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
  const { card, holder, buyer } = await aPharmacyToLose()
  const body = { items: buyer.items }
  const problems = async () => (await world.call(quote.make, { body })).problems
  await lose(card.id, { expires_on: dayFromNow(0) })
  expect(await problems()).toEqual([])
  await lose(card.id, { expires_on: dayFromNow(-1) })
  expect(await problems()).toMatchObject([{ code: 'no_pharmacist' }])
  await aCard(world, { pharmacy_id: holder.pharmacy_id ?? 0, holder_id: holder.id })
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

describe('an order with a prescription, placed before the pharmacist was lost,', () => {
  const refused = {
    status: 409,
    json: { code: 'step_refused', detail: expect.stringContaining('PRC card') },
  }

  it('is neither confirmed nor shipped until there is one, and can be cancelled', async () => {
    const { card, holder, buyer } = await aPharmacyToLose()
    const params = partOf(buyer.before)
    const stop = async () => (await world.call(sellerOrders.one, { params }, { as: admin })).sale_stop
    const as = await world.signIn(holder)
    await world.call(orders.prescriptionImage, { params: { id: buyer.before.id } }, { as })
    await world.call(sellerOrders.update, { params, body: { prescription_checked: true } }, { as })
    await lose(card.id, { expires_on: dayFromNow(-1) })
    expect(await world.ask(sellerOrders.confirm, { params }, { as: admin })).toMatchObject(refused)
    expect(await stop()).toBe('no_pharmacist')
    await lose(card.id, { expires_on: dayFromNow(0) })
    await world.call(sellerOrders.confirm, { params }, { as: admin })
    expect(await stop()).toBeNull()
    await lose(card.id, { status: 'ended' })
    expect(await world.ask(sellerOrders.ship, { params, body: {} }, { as: admin })).toMatchObject(refused)
    const body = { cancel_remarks: 'Nobody may dispense it' }
    expect((await world.call(sellerOrders.cancel, { params, body }, { as: admin })).status).toBe('cancelled')
  })

  it('stops nothing of an order without one', async () => {
    const { card, otc } = await aPharmacyToLose()
    const { before } = await aBuyer(world, otc)
    await lose(card.id, { status: 'ended' })
    const [call, params] = [{ as: admin }, partOf(before)]
    expect((await world.call(sellerOrders.confirm, { params }, call)).sale_stop).toBeNull()
    expect((await world.ask(sellerOrders.ship, { params, body: {} }, call)).status).toBe(200)
  })
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
