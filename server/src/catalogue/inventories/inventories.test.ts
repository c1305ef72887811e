import { inventories as calls } from '@botika/common/inventories/endpoints'
import { products } from '@botika/common/products/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drainSearchQueue } from '../../search/engine/repository'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { anOffer, aProduct } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
let visitors: Awaited<ReturnType<typeof fiveVisitors>>

beforeAll(async () => {
  world = await makeWorld()
  visitors = await fiveVisitors(world)
})
afterAll(() => world.close())

const seller = () => ({ as: visitors.tokens.seller })
const offerOf = (pharmacy_id: number, facts = {}) => anOffer(world, { pharmacy_id, ...facts })

describe('offers', () => {
  it('are read by their seller and admins alone', async () => {
    const { id } = await offerOf(visitors.pharmacy.id)
    const one = await statusesFor(visitors.tokens, (as) =>
      world.ask(calls.one, { params: { id }, query: {} }, { as }),
    )
    expect(one).toEqual({ guest: 401, customer: 403, seller: 200, otherSeller: 404, admin: 200 })
    const list = await statusesFor(visitors.tokens, (as) => world.ask(calls.list, { query: {} }, { as }))
    expect(list).toEqual({ guest: 401, customer: 403, seller: 200, otherSeller: 200, admin: 200 })
    const others = await world.call(
      calls.list,
      { query: { pharmacy_id: visitors.pharmacy.id } },
      { as: visitors.tokens.otherSeller },
    )
    expect(others.data).toEqual([])
  })

  it('are changed and removed by their seller and admins alone', async () => {
    const { id } = await offerOf(visitors.pharmacy.id)
    const change = await statusesFor(visitors.tokens, (as) =>
      world.ask(calls.update, { params: { id }, body: { quantity: 7 } }, { as }),
    )
    expect(change).toEqual({ guest: 401, customer: 403, seller: 200, otherSeller: 404, admin: 200 })
    const remove = await statusesFor(visitors.tokens, (as) =>
      world.ask(calls.remove, { params: { id } }, { as }),
    )
    expect(remove).toEqual({ guest: 401, customer: 403, seller: 200, otherSeller: 404, admin: 404 })
  })

  it('are made once for each product, under an SKU used once', async () => {
    const [one, other] = [await aProduct(world), await aProduct(world)]
    const add = (product_id: number, sku: string) =>
      world.ask(calls.create, { body: { product_id, selling_price: 5, quantity: 1, sku } }, seller())
    const first = await add(one.id, 'A-1')
    expect(first.status).toBe(201)
    expect(first.json).toMatchObject({ pharmacy_id: visitors.pharmacy.id, selling_price: 5, status: 'live' })
    expect((await add(one.id, 'A-2')).json).toMatchObject({ code: 'already_exists' })
    expect((await add(other.id, 'A-1')).json).toMatchObject({
      status: 409,
      errors: { sku: [expect.any(String)] },
    })
    expect((await add(999_999, 'A-3')).status).toBe(422)
    // what was taken off may be put on again
    await world.call(calls.remove, { params: { id: (first.json as { id: number }).id } }, seller())
    expect((await add(one.id, 'A-1')).status).toBe(201)
  })

  it('of an admin name their pharmacy', async () => {
    const product = await aProduct(world)
    const add = (pharmacy_id?: number) =>
      world.ask(
        calls.create,
        {
          body: {
            product_id: product.id,
            selling_price: 5,
            quantity: 1,
            ...(pharmacy_id ? { pharmacy_id } : {}),
          },
        },
        { as: visitors.tokens.admin },
      )
    expect((await add()).status).toBe(422)
    expect((await add(999_999)).status).toBe(422)
    expect((await add(visitors.otherPharmacy.id)).json).toMatchObject({
      pharmacy_id: visitors.otherPharmacy.id,
    })
  })

  it('refuse a change of something that was changed meanwhile', async () => {
    // a change in the very millisecond in which it was made could not be told from none
    const aMinuteAgo = new Date(Date.now() - 60_000)
    const { id, updated_at } = await offerOf(visitors.pharmacy.id, { updated_at: aMinuteAgo })
    const change = (quantity: number) =>
      world.ask(
        calls.update,
        { params: { id }, body: { quantity, updated_at: updated_at.toISOString() } },
        seller(),
      )
    expect((await change(1)).status).toBe(200)
    expect((await change(2)).json).toMatchObject({ code: 'stale_record', extra: { quantity: 1 } })
  })

  it('follow in the shop: price, stock gone and come again, draft', async () => {
    const { id, product_id } = await offerOf(visitors.pharmacy.id)
    const change = async (body: { quantity?: number; selling_price?: number; status?: 'draft' | 'live' }) => {
      await world.call(calls.update, { params: { id }, body }, seller())
      await drainSearchQueue(world.db)
      return world.call(products.list, { query: { ids: String(product_id) } })
    }
    expect((await change({ selling_price: 3.5 })).data[0]).toMatchObject({
      selling_price: 3.5,
      quantity: 100,
    })
    expect((await change({ quantity: 0 })).facets?.in_stock).toEqual({ yes: 0, no: 1 })
    expect((await change({ quantity: 4 })).facets?.in_stock).toEqual({ yes: 1, no: 0 })
    expect((await change({ status: 'draft' })).total).toBe(0)
    expect((await change({ status: 'live' })).total).toBe(1)
  })

  it('are found by tab, product and words', async () => {
    const product = await aProduct(world, { name: 'Pambihira Syrup' })
    await offerOf(visitors.otherPharmacy.id, { product_id: product.id, quantity: 0, sku: 'PMB' })
    const list = async (query: Record<string, unknown>) =>
      (await world.call(calls.list, { query }, { as: visitors.tokens.otherSeller })).data.map(
        ({ sku }) => sku,
      )
    expect(await list({ status: 'sold_out' })).toEqual(['PMB'])
    expect(await list({ product_id: product.id, status: 'live' })).toEqual([])
    expect(await list({ keyword: 'syrup pambi' })).toEqual(['PMB'])
    expect(await list({ keyword: '%' })).toEqual([])
  })
})
