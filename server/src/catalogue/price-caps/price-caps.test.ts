import { priceCaps } from '@botika/common/price-caps/endpoints'
import { equivalenceKey } from '@botika/common/products/keys'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookmarks } from '@botika/common/bookmarks/endpoints'
import { dashboard } from '@botika/common/dashboard/endpoints'
import { products as productCalls } from '@botika/common/products/endpoints'
import { auditEntries, inventories, priceCaps as table } from '../../schema'
import { offersRepository } from '../../ingest/offers-repository'
import { drainSearchQueue, queueContextChanges, refreshSearch } from '../../search/engine/repository'
import { eq } from 'drizzle-orm'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { anAdmin, anOffer, aPharmacy, aProduct, aSeller } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
let visitors: Awaited<ReturnType<typeof fiveVisitors>>
beforeAll(async () => {
  world = await makeWorld()
  visitors = await fiveVisitors(world)
})
afterAll(() => world.close())

const CAP = {
  generic_name: 'Amlodipine',
  strength: '5 mg',
  dosage_form: 'Tablet',
  cap: 4.75,
  source: 'EO 104 s. 2020',
  effective_on: '2020-06-02',
}

describe('price caps', () => {
  it('are kept by admins, with the number of offers that break them', async () => {
    const { tokens } = visitors
    const key = equivalenceKey(CAP)
    const product = await aProduct(world, { equivalence_key: key, unit_count: 30 })
    await anOffer(world, { product_id: product.id, price: 14_250 })
    await anOffer(world, { product_id: product.id, price: 14_251 })
    const made = await world.call(priceCaps.create, { body: CAP }, { as: tokens.admin })
    expect(made).toMatchObject({ cap: 4.75, offers_above: 1 })
    const change = { params: { id: made.id }, body: { cap: 4.76, updated_at: made.updated_at } }
    expect(await world.call(priceCaps.update, change, { as: tokens.admin })).toMatchObject({
      offers_above: 0,
    })
    await expect(world.call(priceCaps.update, change, { as: tokens.admin })).rejects.toMatchObject({
      code: 'stale_record',
    })
    const twice = { ...CAP, generic_name: 'amlodipine besylate', dosage_form: 'film-coated tablet' }
    await expect(world.call(priceCaps.create, { body: twice }, { as: tokens.admin })).rejects.toMatchObject({
      code: 'already_exists',
      errors: {
        generic_name: ['There is a price cap for this medicine in this strength and form already'],
      },
    })
    await world.call(priceCaps.remove, { params: { id: made.id } }, { as: tokens.admin })
    const entries = await world.db.orm.select().from(auditEntries)
    expect(entries.filter((entry) => entry.resource === 'price-caps').map((entry) => entry.action)).toEqual([
      'create',
      'update',
      'delete',
    ])
  })

  it('need generic name, strength and form, because nothing else can be held to them', async () => {
    const body = { ...CAP, strength: '' }
    await expect(world.call(priceCaps.create, { body }, { as: visitors.tokens.admin })).rejects.toMatchObject(
      {
        status: 422,
      },
    )
  })

  it('are read by sellers and changed by admins alone', async () => {
    const { tokens } = visitors
    const read = await statusesFor(tokens, (as) => world.ask(priceCaps.list, {}, { as }))
    expect(read).toEqual({ guest: 401, customer: 403, seller: 200, otherSeller: 200, admin: 200 })
    const body = { ...CAP, generic_name: 'Losartan', strength: '50 mg' }
    const write = await statusesFor(tokens, (as) => world.ask(priceCaps.create, { body }, { as }))
    expect(write).toEqual({ guest: 401, customer: 403, seller: 403, otherSeller: 403, admin: 201 })
  })
})

