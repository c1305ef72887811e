import { inventories as offerCalls } from '@botika/common/inventories/endpoints'
import { moderation } from '@botika/common/moderation/endpoints'
import { products as calls } from '@botika/common/products/endpoints'
import { equivalenceKey } from '@botika/common/products/keys'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries, inventories, priceCaps, products } from '../../schema'
import { drainSearchQueue, refreshSearch } from '../../search/engine/repository'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { anOffer, aPharmacy, aProduct } from '../../testing/makers'
import { aCategory, aMedicine, offersOf } from '../../testing/shelf'
import { makeWorld, type World } from '../../testing/world'

let world: World
let visitors: Awaited<ReturnType<typeof fiveVisitors>>
let place: { category_id: number; subcategory_id: number }

beforeAll(async () => {
  world = await makeWorld()
  visitors = await fiveVisitors(world)
  place = await aCategory(world, 'Pain')
})
afterAll(() => world.close())

let made = 0
const described = (facts: Record<string, unknown> = {}) => ({
  name: `Lunas ${++made} Tablet`,
  generic_name: 'Paracetamol',
  brand: `Lunas ${made}`,
  strength: '500 mg',
  dosage_form: 'Tablet',
  selling_price: 12.5,
  quantity: 20,
  ...facts,
})
const as = (who: 'seller' | 'otherSeller' | 'admin') => ({ as: visitors.tokens[who] })
const create = (body: Record<string, unknown>, who: 'seller' | 'otherSeller' | 'admin' = 'seller') =>
  world.call(calls.create, { body: body as never }, as(who))
const approve = (id: number) =>
  world.call(moderation.review, { body: { ids: [id], decision: 'approve' } }, as('admin'))
const shown = async (id: number) => {
  await drainSearchQueue(world.db)
  return world.ask(calls.one, { params: { id }, query: {} })
}

describe('a dangerous drug', () => {
  it.each([
    ['generic_name', { generic_name: 'Paracetamol (with codeine)' }],
    ['name', { generic_name: '', name: 'Diazepam 5 mg Tablet' }],
    ['brand', { generic_name: '', name: 'Sleep well', brand: 'Rivotril' }],
    ['strength', { strength: 'Codeine phosphate 10 mg/5 mL' }],
    ['description', { description: 'Each tablet contains zolpidem tartrate 10 mg.' }],
  ])('is refused in %s, for sellers and admins: %j', async (field, facts) => {
    const refused = { status: 422, errors: { [field]: [expect.stringContaining('RA 9165')] } }
    for (const who of ['seller', 'admin'] as const)
      await expect(create(described(facts), who)).rejects.toMatchObject(refused)

    const { id } = await create(described({ name: `Harmless ${++made}` }))
    for (const who of ['seller', 'admin'] as const)
      await expect(
        world.call(calls.update, { params: { id }, body: facts as never }, as(who)),
      ).rejects.toMatchObject(refused)
  })

  it('is refused as an offer of a product that is in the catalogue already', async () => {
    const { id } = await aProduct(world, { name: 'Night tablet', brand: 'Dormicum' })
    await expect(
      world.call(
        offerCalls.create,
        { body: { product_id: id, selling_price: 5, quantity: 1 } },
        as('seller'),
      ),
    ).rejects.toMatchObject({
      status: 422,
      errors: { generic_name: [expect.stringContaining('midazolam')] },
    })
  })
})

