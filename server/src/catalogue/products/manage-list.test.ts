import { ProductQuery } from '@botika/common/products/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries, inventories, products } from '../../schema'
import { drainSearchQueue, refreshSearch } from '../../search/engine/repository'
import { createTestDatabase, type TestDatabase } from '../../testing/database'
import { anAdmin, anOffer, aPharmacy, aProduct } from '../../testing/makers'
import { MANAGE_SORTS, manageListRepository } from './manage-list-repository'

/** What each field of a row is sorted by, in words of our own. */
const SORTED_BY = {
  id: 'p.id',
  name: 'lower(p.name)',
  generic_name: 'lower(p.generic_name)',
  brand: 'lower(p.brand)',
  manufacturer: 'lower(p.manufacturer)',
  strength: 'p.strength',
  dosage_form: 'p.dosage_form',
  pack_size: 'p.pack_size',
  registration_number: 'p.registration_number',
  subcategory_name: 'lower(sc.name)',
  category_id: 'p.category_id',
  subcategory_id: 'p.subcategory_id',
  subsubcategory_id: 'p.subsubcategory_id',
  is_prescription: 'p.is_prescription',
  is_sc_discountable: 'p.is_sc_discountable',
  is_vat_exempt: 'p.is_vat_exempt',
  rating_average: 'p.rating_average',
  ingredients: `regexp_count(coalesce(p.generic_name, ''), '[+]')::text || lower(p.name)`,
  selling_price: 'i.price',
  quantity: 'i.quantity',
  sku: 'i.sku',
  status: 'i.status',
  pharmacy_id: 'i.pharmacy_id',
  pharmacy_name: 'ph.name_sort',
  offers_count: 's.offers_count',
  created_at: 'greatest(p.created_at, i.created_at)',
  updated_at: 'greatest(p.updated_at, i.updated_at)',
} as const satisfies Record<string, string>

let store: TestDatabase
beforeAll(async () => {
  store = await createTestDatabase()
})
afterAll(() => store.close())

const queryOf = (wish: Partial<ProductQuery>): ProductQuery => ({
  ...ProductQuery.parse({ scope: 'manage' }),
  ...wish,
})

/** The list written down plainly: every product with the offer that it shows, sorted as a whole. */
async function plainly(key: string, isDown: boolean, condition = 'true'): Promise<number[]> {
  const isSteady = key.startsWith('greatest') || key === 'lower(p.name)'
  const { rows } = await store.db.sql.query<{ id: number }>(
    `select p.id from products p left join product_search s on s.product_id = p.id
     left join lateral (select * from inventories o where o.product_id = p.id and o.archived_at is null
       order by o.id = s.inventory_id desc nulls last, o.status = 'live' desc, o.id limit 1) i on true
     left join subcategories sc on sc.id = p.subcategory_id left join pharmacies ph on ph.id = i.pharmacy_id where p.archived_at is null and ${condition}
     order by ${key} ${isDown ? 'desc' : 'asc'} nulls last, p.id ${isDown && isSteady ? 'desc' : ''}`,
  )
  return rows.map(({ id }) => id)
}

/** All pages of the admin's list, five products each. */
async function paged(wish: Partial<ProductQuery>, options = {}, pharmacyId?: number) {
  const { list } = manageListRepository(store.db, options)
  const ids: number[] = []
  for (let page = 1; ; page++) {
    const { rows, counts } = await list(queryOf({ ...wish, page, per_page: 5 }), pharmacyId, undefined)
    ids.push(...rows.map(({ id }) => id))
    if (rows.length < 5) return { ids, counts }
  }
}

const TABS = {
  all: 'true',
  draft: `i.status = 'draft'`,
  live: `i.status = 'live' and i.quantity > 0`,
  sold_out: `i.status = 'live' and i.quantity = 0`,
  suspended: `i.status = 'suspended'`,
}

