import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  inventories,
  pharmacies,
  products,
  productSearch,
  productOffice,
  searchQueue,
  searchWords,
} from '../../schema'
import { anOffer, aPharmacy, aProduct } from '../../testing/makers'
import { asAnother, createTestDatabase, type TestDatabase } from '../../testing/database'
import { drainSearchQueue, queueSearchRefresh, refreshSearch } from './repository'

let store: TestDatabase
beforeAll(async () => {
  store = await createTestDatabase()
})
afterAll(() => store.close())

const rowOf = async (product_id: number) =>
  (await store.db.orm.select().from(productSearch).where(eq(productSearch.product_id, product_id)))[0]

describe('the offer that stands for a product nobody sees', () => {
  it('is found by its product, also in a table that was never analyzed', async () => {
    const pharmacyIds = [await aPharmacy(store), await aPharmacy(store)].map(({ id }) => id)
    await store.db.transaction(async ({ sql }) => {
      await sql.query(
        `insert into products (name, slug, match_key) select 'P' || i, 'p' || i, 'k' || i from generate_series(1, 1000) i`,
      )
      for (const id of pharmacyIds)
        await sql.query(
          `insert into inventories (product_id, pharmacy_id, price, quantity, status)
           select id, $1, 100, 1, 'draft' from products where match_key ~ '^k[0-9]+$'`,
          [id],
        )
      const scansOf = async (index: string) =>
        Number(
          (await sql.query(`select pg_stat_get_xact_numscans('${index}'::regclass) as n`)).rows[0]?.['n'],
        )
      expect(await scansOf('inventories_product')).toBeGreaterThanOrEqual(1_000)
      expect(await scansOf('inventories_pharmacy_price')).toBe(0)
      const { rows } = await sql.query(
        `select count(*)::int as n from product_office u join inventories i on i.id = u.inventory_id
         where i.pharmacy_id = $1`,
        [pharmacyIds[0]],
      )
      expect(rows).toEqual([{ n: 1_000 }])
    })
    await store.db.sql.query(`delete from inventories where pharmacy_id = any($1)`, [pharmacyIds])
    await store.db.sql.query(`delete from products where match_key ~ '^k[0-9]+$'`)
  })
})

describe('the search row', () => {
  it('comes with the first live offer and goes with the last', async () => {
    const offer = await anOffer(store)
    await refreshSearch(store.db, [offer.product_id])
    expect(await rowOf(offer.product_id)).toMatchObject({
      inventory_id: offer.id,
      min_price: 11_200,
      offers_count: 1,
    })
    await store.db.orm.update(inventories).set({ status: 'draft' }).where(eq(inventories.id, offer.id))
    await refreshSearch(store.db, [offer.product_id])
    expect(await rowOf(offer.product_id)).toBeUndefined()
  })

  it('is not there for archived and dangerous products, or a licence that has expired', async () => {
    const [archived, dangerous] = [
      await aProduct(store, { archived_at: new Date() }),
      await aProduct(store, { drug_class: 'dangerous' }),
    ]
    const pharmacy = await aPharmacy(store, { license_expires_on: '2024-01-01' })
    const offers = [
      await anOffer(store, { product_id: archived.id }),
      await anOffer(store, { product_id: dangerous.id }),
      await anOffer(store, { pharmacy_id: pharmacy.id }),
    ]
    await refreshSearch(store.db, 'all')
    for (const { product_id } of offers) expect(await rowOf(product_id)).toBeUndefined()
    await store.db.orm
      .update(pharmacies)
      .set({ license_expires_on: null })
      .where(eq(pharmacies.id, pharmacy.id))
    await refreshSearch(store.db, [offers[2]?.product_id ?? 0])
    expect(await rowOf(offers[2]?.product_id ?? 0)).toBeUndefined()
    await store.db.orm
      .update(pharmacies)
      .set({ license_expires_on: '2099-01-01' })
      .where(eq(pharmacies.id, pharmacy.id))
    await refreshSearch(store.db, [offers[2]?.product_id ?? 0])
    expect(await rowOf(offers[2]?.product_id ?? 0)).toBeDefined()
  })

  it('of the most popular twentieth stands in the upper tier', async () => {
    const made = []
    for (let popularity = 1; popularity <= 40; popularity++) {
      const product = await aProduct(store, { popularity })
      await anOffer(store, { product_id: product.id })
      made.push(product)
    }
    await refreshSearch(store.db, 'all')
    const tiers = await Promise.all(made.map(async ({ id }) => (await rowOf(id))?.tier))
    expect(tiers.at(-1)).toBe(1)
    expect(tiers.filter((tier) => tier === 1).length).toBeLessThanOrEqual(3)
  })

  it('gives its words to the vocabulary', async () => {
    const product = await aProduct(store, { name: 'Pambihira', brand: null })
    await anOffer(store, { product_id: product.id })
    const has = async () =>
      (await store.db.orm.select().from(searchWords).where(eq(searchWords.word, 'pambihira'))).length
    await refreshSearch(store.db, [product.id])
    expect(await has()).toBe(1)
    await store.db.orm.update(products).set({ name: 'Karaniwan' }).where(eq(products.id, product.id))
    await refreshSearch(store.db, 'all')
    expect(await has()).toBe(0)
  })
})