describe('adding a product', () => {
  it('is for sellers and admins', async () => {
    const statuses = await statusesFor(visitors.tokens, (who) =>
      world.ask(calls.create, { body: described() as never }, { as: who }),
    )
    expect(statuses).toEqual({ guest: 401, customer: 403, seller: 201, otherSeller: 201, admin: 201 })
  })

  it('makes product and offer, which go to the shop with an admin’s approval, and says where', async () => {
    const body = described({ ...place, category_id: undefined, sku: 'L-1' })
    const answer = await world.ask(calls.create, { body: body as never }, as('seller'))
    expect(answer.status).toBe(201)
    const product = answer.json as { id: number }
    expect(answer.headers['location']).toBe(`/api/products/${product.id}`)
    expect(product).toMatchObject({
      ...place,
      selling_price: 12.5,
      quantity: 20,
      sku: 'L-1',
      status: 'draft',
      review: 'waiting',
      pharmacy_id: visitors.pharmacy.id,
    })
    expect((await shown(product.id)).status).toBe(404)
    await approve(product.id)
    expect((await shown(product.id)).json).toMatchObject({
      selling_price: 12.5,
      slug: expect.stringMatching(/^lunas-/),
    })
  })

  it('takes every name as long as may be, in letters of three bytes', async () => {
    let letter = 0
    const long = (length: number) =>
      Array.from({ length }, () => String.fromCodePoint(0x4e00 + ((letter += 7919) % 20_000))).join('')
    const names = {
      name: long(200),
      generic_name: long(600),
      brand: long(250),
      registration_number: long(60),
    }
    expect(await create(described(names))).toMatchObject(names)
    const query = { scope: 'manage' as const, keyword: names.name.slice(90, 110) }
    expect((await world.call(calls.list, { query }, as('seller'))).data).toMatchObject([{ name: names.name }])
  })

  it('is always for the seller’s own pharmacy', async () => {
    const product = await create(described({ pharmacy_id: visitors.otherPharmacy.id }))
    expect(product.pharmacy_id).toBe(visitors.pharmacy.id)
  })

  it('finds the product that somebody described before, however it is spelled', async () => {
    const first = await create(described({ brand: 'Ginhawa', pack_size: '10 tablets' }))
    const same = {
      ...described({ brand: 'GINHAWA', pack_size: '10 Tablets', selling_price: 11 }),
      generic_name: 'Acetaminophen',
      strength: '500mg',
      dosage_form: 'film-coated tab',
    }
    const second = await create(same, 'otherSeller')
    expect(second.id).toBe(first.id)
    expect(second.name).toBe(first.name)
    await approve(first.id)
    expect((await shown(first.id)).json).toMatchObject({ offers_count: 2, selling_price: 11 })
    await expect(create(same, 'otherSeller')).rejects.toMatchObject({ status: 409, code: 'already_exists' })
  })

  it('keeps apart what only its name tells apart', async () => {
    const syrup = { generic_name: 'Lagundi', brand: '', strength: '300 mg/5 mL', dosage_form: 'Syrup' }
    const add = async (name: string, who: 'seller' | 'otherSeller') =>
      ((await create(described({ ...syrup, name }), who)) as { id: number }).id
    const ascof = await add('Ascof Lagundi Syrup', 'seller')
    const plemex = await add('Plemex Syrup', 'otherSeller')
    expect(plemex).not.toBe(ascof)
    expect(await add('ASCOF Lagundi 300mg/5mL Syr', 'otherSeller')).toBe(ascof)
  })

  it('describes it once though many do at the same time', async () => {
    const body = described({ brand: 'Sabay' })
    const results = await Promise.allSettled([
      create(body),
      create(body, 'otherSeller'),
      create(body, 'admin'),
    ])
    const ids = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : []))
    expect(new Set(ids).size).toBe(1)
  })

  it('of an admin is a catalogue entry alone, or with a pharmacy’s offer', async () => {
    const entry = await create(described(), 'admin')
    expect(entry).toMatchObject({ inventory_id: null, selling_price: null })
    expect((await shown(entry.id)).status).toBe(404)
    const offered = await create(described({ pharmacy_id: visitors.pharmacy.id }), 'admin')
    expect(offered).toMatchObject({ pharmacy_id: visitors.pharmacy.id, selling_price: 12.5 })
  })

  it.each([
    [{ selling_price: undefined }, 'selling_price'],
    [{ selling_price: 0 }, 'selling_price'],
    [{ name: ' ' }, 'name'],
    [{ quantity: -1 }, 'quantity'],
    [{ category_id: 9999 }, 'category_id'],
    [{ generic_name: 'Morphine Sulfate' }, 'generic_name'],
    [{ status: 'suspended' }, 'status'],
  ])('refuses %j', async (facts, field) => {
    await expect(create(described(facts))).rejects.toMatchObject({
      status: 422,
      errors: { [field]: [expect.any(String)] },
    })
  })

  it('refuses a price above the lawful cap, and names it', async () => {
    const facts = { generic_name: 'Amlodipine', strength: '5 mg', dosage_form: 'Tablet' }
    await world.db.orm.insert(priceCaps).values({
      ...facts,
      equivalence_key: equivalenceKey(facts) ?? '',
      cap: 1000,
      source: 'EO 155',
      effective_on: '2021-01-01',
    })
    const pack = { ...facts, unit_count: 30 }
    const refused = create(described({ ...pack, selling_price: 300.01 }))
    await expect(refused).rejects.toMatchObject({
      status: 422,
      errors: { selling_price: [expect.stringContaining('₱300.00')] },
    })
    const { id, inventory_id } = await create(described({ ...pack, selling_price: 300 }))
    const change = { params: { id }, body: { selling_price: 301 } }
    expect((await world.ask(calls.update, change, as('seller'))).status).toBe(422)
    const offer = { params: { id: inventory_id ?? 0 }, body: { selling_price: 301 } }
    expect((await world.ask(offerCalls.update, offer, as('seller'))).status).toBe(422)
  })
})

