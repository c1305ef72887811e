import { orders } from '@botika/common/orders/endpoints'
import { priceCart } from '@botika/common/pricing/cart'
import { quote } from '@botika/common/quote/endpoints'
import { toCentavos, toPesos } from '@botika/common/centavos'
import { equivalenceKey } from '@botika/common/products/keys'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inventories, priceCaps } from '../../schema'
import { anOffer, anOrderBody, aPharmacy, aProduct } from '../../testing/makers'
import { aMedicine, aPromotion } from '../../testing/shelf'
import { makeWorld, type World } from '../../testing/world'
import { mergeLines, presentQuote, price } from './price'
import type { Offer } from './repository'

const NAMES = ['subtotal', 'vat_removed', 'discount', 'promotion_discount', 'delivery_fee', 'total'] as const

const UNPRICED = {
  sku: null,
  current_quantity: 1_000_000,
  is_live: true,
  product_name: 'Biogesic',
  generic_name: 'Paracetamol',
  brand: null,
  strength: null,
  dosage_form: null,
  image: null,
  subcategory_name: null,
  pharmacy_name: 'Botica',
  pharmacy_address: '',
  pharmacy_phone: null,
  pharmacy_email: null,
  license_number: null,
  is_licensed: true,
  may_dispense: true,
  broken_cap: null,
  province: null,
  city: null,
  latitude: null,
  longitude: null,
  opening_hours: null,
  delivery_terms: null,
}

const offer = (inventory_id: number): fc.Arbitrary<Offer> =>
  fc
    .record({
      pharmacy_id: fc.integer({ min: 1, max: 4 }),
      price: fc.integer({ min: 1, max: 1_000_000 }),
      is_prescription: fc.boolean(),
      is_sc_discountable: fc.boolean(),
      is_vat_exempt: fc.boolean(),
      is_vat_registered: fc.boolean(),
      promotions: fc.array(
        fc.record({
          id: fc.nat(),
          kind: fc.constantFrom('percent' as const, 'amount' as const),
          value: fc.integer({ min: 1, max: 10_000 }),
        }),
        { maxLength: 2 },
      ),
    })
    .map((priced) => ({ ...UNPRICED, ...priced, inventory_id, product_id: inventory_id }))

/** What a pharmacy of a random cart says; without a destination its distance is not known and counts nothing. */
const terms = fc.option(
  fc.record({
    fee: fc.option(fc.integer({ min: 0, max: 50_000 })),
    free_from: fc.option(fc.integer({ min: 0, max: 5_000_000 })),
  }),
)
const SAID = {
  is_delivering: true,
  areas: [],
  radius_km: null,
  fee_per_km: 1_000,
  cut_off: null,
  preparation_minutes: 30,
  is_cold_chain: false,
  special_days: [],
  pause: null,
}

const cart = fc.record({
  said: fc.tuple(terms, terms, terms, terms),
  offers: fc.tuple(offer(1), offer(2), offer(3), offer(4), offer(5)),
  wanted: fc.array(
    fc.record({ inventory_id: fc.integer({ min: 1, max: 5 }), quantity: fc.integer({ min: 1, max: 100 }) }),
    { minLength: 1, maxLength: 8 },
  ),
  isClaimed: fc.boolean(),
  isPickUp: fc.boolean(),
  feeBasis: fc.constantFrom('order' as const, 'pharmacy' as const),
})

describe('a quote', () => {
  it('of any cart is what the browser works out from what it sees', () => {
    fc.assert(
      fc.property(cart, ({ offers: plain, said, wanted, isClaimed, isPickUp, feeBasis }) => {
        const offers = plain.map((one) => {
          const own = said[one.pharmacy_id - 1]
          return { ...one, delivery_terms: own ? { ...SAID, ...own } : null }
        })
        const tariffs = new Map(
          said.flatMap((own, at) =>
            own && own.fee !== null && !isPickUp
              ? [[at + 1, { fee: own.fee, freeFrom: own.free_from }] as const]
              : [],
          ),
        )
        const rates = { scDiscountFraction: 0.2, vatRate: 0.12 }
        const sent = presentQuote(
          price(
            mergeLines(wanted),
            offers,
            {
              delivery_option: isPickUp ? 'pick_up' : 'door_to_door',
              discount_type: isClaimed ? 'pwd' : null,
            },
            { rates, deliveryFee: 49, feeBasis, rxMode: 'delivery', radiusKm: 30, confirmHours: 24 },
            { destination: null, at: new Date() },
          ),
        )
        // the wire has pesos; the browser turns them back
        const lines = (JSON.parse(JSON.stringify(sent)) as typeof sent).lines
        const seen = priceCart(
          lines.map((line) => {
            const { is_vat_exempt, is_vat_registered, promotions } = offers[line.inventory_id - 1] as Offer
            return {
              inventoryId: line.inventory_id,
              pharmacyId: line.pharmacy_id,
              price: toCentavos(line.price),
              quantity: line.quantity,
              isScDiscountable: line.is_sc_discountable,
              isVatExempt: is_vat_exempt,
              isVatRegistered: is_vat_registered,
              promotions,
            }
          }),
          { isClaimed, deliveryFee: toCentavos(isPickUp ? 0 : 49), feeBasis, rates, tariffs },
        )
        const groups = sent.groups.map((group) => group.total)
        // one comparison: five each would take most of the time
        expect({
          total: sent.total,
          lines: sent.lines.map((line) => line.total),
          groups,
          sum: groups.reduce((all, total) => all + toCentavos(total), 0),
          fees: sent.groups.map((group) => [group.is_own_fee, toCentavos(group.delivery_fee)]),
          fee: sent.groups.reduce((all, group) => all + toCentavos(group.delivery_fee), 0),
          problems: sent.problems,
        }).toEqual({
          total: toPesos(seen.total),
          lines: seen.lines.map((line) => toPesos(line.total)),
          groups: seen.parts.map((part) => toPesos(part.total)),
          sum: seen.total,
          fees: seen.parts.map((part) => [
            typeof said[part.pharmacyId - 1]?.fee === 'number',
            part.deliveryFee,
          ]),
          fee: toCentavos(sent.delivery_fee),
          problems: [],
        })
      }),
      { numRuns: 10_000 },
    )
  }, 120_000)
})