describe('the rows of the back office', () => {
  const officeOf = async (product_id: number) =>
    (await store.db.orm.select().from(productOffice).where(eq(productOffice.product_id, product_id)))[0]
  const isOffered = async (product_id: number) => {
    const row = await officeOf(product_id)
    return row && row.inventory_id !== null
  }

  it('know price and state of the offer that stands for all: a live one first, then the oldest', async () => {
    const closed = { pharmacy_id: (await aPharmacy(store, { status: 'suspended' })).id }
    const product_id = (await aProduct(store)).id
    const offer = async (facts: Partial<typeof inventories.$inferInsert>) =>
      (await anOffer(store, { product_id, ...facts })).id
    const change = (id: number, facts: Partial<typeof inventories.$inferInsert>) =>
      store.db.orm.update(inventories).set(facts).where(eq(inventories.id, id))
    const known = async () => {
      const row = await officeOf(product_id)
      await refreshSearch(store.db, [product_id])
      expect(await officeOf(product_id)).toEqual(row)
      return row && [row.inventory_id, row.status, row.price]
    }
    const first = await offer({ status: 'draft', price: 100 })
    const second = await offer({ status: 'draft', price: 200 })
    expect(await known()).toEqual([first, 'draft', 100])
    await change(first, { price: 150 })
    expect(await known()).toEqual([first, 'draft', 150])
    const live = await offer({ status: 'live', price: 300, ...closed })
    expect(await known()).toEqual([live, 'live', 300])
    await change(live, { status: 'suspended' })
    expect(await known()).toEqual([first, 'draft', 150])
    await change(first, { archived_at: new Date() })
    expect(await known()).toEqual([second, 'draft', 200])
    await change(second, { product_id: (await aProduct(store)).id })
    expect(await known()).toEqual([live, 'suspended', 300])
  })

  it('are known from the start, and so is their first offer, in whatever state', async () => {
    const product = await aProduct(store)
    expect(await isOffered(product.id)).toBe(false)
    await anOffer(store, { product_id: product.id, archived_at: new Date() })
    expect(await isOffered(product.id)).toBe(false)
    await anOffer(store, { product_id: product.id, status: 'draft' })
    expect(await isOffered(product.id)).toBe(true)
    await refreshSearch(store.db, [product.id])
    expect(await isOffered(product.id)).toBe(true)
  })

  it('have the offer that shoppers see, whether there is any, and go with the archive', async () => {
    const offer = await anOffer(store, { price: 300, quantity: 5 })
    const cheap = await anOffer(store, { product_id: offer.product_id, price: 200, quantity: 1 })
    const refreshed = async () => {
      await refreshSearch(store.db, [offer.product_id])
      const row = await officeOf(offer.product_id)
      return row && [row.inventory_id, row.in_stock]
    }
    const becomes = async (id: number, change: Partial<typeof inventories.$inferInsert>) => {
      await store.db.orm.update(inventories).set(change).where(eq(inventories.id, id))
      const row = await officeOf(offer.product_id)
      return [row?.inventory_id, row?.in_stock]
    }
    expect(await refreshed()).toEqual([cheap.id, true])
    expect(await becomes(cheap.id, { quantity: 0 })).toEqual([cheap.id, false])
    expect(await refreshed()).toEqual([offer.id, true])
    expect(await becomes(offer.id, { status: 'draft' })).toEqual([offer.id, true])
    expect(await refreshed()).toEqual([cheap.id, false])
    expect(await becomes(cheap.id, { archived_at: new Date() })).toEqual([offer.id, true])
    expect(await becomes(offer.id, { archived_at: new Date() })).toEqual([null, null])
    const archive = (archived_at: Date | null) =>
      store.db.orm.update(products).set({ archived_at }).where(eq(products.id, offer.product_id))
    await archive(new Date())
    expect(await refreshed()).toBeUndefined()
    await archive(null)
    expect(await refreshed()).toEqual([null, null])
  })

  it('are known to be offered when an offer comes to them from another product', async () => {
    const [offer, product] = [await anOffer(store), await aProduct(store)]
    await store.db.orm.update(inventories).set({ product_id: product.id }).where(eq(inventories.id, offer.id))
    expect(await isOffered(product.id)).toBe(true)
  })

  it('let nobody wait who offers the same ones in another order', async () => {
    const [first, second] = [await aProduct(store), await aProduct(store)]
    const add = (tx: Parameters<Parameters<typeof store.db.transaction>[0]>[0], id: number, shop: number) =>
      tx.sql.query('insert into inventories (product_id, pharmacy_id, price) values ($1, $2, 100)', [
        id,
        shop,
      ])
    const [here, there] = [await aPharmacy(store), await aPharmacy(store)]
    await store.db.transaction(async (one) => {
      await add(one, first.id, here.id)
      await asAnother(() =>
        store.db.transaction(async (other) => {
          await add(other, second.id, there.id)
          await add(other, first.id, there.id)
        }),
      )
      await add(one, second.id, here.id)
    })
    expect([await isOffered(first.id), await isOffered(second.id)]).toEqual([true, true])
  })
})

