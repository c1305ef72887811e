import { products as calls } from '@botika/common/products/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshSearch } from '../engine/repository'
import { aPharmacy } from '../../testing/makers'
import { aCategory, aMedicine, aPromotion, offersOf } from '../../testing/shelf'
import { makeWorld, type World } from '../../testing/world'

let world: World
let pain: { category_id: number; subcategory_id: number }
let heart: { category_id: number; subcategory_id: number }
const pharmacies: Record<'near' | 'far' | 'closed' | 'expired', { id: number }> = {} as never
const ids: Record<string, number> = {}
const here = { lat: 14.6, lng: 120.98 }

beforeAll(async () => {
  world = await makeWorld()
  pain = await aCategory(world, 'Pain')
  heart = await aCategory(world, 'Heart')
  pharmacies.near = await aPharmacy(world, { latitude: 14.601, longitude: 120.98 })
  pharmacies.far = await aPharmacy(world, { latitude: 10.3, longitude: 123.9 })
  pharmacies.closed = await aPharmacy(world, { status: 'suspended' })
  pharmacies.expired = await aPharmacy(world, { license_expires_on: '2020-01-01' })
  const { near, far, closed, expired } = pharmacies

  const add = async (
    name: string,
    ...rest: Parameters<typeof aMedicine> extends [unknown, ...infer R] ? R : never
  ) => {
    const made = await aMedicine(world, ...rest)
    ids[name] = made.id
    return made
  }
  const para = await add('para500', 'Paracetamol', '500 mg', {
    brand: 'Lunas',
    ...pain,
    popularity: 5,
    unit_count: 10,
  })
  await offersOf(world, para, [
    [near, 60],
    [far, 50],
    [closed, 1],
    [expired, 2],
  ])
  const para2 = await add('para500b', 'Acetaminophen', '500 mg', {
    brand: 'Ginhawa',
    ...pain,
    unit_count: 20,
  })
  await offersOf(world, para2, [[far, 80]])
  const para3 = await add('para325', 'Paracetamol', '325 mg', { brand: 'Lunas', ...pain })
  await offersOf(world, para3, [[near, 30, 0]])
  const losartan = await add('losartan', 'Losartan Potassium', '50 mg', { ...heart, is_prescription: true })
  await offersOf(world, losartan, [
    [near, 20, 0],
    [far, 25],
  ])
  const hidden = await add('hidden', 'Amlodipine', '5 mg', heart)
  await offersOf(world, hidden, [
    [closed, 10],
    [expired, 10],
  ])
  const draft = await add('draft', 'Atenolol', '50 mg', heart)
  await offersOf(world, draft, [[near, 10]], { status: 'draft' })
  for (let number = 1; number <= 12; number++) {
    const vitamin = await add(`c${number}`, 'Ascorbic Acid', `${number * 10} mg`, { brand: 'Sigla' })
    await offersOf(world, vitamin, [[far, 100 + number]])
  }
  await refreshSearch(world.db, 'all')
})
afterAll(() => world.close())

const list = (query: Record<string, unknown> = {}) => world.call(calls.list, { query })
const names = (page: { data: { id: number }[] }) =>
  page.data.map(({ id }) => Object.entries(ids).find(([, other]) => other === id)?.[0])