describe('the list of all products', () => {
  it('has what shoppers see, what they do not and what nobody offers in one order, by every field', async () => {
    // neither by number nor by capitals do their names stand in this order
    const shop = await aPharmacy(store, { name: 'Zamora Botika', name_sort: 'zamora botika' })
    const closed = await aPharmacy(store, {
      name: 'Mabini Botika',
      name_sort: 'mabini botika',
      status: 'suspended',
    })
    const other = await aPharmacy(store, { name: 'abad Botika', name_sort: 'abad botika' })
    const made: { id: number }[] = []
    for (let number = 0; number < 18; number++)
      made.push(
        await aProduct(store, {
          name: `Alaga ${(number * 7) % 18}`,
          brand: number % 3 ? `Brand ${number % 4}` : null,
          generic_name: [null, 'Paracetamol', 'Caffeine + Paracetamol'][number % 3] ?? null,
          rating_average: number % 2 ? number : null,
          created_at: new Date(2026, 0, 1 + ((number * 5) % 18)),
          updated_at: new Date(2026, 1, 1 + ((number * 11) % 18)),
        }),
      )
    const offer = (index: number, facts: Partial<typeof inventories.$inferInsert>) =>
      anOffer(store, { product_id: made[index]?.id ?? 0, pharmacy_id: shop.id, ...facts })
    await offer(0, { price: 300, quantity: 5, sku: 'B-1' })
    await offer(1, { price: 100, quantity: 0 })
    await offer(2, { price: 200, quantity: 9, pharmacy_id: other.id, updated_at: new Date(2026, 5, 1) })
    await offer(3, { price: 150, status: 'draft', sku: 'A-1' })
    await offer(4, { price: 250, status: 'suspended' })
    await offer(5, { price: 50, pharmacy_id: closed.id })
    await offer(6, { price: 60, pharmacy_id: closed.id, quantity: 0 })
    const withdrawn = await offer(7, { price: 90, archived_at: new Date() })

    const checkOrders = async () => {
      expect(Object.keys(MANAGE_SORTS).sort()).toEqual(Object.keys(SORTED_BY).sort())
      for (const [field, key] of Object.entries(SORTED_BY))
        for (const isDown of [false, true])
          expect([field, isDown, (await paged({ sort: `${isDown ? '-' : ''}${field}` })).ids]).toEqual([
            field,
            isDown,
            await plainly(key, isDown),
          ])
    }
    const check = async () => {
      const expected = Object.fromEntries(
        await Promise.all(
          Object.entries(TABS).map(async ([tab, condition]) => [
            tab,
            await plainly('lower(p.name)', false, condition),
          ]),
        ),
      ) as Record<keyof typeof TABS, number[]>
      for (const tab of Object.keys(TABS) as (keyof typeof TABS)[]) {
        const { ids, counts } = await paged({ status: tab })
        expect([tab, ids]).toEqual([tab, expected[tab]])
        expect([tab, counts[tab]]).toEqual([tab, expected[tab].length])
      }
      const none = await plainly('p.id', false, 'coalesce(i.quantity, 0) = 0')
      expect((await paged({ sort: 'id', in_stock: false })).ids).toEqual(none)
      expect((await paged({ sort: 'quantity', in_stock: false })).counts.all).toBe(none.length)
      const cheap = await plainly('i.price', true, 'i.price <= 150')
      expect((await paged({ sort: '-selling_price', max_price: 1.5 })).ids).toEqual(cheap)
      const branded = await plainly('i.price', false, `p.brand = 'Brand 1'`)
      const { ids, counts } = await paged({ sort: 'selling_price', brand: ['Brand 1'] })
      expect([ids, counts.all]).toEqual([branded, branded.length])
      return Object.values(expected).map(({ length }) => length)
    }

    const checkTabOrders = async () => {
      const { list } = manageListRepository(store.db)
      for (const sort of ['quantity', '-quantity', 'updated_at', '-updated_at'])
        for (const [tab, condition] of Object.entries(TABS)) {
          const query = queryOf({ sort, status: tab as keyof typeof TABS, per_page: 100 })
          const { rows } = await list(query, undefined, undefined)
          expect([sort, tab, rows.map(({ id }) => id)]).toEqual([
            sort,
            tab,
            await plainly(
              SORTED_BY[sort.replace('-', '') as keyof typeof SORTED_BY],
              sort.startsWith('-'),
              condition,
            ),
          ])
        }
    }

    expect(await check()).toEqual([18, 1, 3, 2, 1])
    await checkOrders()
    await checkTabOrders()
    await refreshSearch(store.db, 'all')
    expect(await check()).toEqual([18, 1, 3, 2, 1])

    // what somebody just did is there before search knows of it
    made.push(await aProduct(store, { name: 'Alaga new' }))
    await offer(8, { price: 70, status: 'draft' })
    const archive = (index: number) =>
      store.db.orm
        .update(products)
        .set({ archived_at: new Date() })
        .where(eq(products.id, made[index]?.id ?? 0))
    await archive(9)
    await archive(2)
    expect(await check()).toEqual([17, 2, 2, 2, 1])
    await checkOrders()
    await checkTabOrders()
    await store.db.orm.update(inventories).set({ archived_at: null }).where(eq(inventories.id, withdrawn.id))
    expect((await paged({ sort: 'selling_price', ids: String(withdrawn.product_id) })).counts.live).toBe(1)
    await drainSearchQueue(store.db)
    await refreshSearch(store.db, [withdrawn.product_id])
    expect(await check()).toEqual([17, 2, 3, 2, 1])
  })

  it('finds parts of names and of article numbers, and short article numbers as a whole', async () => {
    const shop = await aPharmacy(store)
    const ids: number[] = []
    for (const [name, sku] of [
      ['Ñandu Q7', 'ZX-100'],
      ['Pandan', 'Q7'],
      ['Anis', 'AQ7_5'],
    ] as const) {
      const product = await aProduct(store, { name, brand: null })
      ids.push((await anOffer(store, { pharmacy_id: shop.id, product_id: product.id, sku })).product_id)
    }
    const { list } = manageListRepository(store.db)
    const found = async (keyword: string, pharmacyId?: number) => {
      const query = queryOf({ keyword, sort: 'id', ids: ids.join(',') })
      return (await list(query, pharmacyId, undefined)).rows.map(({ name }) => name)
    }
    for (const pharmacyId of [undefined, shop.id]) {
      expect(await found('q7', pharmacyId)).toEqual(['Ñandu Q7', 'Pandan'])
      expect(await found('AQ7', pharmacyId)).toEqual(['Anis'])
      expect(await found('7_', pharmacyId)).toEqual([])
      expect(await found('q7_', pharmacyId)).toEqual(['Anis'])
      expect(await found('ñand 7', pharmacyId)).toEqual(['Ñandu Q7'])
      expect(await found('and', pharmacyId)).toEqual(['Ñandu Q7', 'Pandan'])
    }
  })

  it('keeps an order that is dear to make, until the asker changes something', async () => {
    const [admin, other] = [await anAdmin(store), await anAdmin(store)]
    const shop = await aPharmacy(store)
    const offers = []
    for (const quantity of [1, 2, 3])
      offers.push(
        await anOffer(store, {
          pharmacy_id: shop.id,
          quantity,
          product_id: (await aProduct(store, { brand: 'Dear' })).id,
        }),
      )
    const { list } = manageListRepository(store.db, { few: 3 })
    const stocks = async (userId: number, wish: Partial<ProductQuery> = {}) => {
      const query = queryOf({ brand: ['Dear'], sort: 'quantity', per_page: 2, ...wish })
      const { rows } = await list(query, undefined, userId)
      return rows.map(({ quantity }) => quantity)
    }
    expect([await stocks(admin.id), await stocks(admin.id, { page: 2 })]).toEqual([[1, 2], [3]])
    const first = offers[0]?.id ?? 0
    await store.db.orm.update(inventories).set({ quantity: 9 }).where(eq(inventories.id, first))
    expect([await stocks(admin.id), await stocks(admin.id, { page: 2 })]).toEqual([[9, 2], [3]])
    expect(await stocks(admin.id, { sort: '-quantity' })).toEqual([9, 3])
    expect(await stocks(other.id)).toEqual([2, 3])
    await store.db.orm
      .insert(auditEntries)
      .values({ user_id: admin.id, action: 'update', resource: 'inventories', record_id: first })
    expect([await stocks(admin.id), await stocks(admin.id, { page: 2 })]).toEqual([[2, 3], [9]])
  })

  it('of a few is counted and sorted anew each time', async () => {
    const { list } = manageListRepository(store.db)
    const { id, product_id } = await anOffer(store, { quantity: 1 })
    const query = queryOf({ ids: String(product_id), sort: 'quantity' })
    expect(await list(query, undefined, undefined)).toMatchObject({
      rows: [{ quantity: 1 }],
      counts: { live: 1 },
    })
    await store.db.orm.update(inventories).set({ quantity: 0 }).where(eq(inventories.id, id))
    expect(await list(query, undefined, undefined)).toMatchObject({
      rows: [{ quantity: 0 }],
      counts: { live: 0, sold_out: 1 },
    })
  })

  it('is the same whether its order was kept or not', async () => {
    const shop = await aPharmacy(store)
    for (let number = 0; number < 23; number++) {
      const product = await aProduct(store, { brand: 'Stretch', name: `Stretch ${(number * 5) % 23}` })
      await anOffer(store, { pharmacy_id: shop.id, product_id: product.id, quantity: number % 4 })
    }
    for (const pharmacyId of [undefined, shop.id])
      for (const sort of ['name', '-quantity', 'selling_price', 'strength']) {
        const wish = { brand: ['Stretch'], sort }
        const { ids } = await paged(wish, {}, pharmacyId)
        expect(ids).toHaveLength(23)
        expect(new Set(ids).size).toBe(23)
        expect([sort, (await paged(wish, { few: 1 }, pharmacyId)).ids]).toEqual([sort, ids])
      }
  })
})
