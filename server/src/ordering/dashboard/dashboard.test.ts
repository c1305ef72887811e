import { dashboard } from '@botika/common/dashboard/endpoints'
import { products } from '@botika/common/products/endpoints'
import { sellerOrders } from '@botika/common/seller-orders/endpoints'
import { manilaDay } from '@botika/common/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { sellerOrders as table } from '../../schema'
import { refreshSearch } from '../../search/engine/repository'
import { anAdmin, anOffer, anOrder, aPharmacy, aProduct, aSeller, aUser } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const read = async (user: { id: number }, query = {}) =>
  world.call(dashboard.read, { query }, { as: await world.signIn(user) })

describe('the dashboard', () => {
  it('counts one pharmacy’s orders, sales and stock for its seller', async () => {
    const pharmacy = await aPharmacy(world)
    const seller = await aSeller(world, pharmacy)
    const offer = await anOffer(world, { pharmacy_id: pharmacy.id, quantity: 13 })
    await anOffer(world, { pharmacy_id: pharmacy.id, quantity: 0 })
    const customer = await aUser(world)
    const items = [{ inventory_id: offer.id, quantity: 2 }]
    const kept = await anOrder(world, { items, as: await world.signIn(customer) })
    const cancelled = await anOrder(world, { items })
    await anOrder(world)
    const as = await world.signIn(seller)
    await world.call(
      sellerOrders.cancel,
      { params: { id: cancelled.parts[0]?.id as number }, body: { cancel_remarks: 'No stock after all' } },
      { as },
    )
    await anOrder(world, { items: [{ inventory_id: offer.id, quantity: 3 }] })

    const mine = await read(seller, { days: 7, pharmacy_id: 1 })
    expect(mine).toMatchObject({
      orders_by_status: { to_confirm: 2, cancelled: 1, completed: 0 },
      oldest_to_confirm: kept.created_at,
      sold_out: 1,
      low_stock: [{ inventory_id: offer.id, pharmacy_name: pharmacy.name, quantity: 8 }],
      orders_total: 2,
      top_products: [{ product_id: offer.product_id, quantity: 5, total: 560 }],
    })
    expect(mine.sales_total).toBe(560 + 2 * 49)
    expect(mine.sales_by_day).toHaveLength(7)
    expect(mine.sales_by_day.at(-1)).toMatchObject({ day: manilaDay(), orders: 2 })

    expect((await read(await anAdmin(world))).orders_total).toBe(3)
    expect(await read(customer)).toMatchObject({ orders_total: 1, sold_out: 0, sales_total: kept.total })
  })

  it('counts for an admin as many sold out products as the list that this leads to has', async () => {
    const product = await aProduct(world)
    await anOffer(world, { product_id: product.id, quantity: 0 })
    await anOffer(world, { product_id: product.id, quantity: 5 })
    await anOffer(world, { quantity: 0 })
    await refreshSearch(world.db, 'all')
    const admin = await anAdmin(world)
    const as = await world.signIn(admin)
    const query = { scope: 'manage', status: 'sold_out' } as const
    const { total } = await world.call(products.list, { query }, { as })
    expect(total).toBeGreaterThan(0)
    expect((await read(admin)).sold_out).toBe(total)
  })

  it('calls late what its pharmacy lets wait, and leads to a list of just these', async () => {
    const pharmacy = await aPharmacy(world)
    const seller = await aSeller(world, pharmacy)
    const offer = await anOffer(world, { pharmacy_id: pharmacy.id, quantity: 99 })
    const waits = async (hours: number, facts: Partial<typeof table.$inferInsert> = {}) => {
      const { parts } = await anOrder(world, { items: [{ inventory_id: offer.id, quantity: 1 }] })
      const id = parts[0]?.id as number
      const created_at = new Date(Date.now() - hours * 3_600_000)
      await world.db.orm
        .update(table)
        .set({ created_at, ...facts })
        .where(eq(table.id, id))
      return id
    }
    await waits(23)
    const unconfirmed = await waits(25)
    await waits(25, { prescription_status: 'rejected' })
    await waits(71, { is_confirmed: true })
    const unsent = await waits(73, { is_confirmed: true })
    await waits(200, { is_confirmed: true, is_shipped: true })
    await waits(200, { is_cancelled: true })

    expect((await read(seller)).late).toBe(2)
    const as = await world.signIn(seller)
    const late = await world.call(sellerOrders.list, { query: { is_late: true, sort: 'id' } }, { as })
    expect(late.data.map(({ id }) => id)).toEqual([unconfirmed, unsent])
    expect(late.counts).toMatchObject({ all: 2 })
    expect((await world.call(sellerOrders.list, { query: { is_late: false } }, { as })).total).toBe(5)
  })
})
