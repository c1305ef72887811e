import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pharmacies, productSearch, promotions } from '../../schema'
import { createTestDatabase, type TestDatabase } from '../../testing/database'
import { anOffer, aPharmacy, aProduct } from '../../testing/makers'
import { aPromotion } from '../../testing/shelf'
import { drainSearchQueue, queueContextChanges, refreshSearch } from './repository'

let store: TestDatabase
beforeAll(async () => {
  store = await createTestDatabase()
})
afterAll(() => store.close())

const priceOf = async (product_id: number) => {
  await queueContextChanges(store.db)
  await drainSearchQueue(store.db)
  const [row] = await store.db.orm
    .select()
    .from(productSearch)
    .where(eq(productSearch.product_id, product_id))
  return row?.min_price
}

describe('what nobody writes', () => {
  it('changes prices when a promotion begins and when it ends', async () => {
    const [mine, other] = [await aPharmacy(store), await aPharmacy(store)]
    const product = await aProduct(store)
    await anOffer(store, { product_id: product.id, pharmacy_id: mine.id, price: 1000 })
    await anOffer(store, { product_id: product.id, pharmacy_id: other.id, price: 1100 })
    await refreshSearch(store.db, 'all')
    expect(await priceOf(product.id)).toBe(1000)
    const promotion = await aPromotion(store, { pharmacy_id: other.id, kind: 'percent', value: 2000 })
    expect(await priceOf(product.id)).toBe(880)
    const change = { ends_at: new Date(Date.now() - 1000) }
    await store.db.orm
      .update(promotions)
      .set(change)
      .where(eq(promotions.id, promotion?.id ?? 0))
    expect(await priceOf(product.id)).toBe(1000)
  })

  it('takes offers away on the day that a licence has expired', async () => {
    const pharmacy = await aPharmacy(store)
    const { product_id } = await anOffer(store, { pharmacy_id: pharmacy.id })
    await refreshSearch(store.db, [product_id])
    expect(await priceOf(product_id)).toBe(11_200)
    // as if the day had come: nothing is queued by this write
    const set = (license_expires_on: string) =>
      store.db.orm.update(pharmacies).set({ license_expires_on }).where(eq(pharmacies.id, pharmacy.id))
    await set('2020-01-01')
    expect(await priceOf(product_id)).toBeUndefined()
    await set('2099-01-01')
    expect(await priceOf(product_id)).toBe(11_200)
  })

  it('queues nothing while nothing changes', async () => {
    const { pharmacy_id, product_id } = await anOffer(store)
    await refreshSearch(store.db, [product_id])
    await aPromotion(store, { pharmacy_id, kind: 'percent', value: 1000 })
    await queueContextChanges(store.db)
    await drainSearchQueue(store.db)
    await queueContextChanges(store.db)
    expect(await drainSearchQueue(store.db)).toBe(0)
  })
})
