import { cartItems } from '@botika/common/carts/endpoints'
import type { Cart } from '@botika/common/carts/schema'
import type { Order } from '@botika/common/orders/schema'
import { pharmacies as pharmacyCalls } from '@botika/common/pharmacies/endpoints'
import { products } from '@botika/common/products/endpoints'
import { quote } from '@botika/common/quote/endpoints'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { tellUnlicensed } from '../../app/commands/serve'
import { pharmacies } from '../../schema'
import { drainSearchQueue, refreshSearch } from '../../search/engine/refresh-repository'
import { anAdmin, anOffer, anOrder, aPharmacy, aUser } from '../../testing/makers'
import {
  aBuyer,
  afterThatWeek,
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

const CLOSED = 'can’t take orders right now: it has to show a valid FDA licence first.'

type Facts = Partial<typeof pharmacies.$inferInsert>
const invalid: [string, Facts][] = [
  ['without a number', { license_number: null }],
  ['with a blank number', { license_number: '  ' }],
  ['with a dash for a number', { license_number: '-' }],
  ['whose number is to follow', { license_number: 'N/A, pending' }],
  ['without a last day', { license_expires_on: null }],
  ['whose last day was yesterday', { license_expires_on: dayFromNow(-1) }],
  ['without both', { license_number: null, license_expires_on: null }],
]

/** An offer whose pharmacy loses its licence after it was bought and put into a cart. */
async function anOfferToLose() {
  const pharmacy = await aPharmacy(world)
  const offer = await anOffer(world, { pharmacy_id: pharmacy.id, quantity: 50 })
  await refreshSearch(world.db, [offer.product_id])
  const buyer = await aBuyer(world, offer)
  await world.call(cartItems.add, { body: { inventory_id: offer.id } }, { as: buyer.as })
  return { pharmacy, offer, buyer }
}
const lose = async (id: number, facts: Facts) => {
  await world.db.orm.update(pharmacies).set(facts).where(eq(pharmacies.id, id))
  await refreshShelves(world)
}

describe.each(invalid)('of a pharmacy %s', (_, facts) => {
  it('nothing is sold by any way in', async () => {
    const { pharmacy, offer, buyer } = await anOfferToLose()
    const { user, as, items } = buyer
    const later = await dueInAWeek(world, buyer)
    const stock = await stockOf(world, offer.id)
    await lose(pharmacy.id, facts)

    const { problems, lines } = await world.call(quote.make, { body: { items } })
    expect(problems).toMatchObject([{ code: 'pharmacy_closed', detail: `${pharmacy.name} ${CLOSED}` }])
    expect(lines).toEqual([])
    const cart: Cart = await world.call(cartItems.cart, {}, { as })
    expect(cart).toMatchObject({ subtotal: 0, data: [{ problem: { code: 'pharmacy_closed' } }] })

    for (const [way, status] of await waysToBuy(world, admin, buyer))
      expect([way, status]).toEqual([way, 409])
    const other = await world.signIn(await aUser(world))
    expect(await world.ask(cartItems.add, { body: { inventory_id: offer.id } }, { as: other })).toMatchObject(
      {
        status: 404,
        json: { detail: `${pharmacy.name} ${CLOSED}` },
      },
    )
    const merged = await world.call(
      cartItems.addFromGuest,
      { params: { userId: user.id }, body: { cart_items: [{ inventory_id: offer.id, quantity: 5 }] } },
      { as },
    )
    expect(merged.data).toMatchObject([{ quantity: 1, problem: { code: 'pharmacy_closed' } }])

    expect(await afterThatWeek(world, buyer, later)).toMatchObject({
      occurrences: 0,
      last_problem: expect.stringContaining(CLOSED),
    })
    expect(await stockOf(world, offer.id)).toBe(stock)
  })

  it('no offer is listed, and the pages stay', async () => {
    const { pharmacy, offer, buyer } = await anOfferToLose()
    const keyword = buyer.before.orderItems[0]?.product_name ?? ''
    const found = async () =>
      (await world.call(products.search, { query: { keyword, per_page: 10 } })).data.some(
        ({ id }) => id === offer.product_id,
      )
    const shelf = () =>
      world.call(products.listByPharmacy, { params: { id: pharmacy.id }, query: { per_page: 10 } })
    expect(await found()).toBe(true)
    expect((await shelf()).total).toBe(1)
    await lose(pharmacy.id, facts)
    // what lists and pages keep in memory
    await world.call(
      pharmacyCalls.update,
      { params: { id: pharmacy.id }, body: { description: 'Since 1987' } },
      { as: admin },
    )
    expect(await found()).toBe(false)
    expect((await shelf()).total).toBe(0)
    const params = { id: offer.product_id }
    expect(await world.call(products.one, { params, query: {} })).toMatchObject({
      inventory_id: null,
      selling_price: null,
      offers_count: 0,
    })
    expect((await world.call(products.offers, { params, query: {} })).data).toEqual([])
    expect(await world.call(pharmacyCalls.one, { params: { id: pharmacy.id }, query: {} })).toMatchObject({
      name: pharmacy.name,
      products_count: expect.any(Number),
    })
    const { data } = await world.call(pharmacyCalls.list, { query: { keyword: pharmacy.name } })
    expect(data).toEqual([])
  })
})

it('sells on the licence’s last day', async () => {
  const pharmacy = await aPharmacy(world, { license_expires_on: dayFromNow(0) })
  const offer = await anOffer(world, { pharmacy_id: pharmacy.id })
  const order: Order = await anOrder(world, { items: [{ inventory_id: offer.id, quantity: 1 }] })
  expect(order.status).toBe('to_confirm')
})

it('sells from when an admin has entered number and last day, and is found again', async () => {
  const pharmacy = await aPharmacy(world, { license_number: null, license_expires_on: dayFromNow(90) })
  const offer = await anOffer(world, { pharmacy_id: pharmacy.id })
  await drainSearchQueue(world.db)
  await world.call(
    pharmacyCalls.update,
    { params: { id: pharmacy.id }, body: { license_number: 'LTO-3000001' } },
    { as: admin },
  )
  expect(await drainSearchQueue(world.db)).toBe(1)
  const { problems } = await world.call(quote.make, {
    body: { items: [{ inventory_id: offer.id, quantity: 1 }] },
  })
  expect(problems).toEqual([])
})

it('tells how many pharmacies and offers wait for a licence', async () => {
  const count = async () => {
    const lines: string[] = []
    await tellUnlicensed({ db: world.db, say: (line) => lines.push(line) })
    return (lines.join('\n').match(/\d+/g) ?? []).map(Number)
  }
  const [pharmacies_ = 0, offers = 0] = await count()
  const pharmacy = await aPharmacy(world, { license_number: null })
  await anOffer(world, { pharmacy_id: pharmacy.id })
  await anOffer(world, { pharmacy_id: pharmacy.id })
  await aPharmacy(world, { license_number: null, status: 'suspended' })
  expect(await count()).toEqual([pharmacies_ + 1, offers + 2])
})

describe('an order placed before the licence ended', () => {
  it('is neither confirmed nor shipped until it is renewed, and can be cancelled', async () => {
    const { pharmacy, buyer } = await anOfferToLose()
    const params = partOf(buyer.before)
    const as = admin
    const refused = {
      status: 409,
      json: { code: 'step_refused', detail: expect.stringContaining('FDA licence') },
    }
    await lose(pharmacy.id, { license_expires_on: dayFromNow(-1) })
    expect(await world.ask(sellerOrders.confirm, { params }, { as })).toMatchObject(refused)
    expect((await world.call(sellerOrders.one, { params }, { as })).sale_stop).toBe('no_licence')
    await lose(pharmacy.id, { license_expires_on: dayFromNow(0) })
    expect((await world.call(sellerOrders.confirm, { params }, { as })).sale_stop).toBeNull()
    await lose(pharmacy.id, { license_expires_on: dayFromNow(-1) })
    expect(await world.ask(sellerOrders.ship, { params, body: {} }, { as })).toMatchObject(refused)
    const body = { cancel_remarks: 'Our licence has ended' }
    expect((await world.call(sellerOrders.cancel, { params, body }, { as })).status).toBe('cancelled')
  })

  it('and shipped before, is received, paid and completed', async () => {
    const { pharmacy, buyer } = await anOfferToLose()
    const params = partOf(buyer.before)
    const as = admin
    await world.call(sellerOrders.confirm, { params }, { as })
    await world.call(sellerOrders.ship, { params, body: {} }, { as })
    await lose(pharmacy.id, { license_expires_on: dayFromNow(-1) })
    for (const step of [sellerOrders.receive, sellerOrders.pay, sellerOrders.complete])
      expect((await world.ask(step, { params }, { as })).status).toBe(200)
    expect(await world.call(sellerOrders.one, { params }, { as })).toMatchObject({ status: 'completed' })
  })
})