describe('an offer above its price cap', () => {
  const facts = { generic_name: 'Metformin', strength: '500 mg', dosage_form: 'Tablet' }
  const equivalence_key = equivalenceKey(facts) ?? ''
  const here = { lat: 14.6, lng: 120.98 }

  it('is in no list, search or bookmark as one to buy, from the hour that its cap is written on', async () => {
    const { tokens } = visitors
    const place = { latitude: here.lat, longitude: here.lng }
    const [near, far] = [
      await aPharmacy(world, place),
      await aPharmacy(world, { latitude: 10, longitude: 123 }),
    ]
    const product = await aProduct(world, { ...facts, name: 'Metformin Qx', equivalence_key, unit_count: 10 })
    const only = await aProduct(world, { ...facts, name: 'Metformin Qz', equivalence_key, unit_count: 10 })
    const dear = { pharmacy_id: near.id, price: 6_000 }
    await anOffer(world, { product_id: product.id, ...dear })
    const lawful = await anOffer(world, {
      product_id: product.id,
      pharmacy_id: far.id,
      price: 5_000,
      quantity: 0,
    })
    await anOffer(world, { product_id: only.id, ...dear })
    await refreshSearch(world.db, 'all')

    const shown = async (query: object) => {
      const { data } = await world.call(productCalls.list, { query: { keyword: 'metformin', ...query } })
      return data
        .filter(({ id }) => id === product.id || id === only.id)
        .map(({ id, selling_price, quantity }) => [id, selling_price, quantity > 0])
    }
    const everywhere = [{}, { filter: 'price_asc' as const }, { filter: 'nearest' as const, ...here }]
    for (const query of everywhere)
      expect((await shown(query)).toSorted()).toEqual([
        [product.id, 60, true],
        [only.id, 60, true],
      ])
    const params = { id: product.id }
    const offersOf = async () =>
      (await world.call(productCalls.offers, { params, query: {} })).data.map(
        ({ inventory_id }) => inventory_id,
      )
    const shelf = async () =>
      (await world.call(productCalls.listByPharmacy, { params: { id: near.id }, query: {} })).total
    expect([await shelf(), (await offersOf()).length]).toEqual([2, 2])

    await world.call(
      bookmarks.create,
      { body: { kind: 'product' as const, target_id: only.id } },
      { as: tokens.customer },
    )
    const body = { ...facts, cap: 5, source: 'EO 104', effective_on: '2020-01-01' }
    const made = await world.call(priceCaps.create, { body }, { as: tokens.admin })
    await drainSearchQueue(world.db)
    for (const query of everywhere) expect(await shown(query)).toEqual([[product.id, 50, false]])
    expect(await offersOf()).toEqual([lawful.id])
    expect(await shelf()).toBe(0)
    const gone = await world.ask(productCalls.one, { params: { id: only.id }, query: {} })
    expect(gone.status).toBe(404)
    const kept = await world.call(bookmarks.list, { query: {} }, { as: tokens.customer })
    expect(kept.data).toMatchObject([{ is_available: false }])

    await world.call(priceCaps.remove, { params: { id: made.id } }, { as: tokens.admin })
    await drainSearchQueue(world.db)
    expect(await shown({})).toHaveLength(2)
    expect(await shelf()).toBe(2)
  })

  it('leaves the lists on the day that its cap takes effect, though nobody writes', async () => {
    const product = await aProduct(world, { equivalence_key: 'q|1mg|tablet', unit_count: 1 })
    await anOffer(world, { product_id: product.id, price: 6_000 })
    const status = async () => {
      await queueContextChanges(world.db)
      await drainSearchQueue(world.db)
      return (await world.ask(productCalls.one, { params: { id: product.id }, query: {} })).status
    }
    const cap = { generic_name: 'Q', equivalence_key: 'q|1mg|tablet', cap: 500, source: 'EO 104' }
    const [made] = await world.db.orm
      .insert(table)
      .values({ ...cap, effective_on: '2099-01-01' })
      .returning()
    expect(await status()).toBe(200)
    // as a day passing: no trigger is told
    await world.db.transaction(async ({ sql }) => {
      await sql.query('alter table price_caps disable trigger price_caps_search_queue')
      await sql.query(`update price_caps set effective_on = '2020-01-01' where id = $1`, [made?.id])
      await sql.query('alter table price_caps enable trigger price_caps_search_queue')
    })
    expect(await status()).toBe(404)
  })

  it('is never made up by an import', async () => {
    const pharmacies = [await aPharmacy(world), await aPharmacy(world), await aPharmacy(world)]
    const capped = { equivalence_key: 'w|1mg|tablet', unit_count: 10, dosage_form: 'Tablet' }
    const product = await aProduct(world, { ...capped, import_key: 'ndc:w' })
    const cap = { generic_name: 'W', equivalence_key: 'w|1mg|tablet', cap: 7, source: 'EO 104' }
    await world.db.orm.insert(table).values({ ...cap, effective_on: '2099-01-01' })
    await offersRepository(world.db).add(
      3,
      pharmacies.map(({ id }) => id),
    )
    const made = await world.db.orm.select().from(inventories).where(eq(inventories.product_id, product.id))
    expect(made.map(({ price }) => price)).toEqual([70, 70, 70])
  })
})

describe('a pharmacy whose price the law forbids', () => {
  it('is told on its dashboard and in its list, with what it may ask, until it asks no more', async () => {
    const facts = { generic_name: 'Gliclazide', strength: '80 mg', dosage_form: 'Tablet' }
    const equivalence_key = equivalenceKey(facts) ?? ''
    const pharmacy = await aPharmacy(world)
    const product = await aProduct(world, { ...facts, equivalence_key, unit_count: 10 })
    const dear = await anOffer(world, { product_id: product.id, pharmacy_id: pharmacy.id, price: 6_000 })
    await anOffer(world, { product_id: product.id, price: 5_000 })
    await anOffer(world, { pharmacy_id: pharmacy.id })
    const seller = await world.signIn(await aSeller(world, pharmacy))
    const other = await world.signIn(await aSeller(world, await aPharmacy(world)))
    const admin = await world.signIn(await anAdmin(world))
    const above = async (as: string) => {
      const query = { scope: 'manage', is_above_cap: true } as const
      const { data, counts } = await world.call(productCalls.list, { query }, { as })
      const listed = data.filter(({ id }) => id === product.id).map(({ legal_most }) => legal_most)
      return { listed, live: counts?.live, told: (await world.call(dashboard.read, {}, { as })).above_cap }
    }
    expect(await above(seller)).toEqual({ listed: [], live: 0, told: 0 })

    await world.db.orm
      .insert(table)
      .values({ ...facts, equivalence_key, cap: 500, source: 'EO 104', effective_on: '2020-06-02' })
    expect(await above(seller)).toEqual({ listed: [50], live: 1, told: 1 })
    expect(await above(other)).toEqual({ listed: [], live: 0, told: 0 })
    expect((await above(admin)).listed).toHaveLength(1)

    await world.db.orm.update(inventories).set({ price: 5_000 }).where(eq(inventories.id, dear.id))
    expect(await above(seller)).toEqual({ listed: [], live: 0, told: 0 })
  })
})