describe('the product list', () => {
  it('has products with a live offer of a pharmacy that may sell, by name', async () => {
    const page = await list()
    expect(page.total).toBe(16)
    expect(names(page)).not.toContain('hidden')
    expect(names(page)).not.toContain('draft')
    expect(names(page).slice(0, 4)).toEqual(['para500b', 'losartan', 'para325', 'para500'])
    expect(names(page).at(-1)).toBe('c12')
  })

  it('shows the offer in stock first, then the cheapest, with the range of all', async () => {
    const [card] = (await list({ ids: String(ids['para500']) })).data
    expect(card).toMatchObject({
      pharmacy_id: pharmacies.far.id,
      selling_price: 50,
      lowest_price: 50,
      highest_price: 60,
      offers_count: 2,
      quantity: 10,
    })
    const [other] = (await list({ ids: String(ids['losartan']) })).data
    expect(other).toMatchObject({ pharmacy_id: pharmacies.far.id, selling_price: 25, offers_count: 2 })
    expect(card).not.toHaveProperty('original_price')
  })

  it('pages as Laravel does', async () => {
    const first = await list({ per_page: 10 })
    expect(first).toMatchObject({ current_page: 1, last_page: 2, per_page: 10, total: 16, from: 1, to: 10 })
    expect(first.links.map(({ label }) => label)).toEqual(['Previous', '1', '2', 'Next'])
    const second = await list({ per_page: 10, page: 2 })
    expect(second.data).toHaveLength(6)
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(16)
    expect((await list()).links).toHaveLength(3)
    expect(await list({ page: 9 })).toMatchObject({ data: [], total: 16, from: null, current_page: 9 })
  })

  it.each([
    { per_page: '7' },
    { page: '0' },
    { filter: 'cheapest' },
    { filter: 'nearest' },
    { min_price: 'x' },
  ])('refuses %j', async (query) => {
    const answer = await world.ask(calls.list, { query } as never)
    expect(answer.status).toBe(422)
  })

  it.each([
    ['as it was sent', (etag: string) => etag, 304],
    ['as a strong one', (etag: string) => etag.replace('W/', ''), 304],
    ['beside another', (etag: string) => `"other", ${etag}`, 304],
    ['of another list', () => '"other"', 200],
  ])('answers an unchanged list, its ETag %s, as RFC 9110 says', async (_, known, status) => {
    const first = await world.ask(calls.list, { query: {} })
    // compressed forms have the same one
    expect(first.headers['etag']).toMatch(/^W\/"/)
    const headers = { 'if-none-match': known(String(first.headers['etag'])) }
    const again = await world.ask(calls.list, { query: {} }, { headers })
    expect(again.status).toBe(status)
    expect(again.body.length > 0).toBe(status === 200)
    // a length that is not that of the whole answer breaks strict clients
    expect('content-length' in again.headers).toBe(status === 200)
  })

  it('sorts by price, both ways', async () => {
    expect(names(await list({ filter: 'price_asc', per_page: 10 })).slice(0, 3)).toEqual([
      'losartan',
      'para325',
      'para500',
    ])
    expect(names(await list({ filter: 'price_desc', per_page: 10 }))[0]).toBe('c12')
  })

  it('counts what each filter would leave, without that filter itself', async () => {
    const { facets, total } = await list({ category_id: heart.category_id })
    expect(total).toBe(1)
    expect(facets?.categories).toEqual([
      { id: pain.category_id, name: 'Pain', slug: 'pain', count: 3 },
      { id: heart.category_id, name: 'Heart', slug: 'heart', count: 1 },
    ])
    expect(facets?.is_prescription).toEqual({ yes: 1, no: 0 })
    const branded = await list({ brand: ['Lunas'], in_stock: true })
    expect(branded.total).toBe(1)
    expect(branded.facets?.brands).toEqual([
      { name: 'Sigla', count: 12 },
      { name: 'Ginhawa', count: 1 },
      { name: 'Lunas', count: 1 },
    ])
    expect(branded.facets?.in_stock).toEqual({ yes: 1, no: 1 })
    expect((await list({ min_price: 20, max_price: 30 })).facets?.price).toEqual({ min: 25, max: 112 })
    expect((await list({ min_price: 20, max_price: 30 })).total).toBe(2)
  })

  it('counts the subcategories of a category', async () => {
    const page = await world.call(calls.listByCategory, { query: { id: pain.category_id } })
    expect(page.total).toBe(3)
    expect(page.facets?.categories).toEqual([
      { id: pain.subcategory_id, name: 'Pain for all', slug: 'pain-for-all', count: 3 },
    ])
    expect((await world.call(calls.listBySubcategory, { query: { id: heart.subcategory_id } })).total).toBe(1)
    expect((await world.ask(calls.listByCategory, { query: { id: 9999 } })).status).toBe(404)
  })

  it('puts what is near first, at the price it has there', async () => {
    const page = await list({ filter: 'nearest', ...here, per_page: 50 })
    expect(page.total).toBe(16)
    expect(page.data).toHaveLength(16)
    expect(page.data[0]).toMatchObject({
      id: ids['para500'],
      pharmacy_id: pharmacies.near.id,
      selling_price: 60,
      distance_km: 0.1,
    })
    // what is in stock nowhere comes last
    expect(names(page).at(-1)).toBe('para325')
    expect(page.data[1]?.distance_km).toBeGreaterThan(500)
    const pages = await Promise.all(
      [1, 2].map((number) => list({ filter: 'nearest', ...here, per_page: 10, page: number })),
    )
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(page.data.map(({ id }) => id))
  })

  it('puts matches of a search in the same order, with the same offers', async () => {
    const all = await list({ filter: 'nearest', ...here, per_page: 50 })
    const found = await list({ filter: 'nearest', ...here, per_page: 50, keyword: 'tablet' })
    const ids = new Set(found.data.map(({ id }) => id))
    expect(ids.size).toBeGreaterThan(2)
    const offers = ({ data }: typeof all) =>
      data.map(({ id, inventory_id, distance_km }) => ({ id, inventory_id, distance_km }))
    expect(offers(found)).toEqual(offers(all).filter(({ id }) => ids.has(id)))
  })

  it('of one pharmacy has its offers at its prices', async () => {
    const page = await world.call(calls.listByPharmacy, { params: { id: pharmacies.near.id } })
    expect(names(page)).toEqual(['losartan', 'para325', 'para500'])
    expect(page.data[2]).toMatchObject({ selling_price: 60, pharmacy_id: pharmacies.near.id })
    expect(page.facets?.in_stock).toEqual({ yes: 1, no: 2 })
    for (const id of [pharmacies.closed.id, pharmacies.expired.id, 9999]) {
      expect((await list({ pharmacy_id: id })).data).toEqual([])
      const { status } = await world.ask(calls.listByPharmacy, { params: { id } })
      // the page of one that only lacks a licence stays
      expect(status).toBe(id === pharmacies.expired.id ? 200 : 404)
    }
  })

  it('of the front page has popular products', async () => {
    expect(names(await world.call(calls.featured, { query: { per_page: 10 } }))[0]).toBe('para500')
    expect(await world.call(calls.routes, {})).toContain(
      `/browse/products/lunas-500-mg-tablet/${ids['para500']}`,
    )
  })
})

describe('a product', () => {
  it('is shown with everything, and only while somebody offers it', async () => {
    const product = await world.call(calls.one, { params: { id: ids['para500'] ?? 0 }, query: here })
    expect(product).toMatchObject({
      generic_name: 'Paracetamol',
      category: { name: 'Pain' },
      subcategory: { name: 'Pain for all' },
      subsubcategory: null,
      selling_price: 50,
    })
    expect(product.distance_km).toBeGreaterThan(500)
    // only a licence is missing: the page stays, without an offer
    const { inventory_id, selling_price } = await world.call(calls.one, {
      params: { id: ids['hidden'] ?? 0 },
      query: {},
    })
    expect([inventory_id, selling_price]).toEqual([null, null])
    expect((await world.ask(calls.one, { params: { id: ids['draft'] ?? 0 }, query: {} })).status).toBe(404)
  })

  it('has the offers of pharmacies that may sell: in stock, then near, then cheap', async () => {
    const params = { id: ids['para500'] ?? 0 }
    const cheap = await world.call(calls.offers, { params, query: {} })
    expect(cheap.data.map(({ selling_price }) => selling_price)).toEqual([50, 60])
    const near = await world.call(calls.offers, { params, query: here })
    expect(near.data.map(({ pharmacy_id }) => pharmacy_id)).toEqual([pharmacies.near.id, pharmacies.far.id])
    expect(typeof near.data[0]?.is_open_now).toBe('boolean')
    const sold = await world.call(calls.offers, { params: { id: ids['losartan'] ?? 0 }, query: here })
    expect(sold.data.map(({ quantity }) => quantity)).toEqual([10, 0])
  })

  it('has equivalents under other names, cheapest per unit first', async () => {
    const { data } = await world.call(calls.equivalents, { params: { id: ids['para500'] ?? 0 } })
    expect(data.map(({ id, unit_price }) => [id, unit_price])).toEqual([[ids['para500b'], 4]])
  })
})

describe('a running promotion', () => {
  it('is on the card, in the order and in the range of prices', async () => {
    await aPromotion(world, {
      applies_to: 'products',
      product_ids: [ids['c12'] ?? 0],
      kind: 'percent',
      value: 9500,
    })
    await aPromotion(world, {
      pharmacy_id: pharmacies.near.id,
      kind: 'amount',
      value: 100,
      applies_to: 'category',
      category_id: pain.category_id,
    })
    await aPromotion(world, { kind: 'percent', value: 9900, is_active: false })
    await aPromotion(world, { kind: 'percent', value: 9900, starts_at: new Date(Date.now() + 60_000) })
    await refreshSearch(world.db, Object.values(ids))
    const [card] = (await list({ filter: 'price_asc', per_page: 10 })).data
    expect(card).toMatchObject({
      id: ids['c12'],
      selling_price: 5.6,
      original_price: 112,
      discount_percent: 95,
    })
    const { data } = await world.call(calls.offers, { params: { id: ids['para500'] ?? 0 }, query: {} })
    expect(data.map(({ selling_price, original_price }) => [selling_price, original_price])).toEqual([
      [50, undefined],
      [59, 60],
    ])
  })
})

describe('cards kept in memory', () => {
  it('follow every change of price, stock, name and promotion at once or with the search row', async () => {
    const medicine = await aMedicine(world, 'Cetirizine', '10 mg', { brand: 'Payapa' })
    await offersOf(world, medicine, [[pharmacies.near, 90, 7]])
    await refreshSearch(world.db, [medicine.id])
    const card = async () => {
      const { data } = await list({ ids: String(medicine.id) })
      return data[0]
    }
    expect(await card()).toMatchObject({ selling_price: 90, quantity: 7, brand: 'Payapa' })
    await world.db.pool.query('update inventories set price = 8500, quantity = 6 where product_id = $1', [
      medicine.id,
    ])
    expect(await card()).toMatchObject({ selling_price: 85, quantity: 6 })
    await world.db.pool.query(`update products set brand = 'Ginhawa' where id = $1`, [medicine.id])
    await refreshSearch(world.db, [medicine.id])
    expect(await card()).toMatchObject({ brand: 'Ginhawa' })
  })
})

describe('a search by distance with more matches than are looked up one by one', () => {
  const FIRST_KM = 20
  const MATCHES = 620

  it('has each at the nearest pharmacy in stock, in the same order on every page', async () => {
    const nearby = await Promise.all(
      counted(14).map((at) =>
        aPharmacy(world, { latitude: here.lat + (FIRST_KM + at) / 111, longitude: here.lng }),
      ),
    )
    const farthest = await aPharmacy(world, { latitude: here.lat + 3, longitude: here.lng })
    const medicines = await Promise.all(
      counted(MATCHES).map((at) => aMedicine(world, 'Zinc Sulfate', `${at} mg`, { brand: 'Zincolin' })),
    )
    const sold = medicines.map((medicine, at) => {
      const near = nearby.flatMap((pharmacy, rank) =>
        (at * 7 + rank) % 40 === 0 ? [{ pharmacy, rank }] : [],
      )
      return { medicine, near, quantity: at % 3 }
    })
    await Promise.all(
      sold.map(({ medicine, near, quantity }) =>
        offersOf(world, medicine, [
          ...near.map(({ pharmacy }): [{ id: number }, number, number] => [pharmacy, 9, quantity]),
          [farthest, 5],
        ]),
      ),
    )
    await refreshSearch(
      world.db,
      medicines.map(({ id }) => id),
    )

    const nearest = sold.map(({ medicine, near, quantity }) => {
      const [first] = quantity > 0 ? near : []
      return {
        id: medicine.id,
        rank: first?.rank ?? Infinity,
        pharmacy_id: (first?.pharmacy ?? farthest).id,
      }
    })
    const inOrder = nearest.sort((one, other) => one.rank - other.rank || one.id - other.id)
    const expected = inOrder.map(({ id, pharmacy_id }) => ({ id, pharmacy_id }))
    expect(inOrder.filter(({ rank }) => rank < Infinity).length).toBeGreaterThan(100)
    for (const page of [1, 3, 7]) {
      const { data, total } = await list({
        filter: 'nearest',
        ...here,
        per_page: 25,
        page,
        keyword: 'zincolin',
      })
      expect(total).toBe(MATCHES)
      expect(data.map(({ id, pharmacy_id }) => ({ id, pharmacy_id }))).toEqual(
        expected.slice(25 * (page - 1), 25 * page),
      )
    }
  })
})

const counted = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