describe('the queue', () => {
  it('keeps what a transaction writes, forgets what it takes back, and is emptied once', async () => {
    await drainSearchQueue(store.db)
    const [kept, lost] = [await anOffer(store), await anOffer(store)]
    await store.db.transaction((tx) => queueSearchRefresh(tx, [kept.product_id, kept.product_id]))
    await store.db
      .transaction(async (tx) => {
        await queueSearchRefresh(tx, [lost.product_id])
        throw new Error('taken back')
      })
      .catch(() => undefined)
    const drained = await Promise.all([drainSearchQueue(store.db), drainSearchQueue(store.db)])
    expect(drained[0] + drained[1] + (await drainSearchQueue(store.db))).toBe(1)
    expect(await rowOf(kept.product_id)).toBeDefined()
    expect(await rowOf(lost.product_id)).toBeUndefined()
    expect(await store.db.orm.select().from(searchQueue)).toEqual([])
  })

  it('takes in every product that is written anew, whoever wrote it, and no other', async () => {
    const [named, same] = [await anOffer(store), await anOffer(store)]
    await refreshSearch(store.db, [named.product_id, same.product_id])
    const versions = async () => [
      (await rowOf(named.product_id))?.version,
      (await rowOf(same.product_id))?.version,
    ]
    const before = await versions()
    await store.db.pool.query(`update products set image = 'new.webp' where id = $1`, [named.product_id])
    await store.db.pool.query(`update products set image = image where id = $1`, [same.product_id])
    expect(await drainSearchQueue(store.db)).toBe(1)
    const after = await versions()
    expect(after[0]).not.toBe(before[0])
    expect(after[1]).toBe(before[1])
  })

  it('is empty once everything was made anew', async () => {
    const { product_id } = await anOffer(store)
    await queueSearchRefresh(store.db, [product_id])
    await refreshSearch(store.db, 'all')
    expect(await drainSearchQueue(store.db)).toBe(0)
  })

  it('keeps orders that queue the same product from waiting for each other', async () => {
    const { product_id } = await anOffer(store)
    await store.db.transaction(async (one) => {
      await queueSearchRefresh(one, [product_id])
      await asAnother(() => store.db.transaction((other) => queueSearchRefresh(other, [product_id])))
    })
    expect(await drainSearchQueue(store.db)).toBe(1)
  })
})
