import { products as calls } from '@botika/common/products/endpoints'
import { manilaDay } from '@botika/common/time'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inventories, priceChanges, products } from '../../schema'
import { anOffer, aPharmacy, aProduct } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'
import { refreshSearch } from '../engine/repository'
import { priceHistoryRepository } from './repository'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.close())

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const kept = (id: number) =>
  world.db.orm.select().from(priceChanges).where(eq(priceChanges.product_id, id)).orderBy(priceChanges.id)
const read = async (id: number, province?: string) =>
  (await world.call(calls.priceHistory, { params: { id }, query: { province } })).data

describe('the price history', () => {
  it('has a row for each change of the lowest price in a province, of those who may sell', async () => {
    const { id } = await aProduct(world)
    const [manila, other, closed] = [
      await aPharmacy(world),
      await aPharmacy(world),
      await aPharmacy(world, { license_expires_on: '2020-01-01' }),
    ]
    const offer = await anOffer(world, { product_id: id, pharmacy_id: manila.id, price: 5_000 })
    await anOffer(world, { product_id: id, pharmacy_id: other.id, price: 9_000 })
    await anOffer(world, { product_id: id, pharmacy_id: closed.id, price: 100 })
    const set = async (to: object) => {
      await world.db.orm.update(inventories).set(to).where(eq(inventories.id, offer.id))
      await refreshSearch(world.db, [id])
    }
    for (const to of [{ price: 5_000 }, { price: 5_000 }, { price: 4_000 }, { quantity: 0 }]) await set(to)
    expect((await kept(id)).map(({ province, price }) => [province, price])).toEqual([
      ['Metro Manila', 5_000],
      ['Metro Manila', 4_000],
      ['Metro Manila', 9_000],
    ])
    const today = manilaDay()
    expect(await read(id)).toEqual([
      {
        province: 'Metro Manila',
        lowest: { price: 40, on: today },
        changes: [90, 40, 50].map((price) => ({ price, on: today })),
      },
    ])
  })

  it('says null once nobody has it', async () => {
    const offer = await anOffer(world, { price: 5_000 })
    await refreshSearch(world.db, [offer.product_id])
    await world.db.orm.update(inventories).set({ quantity: 0 }).where(eq(inventories.id, offer.id))
    await refreshSearch(world.db, [offer.product_id])
    expect((await kept(offer.product_id)).map(({ price }) => price)).toEqual([5_000, null])
  })

  it('reaches 90 days back, and keeps the price that was in force then', async () => {
    const { product_id: id } = await anOffer(world)
    const at = (days: number, price: number) => ({
      product_id: id,
      province: 'Cebu',
      price,
      changed_at: daysAgo(days),
    })
    await refreshSearch(world.db, [id])
    await world.db.orm.insert(priceChanges).values([at(200, 100), at(100, 700), at(10, 800)])
    const before = await read(id, 'Cebu')
    expect(before[0]?.changes.map(({ price }) => price)).toEqual([8, 7])
    expect(before[0]?.lowest).toEqual({ price: 7, on: manilaDay(daysAgo(90)) })
    await priceHistoryRepository(world.db).deleteReplacedBefore(daysAgo(90))
    expect((await kept(id)).map(({ price }) => price)).toEqual([11_200, 700, 800])
    expect(await read(id, 'Cebu')).toEqual(before)
  })

  it('is nobody’s to see once the product has left the shop', async () => {
    const { product_id: id } = await anOffer(world)
    await refreshSearch(world.db, [id])
    expect(await read(id)).toHaveLength(1)
    await world.db.orm.update(products).set({ drug_class: 'dangerous' }).where(eq(products.id, id))
    await refreshSearch(world.db, [id])
    expect(await read(id)).toEqual([])
    expect((await kept(id)).map(({ price }) => price)).toEqual([11_200, null])
  })
})
