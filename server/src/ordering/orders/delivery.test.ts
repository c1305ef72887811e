import { orders } from '@botika/common/orders/endpoints'
import type { Order } from '@botika/common/orders/schema'
import { pharmacies as calls } from '@botika/common/pharmacies/endpoints'
import { quote } from '@botika/common/quote/endpoints'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders as orderTable, pharmacies } from '../../schema'
import { anOffer, anOrder, anOrderBody, aPharmacy, aSeller } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const MANILA = { province: 'Metro Manila', city: 'City of Manila', barangay: 'Barangay 659' }
const BATANES = { province: 'Batanes', city: 'Basco', barangay: 'Chanarian' }

type Terms = NonNullable<
  NonNullable<Parameters<typeof world.call<typeof calls.update>>[1]>['body']
>['delivery_terms']

/** A pharmacy of Manila whose owner has said these terms, with an offer at ₱112.00. */
async function aShop(terms: Terms) {
  const pharmacy = await aPharmacy(world)
  const as = await world.signIn(await aSeller(world, pharmacy))
  await world.call(calls.update, { params: { id: pharmacy.id }, body: { delivery_terms: terms } }, { as })
  const offer = await anOffer(world, { pharmacy_id: pharmacy.id })
  return { pharmacy, as, line: { inventory_id: offer.id, quantity: 1 } }
}

const quoted = (items: { inventory_id: number; quantity: number }[], facts: object = {}) =>
  world.call(quote.make, { body: { items, ...MANILA, ...facts } })
const codes = (answer: Awaited<ReturnType<typeof quoted>>) => answer.problems.map(({ code }) => code)

describe('what is out of reach', () => {
  it('is said by the quote and refused by the order, and can be picked up', async () => {
    const { line } = await aShop(null)
    expect(codes(await quoted([line]))).toEqual([])
    expect(codes(await quoted([line], BATANES))).toEqual(['out_of_reach'])
    expect(codes(await world.call(quote.make, { body: { items: [line] } }))).toEqual([])
    const far = await anOrderBody(world, [line], BATANES)
    expect(await world.ask(orders.place, { body: far })).toMatchObject({
      status: 409,
      json: { code: 'conflict' },
    })
    const pickedUp = await anOrderBody(world, [line], { ...BATANES, delivery_option: 'pick_up' })
    expect((await world.ask(orders.place, { body: pickedUp })).status).toBe(201)
  })

  it('can be reached by a pharmacy that names the place', async () => {
    const { line } = await aShop({ areas: [{ province: 'batanes' }], fee: 250 })
    const far = await quoted([line], BATANES)
    expect([codes(far), far.delivery_fee]).toEqual([[], 250])
    expect(codes(await quoted([line]))).toEqual(['out_of_reach'])
  })

  it('is measured from the pin, which is kept to a hundred metres', async () => {
    const { line } = await aShop({ radius_km: 3, fee: 20, fee_per_km: 10 })
    const pin = { latitude: 14.620049, longitude: 120.98 }
    const near = await quoted([line], pin)
    // 0.02 degrees of latitude: 2.2 km
    expect(near.groups[0]).toMatchObject({ delivery_fee: 42, is_own_fee: true, distance_km: 2.2 })
    expect(codes(await quoted([line], { ...pin, latitude: 14.64 }))).toEqual(['out_of_reach'])
    const order = await anOrder(world, { items: [line], facts: { ...MANILA, ...pin } })
    const [row] = await world.db.orm.select().from(orderTable).where(eq(orderTable.id, order.id))
    expect([row?.latitude, row?.longitude]).toEqual([14.62, 120.98])
  })

  it('is refused where the pin is not near the city that is named', async () => {
    const { line } = await aShop({ fee: 30 })
    const cebu = { latitude: 10.316, longitude: 123.886 }
    const words = expect.stringMatching(/^The pin on the map is 57\d km from City of Manila/)
    const refused = { status: 422, json: { errors: { city: [words] } } }
    const body = { items: [line], ...MANILA, ...cebu }
    expect(await world.ask(quote.make, { body })).toMatchObject(refused)
    const order = { ...(await anOrderBody(world, [line], MANILA)), ...cebu }
    expect(await world.ask(orders.place, { body: order })).toMatchObject(refused)
    // 0.5 degrees of latitude: 56 km
    const edge = { ...body, latitude: 15.09, longitude: 120.98 }
    expect((await world.ask(quote.make, { body: edge })).status).toBe(200)
  })

  it('is guessed from the place alone where no city is said', async () => {
    const { line } = await aShop({ areas: [{ province: 'Metro Manila', city: 'City of Manila' }] })
    const at = async (latitude: number, longitude: number) =>
      codes(await world.call(quote.make, { body: { items: [line], latitude, longitude } }))
    expect(await at(14.59, 120.98)).toEqual([])
    expect(await at(10.316, 123.886)).toEqual(['out_of_reach'])
  })
})