describe('a price above the law’s', () => {
  it('is not sold at from the day of its cap on, and the quote says what is allowed', async () => {
    const world = await makeWorld()
    const facts = { generic_name: 'Losartan', strength: '50 mg', dosage_form: 'Tablet' }
    const product = await aMedicine(world, facts.generic_name, facts.strength, { unit_count: 30 })
    const { id } = await anOffer(world, { product_id: product.id, price: 15_001 })
    const items = [{ inventory_id: id, quantity: 1 }]
    const body = await anOrderBody(world, items)
    const cap = { ...facts, equivalence_key: equivalenceKey(facts) ?? '', cap: 500, source: 'EO 104' }
    await world.db.orm.insert(priceCaps).values({ ...cap, effective_on: '2099-01-01' })
    const problems = async () => (await world.call(quote.make, { body: { items } })).problems
    expect(await problems()).toEqual([])
    await world.db.orm.update(priceCaps).set({ effective_on: '2020-01-01' })
    expect(await problems()).toMatchObject([{ code: 'gone', detail: expect.stringContaining('₱150.00') }])
    expect((await world.ask(orders.place, { body })).status).toBe(409)
    await world.db.orm.update(inventories).set({ price: 15_000 })
    expect(await problems()).toEqual([])
    await world.close()
  })
})

describe('an order', () => {
  let world: World
  let offers: { id: number }[]
  beforeAll(async () => {
    world = await makeWorld()
    const pharmacies = [
      await aPharmacy(world),
      await aPharmacy(world, { is_vat_registered: false }),
      await aPharmacy(world),
    ]
    offers = []
    for (const [at, pesos] of [575, 999, 10_000, 11_200, 33_333, 757_900].entries()) {
      const product = await aProduct(world, { is_vat_exempt: at === 2, is_sc_discountable: at !== 1 })
      if (at === 4)
        await aPromotion(world, { applies_to: 'products', product_ids: [product.id], value: 3_000 })
      const pharmacy_id = pharmacies[at % 3]?.id as number
      offers.push(
        await anOffer(world, { pharmacy_id, product_id: product.id, price: pesos, quantity: 50_000 }),
      )
    }
  })
  afterAll(() => world.close())

  it('costs what was quoted, and its parts cost what it costs, to the centavo', async () => {
    const wishes = fc.sample(
      fc.record({
        lines: fc.array(
          fc.record({ at: fc.integer({ min: 0, max: 5 }), quantity: fc.integer({ min: 1, max: 40 }) }),
          { minLength: 1, maxLength: 6 },
        ),
        isClaimed: fc.boolean(),
        isPickUp: fc.boolean(),
      }),
      60,
    )
    for (const { lines, isClaimed, isPickUp } of wishes) {
      const items = lines.map(({ at, quantity }) => ({
        inventory_id: offers[at]?.id as number,
        quantity,
      }))
      const facts = {
        delivery_option: isPickUp ? ('pick_up' as const) : ('door_to_door' as const),
        ...(isClaimed
          ? { discount_type: 'pwd' as const, senior_citizen_name: 'Ana Cruz', senior_citizen_id: 'PWD-1' }
          : {}),
      }
      const quoted = await world.call(quote.make, { body: { items, ...facts } })
      const { orders: made } = await world.call(orders.place, {
        body: await anOrderBody(world, items, facts),
      })
      for (const name of NAMES) {
        expect(made[name]).toBe(quoted[name])
        expect(made.parts.reduce((all, part) => all + toCentavos(part[name]), 0)).toBe(toCentavos(made[name]))
      }
      const paid = made.orderItems.reduce((all, item) => all + toCentavos(item.total), 0)
      expect(paid + toCentavos(made.delivery_fee)).toBe(toCentavos(made.total))
    }
  }, 60_000)
})
