import { baskets } from '@botika/common/baskets/endpoints'
import { quote } from '@botika/common/quote/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anOffer, aPharmacy } from '../../testing/makers'
import { aMedicine, aPromotion } from '../../testing/shelf'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const HERE = { latitude: 14.6, longitude: 120.98 }
const STRENGTHS = ['5 mg', '10 mg', '20 mg', '40 mg']
let made = 0

/** Four medicines, sold by the piece for these pesos each; no price: it is not sold there. */
async function aTown(shops: Record<string, { prices: (number | null)[]; facts?: object }>) {
  const generic = `Senectin${String.fromCharCode(97 + made++)}`
  const products = []
  for (const strength of STRENGTHS)
    products.push(await aMedicine(world, generic, strength, { is_prescription: true, brand: null }))
  const ids: Record<string, number> = {}
  for (const [name, { prices, facts }] of Object.entries(shops)) {
    const { id } = await aPharmacy(world, { is_vat_registered: true, ...facts })
    ids[name] = id
    for (const [index, pesos] of prices.entries())
      if (pesos !== null)
        await anOffer(world, { product_id: products[index]?.id ?? 0, pharmacy_id: id, price: pesos * 100 })
  }
  const lines = products.map(({ id }) => ({ product_id: id, pieces: 30, any_equivalent: true }))
  return { ids, lines, products }
}

const planned = (lines: object[], terms: object = {}) =>
  world.call(baskets.plan, { body: { lines, ...HERE, ...terms } } as never)

const asked = async (lines: object[], terms: object = {}) => {
  const answer = await planned(lines, terms)
  const of = (kind: string) => answer.plans.find((plan) => plan.kind === kind) as (typeof answer.plans)[0]
  return { ...answer, cheapest: of('cheapest'), fewest: of('fewest'), nearest: of('nearest') }
}

const TERMS = { is_delivering: true, areas: [], radius_km: 20, fee_per_km: 0, free_from: null }
const REST = { cut_off: null, preparation_minutes: 30, is_cold_chain: false, special_days: [], pause: null }
const own = (fee: number, free_from: number | null = null) => ({
  delivery_terms: { ...TERMS, ...REST, fee, free_from },
})

