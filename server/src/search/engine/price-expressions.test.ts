import { promotionPrice } from '@botika/common/pricing/cart'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, rowsOf } from '../../platform/db/query'
import { promotions } from '../../schema'
import { createTestDatabase, type TestDatabase } from '../../testing/database'
import { anOffer, aPharmacy, aProduct } from '../../testing/makers'
import { aCategory } from '../../testing/shelf'
import { promotedPrice } from './list-expressions'

let store: TestDatabase
beforeAll(async () => {
  store = await createTestDatabase()
})
afterAll(() => store.close())

const OFFERS = 6
const DAY_MS = 86_400_000

// places in the lists of what there is, and `null` for all of them
const place = (count: number) => fc.option(fc.nat({ max: count - 1 }))
const aRun = fc.record({
  prices: fc.array(fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 2_000_000_000 })), {
    minLength: OFFERS,
    maxLength: OFFERS,
  }),
  sales: fc.array(
    fc.record({
      kind: fc.constantFrom('percent' as const, 'amount' as const),
      value: fc.oneof(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 3_000_000 })),
      pharmacy: place(2),
      about: fc.constantFrom('all' as const, 'category' as const, 'products' as const),
      category: fc.nat({ max: 1 }),
      products: fc.uniqueArray(fc.nat({ max: 2 }), { maxLength: 3 }),
      isActive: fc.boolean(),
      startsInDays: fc.constantFrom(-2, -1, 1),
      endsInDays: fc.constantFrom(null, -1, 1),
    }),
    { maxLength: 8 },
  ),
})

it('says of any offer and any promotions what the pricing module says', async () => {
  const { db } = store
  const shops = [await aPharmacy(store), await aPharmacy(store)]
  const categories = [await aCategory(store, 'Vitamins'), await aCategory(store, 'Devices')]
  const products = await Promise.all(
    [0, 1, null].map((at) =>
      aProduct(store, { category_id: at === null ? null : categories[at]?.category_id }),
    ),
  )
  const offers: { id: number; shop: number; product: number }[] = []
  for (const [product, { id: product_id }] of products.entries())
    for (const [shop, { id: pharmacy_id }] of shops.entries())
      offers.push({ id: (await anOffer(store, { product_id, pharmacy_id })).id, shop, product })
  expect(offers).toHaveLength(OFFERS)
  const lowered = new Set<boolean>()
  await fc.assert(
    fc.asyncProperty(aRun, async ({ prices, sales }) => {
      await db.sql.query('delete from promotions')
      await db.sql.query(
        'update inventories i set price = n.price from unnest($1::int[], $2::int[]) n(id, price) where i.id = n.id',
        [offers.map(({ id }) => id), prices],
      )
      const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS)
      if (sales.length > 0)
        await db.orm.insert(promotions).values(
          sales.map((sale) => ({
            name: 'Sale',
            kind: sale.kind,
            value: sale.value,
            pharmacy_id: sale.pharmacy === null ? null : (shops[sale.pharmacy]?.id ?? null),
            applies_to: sale.about,
            category_id: sale.about === 'category' ? (categories[sale.category]?.category_id ?? null) : null,
            product_ids: sale.about === 'products' ? sale.products.map((at) => products[at]?.id ?? 0) : [],
            is_active: sale.isActive,
            starts_at: daysFromNow(sale.startsInDays),
            ends_at: sale.endsInDays === null ? null : daysFromNow(sale.endsInDays),
          })),
        )
      const rows = await rowsOf(
        db,
        build
          .selectFrom('inventories as i')
          .innerJoin('products as p', 'p.id', 'i.product_id')
          .select((e) => [
            'i.id',
            promotedPrice(
              { price: e.ref('i.price'), pharmacyId: e.ref('i.pharmacy_id') },
              { id: e.ref('p.id'), categoryId: e.ref('p.category_id') },
            ).as('price'),
          ]),
      )
      const bySql = new Map(rows.map(({ id, price }) => [id, price]))
      const wanted = offers.map(({ shop, product }, at) => {
        const price = prices[at] as number
        const running = sales.filter(
          (sale) =>
            sale.isActive &&
            sale.startsInDays < 0 &&
            (sale.endsInDays ?? 1) > 0 &&
            (sale.pharmacy === null || sale.pharmacy === shop) &&
            (sale.about === 'all' ||
              (sale.about === 'category' ? sale.category === product : sale.products.includes(product))),
        )
        const best = promotionPrice({
          price,
          quantity: 1,
          promotions: running.map(({ kind, value }, id) => ({ id, kind, value })),
        })
        lowered.add(best !== null)
        return best?.price ?? price
      })
      expect(offers.map(({ id }) => bySql.get(id))).toEqual(wanted)
    }),
    { numRuns: 300 },
  )
  expect(lowered).toEqual(new Set([true, false]))
}, 60_000)