describe('a fee of one’s own', () => {
  it('stands beside the shared one, and is free from its amount', async () => {
    const own = await aShop({ fee: 30, free_from: 200 })
    const sharing = [await aShop(null), await aShop(null)]
    const lines = [own, ...sharing].map(({ line }) => line)
    const mixed = await quoted(lines)
    expect(mixed.delivery_fee).toBe(79)
    expect(mixed.groups.map(({ delivery_fee, is_own_fee }) => [delivery_fee, is_own_fee])).toEqual([
      [30, true],
      [49, false],
      [0, false],
    ])
    expect((await quoted([{ ...own.line, quantity: 2 }])).delivery_fee).toBe(0)
    expect((await quoted(lines, { delivery_option: 'pick_up' })).delivery_fee).toBe(0)
  })

  it('goes with its part, while the shared one stays with the order', async () => {
    const shops = [await aShop({ fee: 30 }), await aShop(null), await aShop(null)]
    const order = await anOrder(world, { items: shops.map(({ line }) => line) })
    const fees = (placed: Pick<Order, 'parts'>) =>
      placed.parts.filter((part) => !part.is_cancelled).map((part) => part.delivery_fee)
    expect(fees(order)).toEqual([30, 49, 0])
    const cancel = async (at: 0 | 1) => {
      const part = order.parts[at] as Order['parts'][number]
      const body = { cancel_remarks: 'Broken' }
      await world.call(sellerOrders.cancel, { params: { id: part.id }, body }, { as: shops[at]?.as })
      const { order: after } = await world.call(orders.track, {
        query: { order_number: order.order_number },
      })
      expect(after.delivery_fee).toBe(fees(after).reduce((all, fee) => all + fee, 0))
      return fees(after)
    }
    expect(await cancel(1)).toEqual([30, 49])
    expect(await cancel(0)).toEqual([49])
  })
})

describe('when it arrives', () => {
  it('is said, and kept with the order', async () => {
    const { line } = await aShop(null)
    const [group] = (await quoted([line])).groups
    expect(group?.arrives).not.toBeNull()
    const order = await anOrder(world, { items: [line] })
    expect(order.parts[0]?.expected).toEqual(group?.arrives)
    const pickedUp = await anOrder(world, { items: [line], facts: { delivery_option: 'pick_up' } })
    const { from } = pickedUp.parts[0]?.expected ?? { from: '' }
    expect(Math.abs(Date.parse(from) - Date.parse(group?.ready?.from ?? ''))).toBeLessThan(60_000)
  })

  it('is after a pause, and an order has to wait where that has no end', async () => {
    const { line, as, pharmacy } = await aShop({
      pause: { from: '2020-01-01', until: '2099-01-01', reason: '' },
    })
    expect(codes(await quoted([line]))).toEqual(['pharmacy_paused'])
    const body = await anOrderBody(world, [line])
    expect((await world.ask(orders.place, { body })).status).toBe(409)
    const delivery_terms = { pause: { from: '2099-01-01', until: null, reason: 'Inventory' } }
    await world.call(calls.update, { params: { id: pharmacy.id }, body: { delivery_terms } }, { as })
    expect((await world.ask(orders.place, { body })).status).toBe(201)
  })
})

describe('terms', () => {
  it.each([
    ['a place that is nowhere', 'areas.0', { areas: [{ province: 'Metro Manila', city: 'City of Cebu' }] }],
    [
      'hours that nobody can read',
      'special_days.0.hours',
      { special_days: [{ day: '2026-12-24', hours: 'whenever' }] },
    ],
    [
      'a pause that ends before it begins',
      'pause.until',
      { pause: { from: '2026-12-24', until: '2026-12-23' } },
    ],
    ['a fee below nothing', 'fee', { fee: -1 }],
    ['a cut-off at no time', 'cut_off', { cut_off: '25:00' }],
  ])('are refused with %s', async (_, field, terms) => {
    const pharmacy = await aPharmacy(world)
    const as = await world.signIn(await aSeller(world, pharmacy))
    const answer = await world.ask(
      calls.update,
      { params: { id: pharmacy.id }, body: { delivery_terms: terms } } as never,
      { as },
    )
    expect(answer).toMatchObject({
      status: 422,
      json: { errors: { [`delivery_terms.${field}`]: [expect.any(String)] } },
    })
    const [row] = await world.db.orm.select().from(pharmacies).where(eq(pharmacies.id, pharmacy.id))
    expect(row?.delivery_terms).toBeNull()
  })
})