describe('changing a product', () => {
  it('by an admin says whose offer is meant, rather than change none', async () => {
    const { id } = await create(described({ selling_price: 10 }))
    await approve(id)
    const change = (body: object) => world.ask(calls.update, { params: { id }, body }, as('admin'))
    for (const body of [{ selling_price: 9 }, { quantity: 3 }, { status: 'draft' }])
      expect(await change(body)).toMatchObject({
        status: 422,
        json: { errors: { pharmacy_id: [expect.any(String)] } },
      })
    const pharmacy_id = visitors.pharmacy.id
    expect(await change({ selling_price: 9, pharmacy_id })).toMatchObject({ status: 200 })
    expect(((await shown(id)).json as { selling_price: number }).selling_price).toBe(9)
    // another pharmacy has no offer yet, and one can't be made without a price
    expect(await change({ quantity: 3, pharmacy_id: visitors.otherPharmacy.id })).toMatchObject({
      status: 422,
      json: { errors: { selling_price: [expect.any(String)] } },
    })
  })

  it('to a medicine with a lower cap is refused with the cap', async () => {
    await world.db.orm.insert(priceCaps).values({
      generic_name: 'Losartan',
      strength: '50 mg',
      dosage_form: 'Tablet',
      equivalence_key:
        equivalenceKey({ generic_name: 'Losartan', strength: '50 mg', dosage_form: 'Tablet' }) ?? '',
      cap: 500,
      source: 'EO 104',
      effective_on: '2021-01-01',
    })
    const { id } = await create(described({ selling_price: 10 }))
    await approve(id)
    const body = { generic_name: 'Losartan', strength: '50 mg' }
    expect(await world.ask(calls.update, { params: { id }, body }, as('admin'))).toMatchObject({
      status: 422,
      json: { errors: { strength: [expect.stringContaining('₱5.00')] } },
    })
  })

  it('is for its seller and admins; to other sellers it looks absent', async () => {
    const { id } = await create(described())
    const statuses = await statusesFor(visitors.tokens, (who) =>
      world.ask(calls.update, { params: { id }, body: { manufacturer: 'Unilab' } }, { as: who }),
    )
    expect(statuses).toEqual({ guest: 401, customer: 403, seller: 200, otherSeller: 404, admin: 200 })
  })

  it('changes facts and offer together, and its keys', async () => {
    const { id } = await create(described())
    const body = {
      name: 'Lunas Forte',
      strength: '650 mg',
      selling_price: 15,
      status: 'draft' as const,
      ...place,
    }
    expect(await world.call(calls.update, { params: { id }, body }, as('seller'))).toMatchObject(body)
    const [row] = await world.db.orm.select().from(products).where(eq(products.id, id))
    expect(row).toMatchObject({ slug: 'lunas-forte', equivalence_key: 'paracetamol|650mg|tablet' })
    expect((await shown(id)).status).toBe(404)
  })

  it('leaves facts to an admin once it is approved; the own offer stays changeable', async () => {
    const body = described()
    const { id } = await create(body)
    await create(body, 'otherSeller')
    const facts = { params: { id }, body: { ...body, name: 'Mine alone' } as never }
    expect((await world.ask(calls.update, facts, as('otherSeller'))).status).toBe(409)
    await approve(id)
    expect((await world.ask(calls.update, facts, as('seller'))).status).toBe(409)
    const offer = { params: { id }, body: { ...body, selling_price: 9 } as never }
    expect((await world.call(calls.update, offer, as('seller'))).selling_price).toBe(9)
    const { selling_price: _, quantity: __, ...described_ } = facts.body as Record<string, unknown>
    const told = { params: { id }, body: described_ as never }
    expect((await world.call(calls.update, told, as('admin'))).name).toBe('Mine alone')
  })

  it('refuses what somebody else changed meanwhile, with what it is now', async () => {
    const { id, updated_at } = await create(described())
    const change = (price: number) =>
      world.ask(calls.update, { params: { id }, body: { selling_price: price, updated_at } }, as('seller'))
    expect((await change(20)).status).toBe(200)
    const stale = await change(21)
    expect(stale.status).toBe(409)
    expect(stale.json).toMatchObject({ code: 'stale_record', extra: { id, selling_price: 20 } })
  })

  it('is changed by the moment of the management view, which a refusal tells as well; the public one is another', async () => {
    const { id } = await create(described())
    await approve(id)
    const put = (body: object) =>
      world.ask(calls.update, { params: { id }, body: body as never }, as('seller'))
    expect((await put({ selling_price: 20 })).status).toBe(200)
    const own = await world.ask(calls.one, { params: { id }, query: { scope: 'manage' } }, as('seller'))
    const versionOf = ({ json }: { json?: unknown }) => (json as { updated_at: string }).updated_at
    const publicly = versionOf(await shown(id))
    expect(publicly).not.toBe(versionOf(own))
    const refused = await put({ selling_price: 21, updated_at: publicly })
    expect(refused).toMatchObject({ status: 409, json: { extra: { updated_at: versionOf(own) } } })
    expect((await put({ selling_price: 21, updated_at: versionOf(own) })).status).toBe(200)
  })

  it('does not let a seller suspend or lift a suspension', async () => {
    const { id } = await create(described())
    await approve(id)
    const to = (status: string, who: 'seller' | 'admin') =>
      world.ask(
        calls.update,
        { params: { id }, body: { status, pharmacy_id: visitors.pharmacy.id } as never },
        as(who),
      )
    expect((await to('suspended', 'seller')).status).toBe(422)
    expect((await to('suspended', 'admin')).status).toBe(200)
    expect((await shown(id)).status).toBe(404)
    expect((await to('live', 'seller')).status).toBe(409)
    expect((await to('live', 'admin')).status).toBe(200)
    expect((await shown(id)).status).toBe(200)
  })

  it('leaves a trace', async () => {
    const { id, inventory_id } = await create(described())
    await world.call(calls.update, { params: { id }, body: { quantity: 1 } }, as('seller'))
    const entries = await world.db.orm
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.record_id, inventory_id ?? 0))
    expect(
      entries.filter(({ resource }) => resource === 'inventories').map(({ action }) => action),
    ).toContain('update')
  })
})