describe('plans of a list', () => {
  it('split it where that costs less, and keep it together where asked', async () => {
    const { ids, lines } = await aTown({
      all: { prices: [10, 10, 10, 10], facts: { latitude: 14.609, ...own(5_000) } },
      two: { prices: [5, 5, null, null], facts: { latitude: 14.64, ...own(5_000) } },
      others: { prices: [null, null, 5, 5], facts: { latitude: 14.65, ...own(5_000) } },
    })
    const { cheapest, fewest, nearest, reaching_count } = await asked(lines)
    expect([cheapest.quote.total, cheapest.parcels]).toEqual([700, 2])
    expect([fewest.quote.total, fewest.parcels]).toEqual([1_250, 1])
    expect(nearest.quote.groups.map(({ pharmacy_id }) => pharmacy_id)).toEqual([ids['all']])
    expect([cheapest.distance_km, nearest.distance_km]).toEqual([5.6, 1])
    expect([reaching_count, cheapest.is_proven, cheapest.bound]).toEqual([3, true, 700])
    expect(cheapest.arrives).not.toBeNull()
  })

  it('cost to the centavo what the same cart is quoted at, for whoever claims what', async () => {
    const { ids, lines, products } = await aTown({
      one: { prices: [9.99, 13.37, 7.77, null], facts: own(4_321, 90_000) },
      two: { prices: [11.11, null, 7.07, 21.43], facts: {} },
      three: { prices: [10.01, 12.99, null, 20.2], facts: own(5_900) },
    })
    await aPromotion(world, {
      pharmacy_id: ids['one'],
      applies_to: 'products',
      product_ids: [products[1]?.id ?? 0],
      kind: 'percent',
      value: 3_300,
    })
    for (const discount_type of [null, 'senior_citizen', 'pwd'] as const) {
      const { plans } = await asked(lines, { discount_type })
      expect(plans).toHaveLength(3)
      for (const plan of plans) {
        const items = plan.lines.flatMap((line) => line.items)
        const body = { items, discount_type, ...HERE }
        const quoted = await world.call(quote.make, { body })
        expect([plan.kind, plan.quote.total]).toEqual([plan.kind, quoted.total])
        expect([plan.kind, plan.bound]).toEqual([plan.kind, quoted.total])
        expect(quoted.problems).toEqual([])
      }
    }
  })

  it('combine packs, with no more than prescribed unless that is chosen', async () => {
    const generic = 'Packsin'
    const { id: pharmacy_id } = await aPharmacy(world)
    const box = await aMedicine(world, generic, '5 mg', {
      is_prescription: true,
      unit_count: 20,
      pack_size: '20',
    })
    const strip = await aMedicine(world, generic, '5 mg', {
      is_prescription: true,
      unit_count: 8,
      pack_size: '8',
    })
    for (const product of [box, strip])
      await anOffer(world, { product_id: product.id, pharmacy_id, price: product.unit_count * 100 })
    const line = { product_id: box.id, any_equivalent: true }
    const exact = await asked([{ ...line, pieces: 28 }])
    expect(exact.cheapest.lines).toMatchObject([{ line: 0, pieces: 28 }])
    const odd = await asked([{ ...line, pieces: 30 }])
    expect(odd.plans).toEqual([])
    const more = await asked([{ ...line, pieces: 30, may_exceed: true }])
    expect(more.cheapest.lines[0]?.pieces).toBe(32)
  })

  it('take another brand where that is chosen alone, and leave out what nobody sells here', async () => {
    const { id: pharmacy_id } = await aPharmacy(world)
    const facts = { is_prescription: false }
    const cheap = await aMedicine(world, 'Brandin', '5 mg', { ...facts, brand: 'Mura' })
    const dear = await aMedicine(world, 'Brandin', '5 mg', { ...facts, brand: 'Mahal' })
    const gone = await aMedicine(world, 'Walain', '5 mg', { ...facts, brand: null })
    await anOffer(world, { product_id: cheap.id, pharmacy_id, price: 100 })
    await anOffer(world, { product_id: dear.id, pharmacy_id, price: 900 })
    await anOffer(world, { product_id: gone.id, pharmacy_id, price: 900, status: 'draft' })
    const lines = (any_equivalent: boolean) => [
      { product_id: dear.id, pieces: 10, any_equivalent },
      { product_id: gone.id, pieces: 10 },
    ]
    const brand = await asked(lines(false))
    expect(brand.cheapest.quote.subtotal).toBe(90)
    expect(brand.cheapest.left_out).toEqual([{ line: 1, reason: 'nowhere' }])
    expect((await asked(lines(true))).cheapest.quote.subtotal).toBe(10)
  })

  it('pass by who may not sell: out of reach, without a licence or a pharmacist', async () => {
    const { ids, lines } = await aTown({
      dear: { prices: [90, 90, 90, 90] },
      cebu: { prices: [1, 1, 1, 1], facts: { latitude: 10.3, longitude: 123.9, province: 'Cebu' } },
      unlicensed: { prices: [1, 1, 1, 1], facts: { license_expires_on: '2020-01-01' } },
      alone: { prices: [1, 1, 1, 1], facts: { prescriptions_until: null } },
      suspended: { prices: [1, 1, 1, 1], facts: { status: 'suspended' } },
    })
    const { plans } = await asked(lines)
    for (const plan of plans) expect(plan.quote.groups.map((one) => one.pharmacy_id)).toEqual([ids['dear']])
  })

  it.each([{ drug_class: 'dangerous' }, { review: 'waiting' }, { archived_at: new Date() }] as const)(
    'never sell what is %j, asked for by itself or as an equivalent',
    async (facts) => {
      const { id: pharmacy_id } = await aPharmacy(world)
      const generic = `Bawalin${String.fromCharCode(97 + made++)}`
      const fine = await aMedicine(world, generic, '5 mg', { brand: 'Tama' })
      const other = await aMedicine(world, generic, '5 mg', { brand: 'Bawal', ...facts })
      const kept = await anOffer(world, { product_id: fine.id, pharmacy_id, price: 900 })
      await anOffer(world, { product_id: other.id, pharmacy_id, price: 1 })
      const line = { pieces: 2, may_exceed: true }
      const equivalent = await asked([{ ...line, product_id: fine.id, any_equivalent: true }])
      expect(equivalent.cheapest.lines[0]?.items).toEqual([{ inventory_id: kept.id, quantity: 2 }])
      expect((await asked([{ ...line, product_id: other.id }])).plans).toEqual([])
    },
  )

  it('hold at most one pack more, and of a prescription never more without a word', async () => {
    const { id: pharmacy_id } = await aPharmacy(world)
    for (const is_prescription of [true, false]) {
      const facts = { is_prescription, unit_count: 20, pack_size: '20' }
      const box = await aMedicine(world, is_prescription ? 'Higitin' : 'Sobrain', '5 mg', facts)
      await anOffer(world, { product_id: box.id, pharmacy_id, price: 2_000 })
      const line = { product_id: box.id, pieces: 45 }
      const { plans } = await asked([line])
      expect(plans.map(({ lines }) => lines[0]?.pieces)).toEqual(is_prescription ? [] : [60, 60, 60])
      expect((await asked([{ ...line, may_exceed: true }])).cheapest.lines[0]?.pieces).toBe(60)
      expect((await asked([{ ...line, pieces: 40 }])).cheapest.lines[0]?.pieces).toBe(40)
    }
  })

  it('refuse the same medicine in two lines, and what makes no list', async () => {
    const { lines } = await aTown({ one: { prices: [1, 1, 1, 1] } })
    const [line] = lines
    for (const body of [
      { lines: [line, line] },
      { lines: [] },
      { lines: [{ ...line, pieces: 0 }] },
      { lines: Array(13).fill(line) },
    ])
      expect((await world.ask(baskets.plan, { body } as never)).status).toBe(422)
  })
})