describe('removing a product', () => {
  it('by a seller takes the own offer off, by an admin all of it; nothing is lost', async () => {
    const body = described()
    const { id } = await create(body)
    await create(body, 'otherSeller')
    await approve(id)
    const remove = (who: 'seller' | 'otherSeller' | 'admin') =>
      world.ask(calls.remove, { params: { id } }, as(who))
    expect((await remove('seller')).json).toEqual({ id })
    expect((await remove('seller')).status).toBe(404)
    expect((await shown(id)).json).toMatchObject({ offers_count: 1, pharmacy_id: visitors.otherPharmacy.id })
    expect((await remove('admin')).status).toBe(200)
    expect((await shown(id)).status).toBe(404)
    expect((await remove('otherSeller')).status).toBe(404)
    const rows = await world.db.orm.select().from(inventories).where(eq(inventories.product_id, id))
    expect(rows.map(({ archived_at }) => archived_at === null)).toEqual([false, false])
  })
})

describe('the management view', () => {
  it('of a seller has the own offers in every state, by tab, whatever the query says', async () => {
    const shop = await aPharmacy(world)
    const { aSeller } = await import('../../testing/makers')
    const token = await world.signIn(await aSeller(world, shop))
    const states = {
      live: [5, 'live'],
      sold_out: [0, 'live'],
      draft: [5, 'draft'],
      suspended: [5, 'suspended'],
    } as const
    for (const [name, [quantity, status]] of Object.entries(states)) {
      const product = await aMedicine(world, `Drug ${name}`, '5 mg')
      await offersOf(world, product, [[shop, 10, quantity]], { status, sku: `S-${name}` })
      await offersOf(world, product, [[visitors.pharmacy, 99]])
    }
    const view = (query: Record<string, unknown> = {}) =>
      world.call(calls.list, { query: { scope: 'manage', ...query } }, { as: token })
    const all = await view({ pharmacy_id: visitors.pharmacy.id })
    expect(all.total).toBe(4)
    expect(
      all.data.every(({ pharmacy_id, selling_price }) => pharmacy_id === shop.id && selling_price === 10),
    ).toBe(true)
    expect(all.counts).toEqual({ all: 4, draft: 1, live: 1, sold_out: 1, suspended: 1 })
    for (const status of ['draft', 'live', 'sold_out', 'suspended'] as const) {
      const tab = await view({ status })
      expect(tab.data.map(({ sku }) => sku)).toEqual([`S-${status}`])
      expect(tab.total).toBe(1)
    }
    expect((await view({ keyword: 'drug sold' })).data.map(({ sku }) => sku)).toEqual(['S-sold_out'])
    expect((await view({ keyword: 's-draft' })).total).toBe(1)
    expect((await view({ sort: '-name' })).data[0]?.sku).toBe('S-suspended')
    expect(
      (await world.ask(calls.list, { query: { scope: 'manage', sort: 'secret' } }, { as: token })).status,
    ).toBe(422)
  })

  it('of an admin has every product, also what nobody offers', async () => {
    const entry = await create(described(), 'admin')
    const page = await world.call(
      calls.list,
      { query: { scope: 'manage', ids: String(entry.id) } },
      as('admin'),
    )
    expect(page.data[0]).toMatchObject({ id: entry.id, inventory_id: null, offers_count: 0 })
    const one = { params: { id: entry.id }, query: { scope: 'manage' as const } }
    expect((await world.ask(calls.one, one, as('admin'))).status).toBe(200)
    expect((await world.ask(calls.one, one, as('seller'))).status).toBe(404)
  })

  it('of an admin tells the same before and after the search knows the products', async () => {
    const states = {
      live: [5, 'live'],
      sold_out: [0, 'live'],
      draft: [5, 'draft'],
      suspended: [5, 'suspended'],
    } as const
    const ids: number[] = []
    for (const [name, [quantity, status]] of Object.entries(states)) {
      const product = await aMedicine(world, `Ñame ${name}`, '5 mg')
      await offersOf(world, product, [[visitors.pharmacy, 10, quantity]], { status, sku: `TAB-${name}` })
      ids.push(product.id)
    }
    const view = (query: Record<string, unknown>) =>
      world.call(calls.list, { query: { scope: 'manage', ...query } }, as('admin'))
    for (const round of ['before', 'after']) {
      const all = await view({ keyword: 'name', ids: ids.join(',') })
      expect({ round, ...all.counts }).toEqual({
        round,
        all: 4,
        draft: 1,
        live: 1,
        sold_out: 1,
        suspended: 1,
      })
      for (const status of ['draft', 'live', 'sold_out', 'suspended'] as const) {
        const tab = await view({ status, keyword: 'ÑAME' })
        expect([round, tab.total, tab.data.map(({ sku }) => sku)]).toEqual([round, 1, [`TAB-${status}`]])
      }
      expect((await view({ keyword: 'tab-sold' })).data.map(({ id }) => id)).toEqual([ids[1]])
      expect((await view({ keyword: 'name', sort: '-name' })).data[0]?.sku).toBe('TAB-suspended')
      expect((await view({ keyword: 'name', in_stock: false })).data.map(({ sku }) => sku)).toContain(
        'TAB-sold_out',
      )
      await refreshSearch(world.db, ids)
    }
  })

  it('of an admin sorts by price and stock over page borders, whatever shoppers see of it', async () => {
    const made: number[] = []
    for (const [price, quantity, status] of [
      [30, 7, 'live'],
      [10, 0, 'live'],
      [20, 9, 'draft'],
      [40, 2, 'suspended'],
      [25, 1, 'live'],
    ] as const) {
      const product = await aMedicine(world, `Order ${price}`, '5 mg')
      await offersOf(world, product, [[visitors.pharmacy, price, quantity]], { status })
      made.push(product.id)
    }
    const alone = await create(described(), 'admin')
    const ids = [...made, alone.id].join(',')
    const sorted = async (query: Record<string, unknown>) => {
      const list = await world.call(
        calls.list,
        { query: { scope: 'manage', ids, per_page: 50, ...query } },
        as('admin'),
      )
      return list.data.map(({ id }) => (id === alone.id ? 'alone' : made.indexOf(id)))
    }
    for (const isKnown of [false, true]) {
      if (isKnown) await refreshSearch(world.db, made)
      const up = [1, 2, 4, 0, 3, 'alone']
      const down = [3, 0, 4, 2, 1, 'alone']
      expect(await sorted({ sort: 'selling_price' })).toEqual(up)
      expect(await sorted({ filter: 'price_asc' })).toEqual(up)
      expect(await sorted({ sort: '-selling_price' })).toEqual(down)
      expect(await sorted({ filter: 'price_desc' })).toEqual(down)
      expect(await sorted({ sort: 'quantity' })).toEqual([1, 4, 3, 0, 2, 'alone'])
      expect(await sorted({ sort: '-offers_count' })).toContain('alone')
      expect(await sorted({ sort: 'selling_price', min_price: 20, max_price: 30 })).toEqual([2, 4, 0])
      expect(await sorted({ status: 'live', sort: '-selling_price' })).toEqual([0, 4])
      expect(await sorted({ status: 'sold_out' })).toEqual([1])
      expect(await sorted({ sort: '-subcategory_name' })).toHaveLength(6)
    }
    const all = { scope: 'manage', sort: 'selling_price', per_page: 10 } as const
    const first = await world.call(calls.list, { query: { ...all, page: 1 } }, as('admin'))
    const wide = await world.call(calls.list, { query: { ...all, per_page: 100 } }, as('admin'))
    const second = await world.call(calls.list, { query: { ...all, page: 2 } }, as('admin'))
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(
      wide.data.slice(0, 20).map(({ id }) => id),
    )
    expect(second.data.length).toBeGreaterThan(0)
  })

  it('is narrowed to what runs low, and to what has no picture', async () => {
    const { pharmacy } = visitors
    const low = await anOffer(world, { pharmacy_id: pharmacy.id, quantity: 3, status: 'live' })
    const out = await anOffer(world, { pharmacy_id: pharmacy.id, quantity: 0, status: 'live' })
    const bare = await anOffer(world, { pharmacy_id: pharmacy.id, quantity: 50, status: 'live' })
    await world.db.orm.update(products).set({ image: 'a.webp' }).where(eq(products.id, low.product_id))
    await world.db.orm.update(products).set({ image: null }).where(eq(products.id, bare.product_id))
    for (const who of ['seller', 'admin'] as const) {
      const idsOf = async (filter: object) =>
        (
          await world.call(
            calls.list,
            { query: { scope: 'manage', per_page: 100, ...filter } as never },
            as(who),
          )
        ).data.map(({ id }) => id)
      const running = await idsOf({ is_low_stock: true })
      expect([running.includes(low.product_id), running.includes(out.product_id)]).toEqual([true, false])
      expect(running).not.toContain(bare.product_id)
      expect(await idsOf({ has_picture: false })).toContain(bare.product_id)
      expect(await idsOf({ has_picture: false })).not.toContain(low.product_id)
      expect(await idsOf({ has_picture: true })).toContain(low.product_id)
    }
  })

  it('knows what others ask, where at least three do', async () => {
    const { id } = await aProduct(world, { unit_count: 10 })
    const offers = [100_00, 120_00, 150_00]
    const usual = async (who: 'seller' | 'admin') =>
      (await world.call(calls.usualPrices, { query: { ids: String(id) } }, as(who))).data
    await anOffer(world, { product_id: id, pharmacy_id: visitors.pharmacy.id, price: 1_00, status: 'live' })
    for (const price of offers.slice(1)) await anOffer(world, { product_id: id, price, status: 'live' })
    await anOffer(world, { product_id: id, price: 1_00, status: 'draft' })
    expect(await usual('seller')).toEqual([])
    // with the own one that the admin sees there are three
    const figures = { product_id: id, median: 120, highest: 150, offers: 3, unit_count: 10 }
    expect(await usual('admin')).toEqual([{ ...figures, lowest: 1 }])
    await anOffer(world, { product_id: id, price: offers[0] ?? 0, status: 'live' })
    expect(await usual('seller')).toEqual([{ ...figures, lowest: 100 }])
  })

  it('takes a price far from what others ask only when somebody says that it is meant', async () => {
    const { id } = await aProduct(world, { unit_count: 10 })
    for (const price of [100_00, 120_00, 150_00])
      await anOffer(world, { product_id: id, price, status: 'live' })
    const add = (selling_price: number, more = {}) =>
      world.ask(
        offerCalls.create,
        { body: { product_id: id, selling_price, quantity: 1, ...more } },
        as('seller'),
      )
    const doubted = {
      status: 409,
      json: { code: 'price_doubt', errors: { selling_price: [expect.any(String)] } },
    }
    // ₱12 times ten is the price of a pack
    for (const [price, doubt] of [
      [12, 'piece'],
      [59.99, 'low'],
      [240.01, 'high'],
    ] as const)
      expect(await add(price)).toMatchObject({
        ...doubted,
        json: { ...doubted.json, extra: { doubt, price, median: 120, lowest: 100, highest: 150, offers: 3 } },
      })
    expect(await offersAt(id)).toEqual([])

    const made = await add(60)
    expect(made.status).toBe(201)
    const offer = made.json as { id: number }
    const change = (body: object) =>
      world.ask(offerCalls.update, { params: { id: offer.id }, body }, as('seller'))
    expect(await change({ selling_price: 12 })).toMatchObject(doubted)
    expect((await change({ selling_price: 12, price_confirmed: true })).status).toBe(200)
    // what was meant once is not asked about again
    expect((await change({ selling_price: 12, quantity: 5 })).status).toBe(200)

    // the product's own call, by which forms and the specification's clients save
    const save = (body: object, who: 'seller' | 'admin') =>
      world.ask(calls.update, { params: { id }, body } as never, as(who))
    expect(await save({ selling_price: 1000 }, 'seller')).toMatchObject(doubted)
    expect(
      await save({ selling_price: 1000, quantity: 1, pharmacy_id: visitors.otherPharmacy.id }, 'admin'),
    ).toMatchObject(doubted)
    expect((await save({ selling_price: 1000, price_confirmed: true }, 'seller')).status).toBe(200)
  })

  const offersAt = async (product_id: number) =>
    (await world.call(offerCalls.list, { query: { product_id } }, as('seller'))).data.map(
      ({ selling_price }) => selling_price,
    )

  it('is not for guests and customers, and is never kept', async () => {
    const query = { scope: 'manage' as const }
    const statuses = await statusesFor(visitors.tokens, (who) =>
      world.ask(calls.list, { query }, { as: who }),
    )
    expect(statuses).toEqual({ guest: 401, customer: 403, seller: 200, otherSeller: 200, admin: 200 })
    const answer = await world.ask(calls.list, { query }, as('admin'))
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
