import { inventories as inventoryCalls } from '@botika/common/inventories/endpoints'
import { moderation } from '@botika/common/moderation/endpoints'
import { products as productCalls } from '@botika/common/products/endpoints'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookmarks, cartItems, inventories, orderItems, products, ratings } from '../../schema'
import { drainSearchQueue } from '../../search/engine/repository'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { anOffer, anOrder, aPharmacy, aProduct, aRating, aUser } from '../../testing/makers'
import { aMedicine } from '../../testing/shelf'
import { makeWorld, type World } from '../../testing/world'

let world: World
let visitors: Awaited<ReturnType<typeof fiveVisitors>>
const asAdmin = () => ({ as: visitors.tokens.admin })

beforeAll(async () => {
  world = await makeWorld()
  visitors = await fiveVisitors(world)
})
afterAll(() => world.close())

const offer = async (id: number) =>
  (await world.db.orm.select().from(inventories).where(eq(inventories.id, id)))[0]
const suspend = (id: number, as = visitors.tokens.admin) =>
  world.ask(moderation.suspend, { params: { id }, body: { reason: 'Recalled by the FDA' } }, { as })

describe('a suspended product', () => {
  it('leaves the shop with all its offers and comes back with them as they were', async () => {
    const product = await aProduct(world)
    const live = await anOffer(world, { product_id: product.id })
    const draft = await anOffer(world, { product_id: product.id, status: 'draft' })
    const barred = await anOffer(world, { product_id: product.id, status: 'suspended' })
    expect((await suspend(product.id)).json).toMatchObject({ held_offers: 2 })
    for (const { id } of [live, draft, barred]) expect((await offer(id))?.status).toBe('suspended')
    await drainSearchQueue(world.db)
    expect((await world.ask(productCalls.one, { params: { id: product.id }, query: {} })).status).toBe(404)

    const one = { params: { id: product.id }, body: {} }
    await world.call(moderation.unsuspend, one, asAdmin())
    expect((await offer(live.id))?.status).toBe('live')
    expect((await offer(draft.id))?.status).toBe('draft')
    expect((await offer(barred.id))?.status).toBe('suspended')
    await drainSearchQueue(world.db)
    expect((await world.ask(productCalls.one, { params: { id: product.id }, query: {} })).status).toBe(200)
    expect((await world.ask(moderation.unsuspend, one, asAdmin())).status).toBe(409)
  })

  it('holds back what is offered meanwhile, too', async () => {
    const product = await aProduct(world)
    await suspend(product.id)
    const made = await world.call(
      inventoryCalls.create,
      { body: { product_id: product.id, selling_price: 5, quantity: 1 } },
      { as: visitors.tokens.seller },
    )
    expect(made.status).toBe('suspended')
    await world.call(moderation.unsuspend, { params: { id: product.id }, body: {} }, asAdmin())
    expect((await offer(made.id))?.status).toBe('live')
  })

  it('tells its sellers why, and nobody else’s', async () => {
    const { product_id: id } = await anOffer(world, { pharmacy_id: visitors.pharmacy.id })
    await suspend(id)
    const read = (as?: string) => world.ask(moderation.one, { params: { id } }, { as })
    expect(await statusesFor(visitors.tokens, read)).toEqual({
      guest: 401,
      customer: 403,
      seller: 200,
      otherSeller: 404,
      admin: 200,
    })
    expect((await read(visitors.tokens.seller)).json).toMatchObject({
      suspension_reason: 'Recalled by the FDA',
      suspended_at: expect.any(String),
    })
  })

  it('is for admins to make', async () => {
    const { id } = await aProduct(world)
    const answer = await statusesFor(visitors.tokens, (as) =>
      world.ask(moderation.suspend, { params: { id }, body: { reason: 'x' } }, { as }),
    )
    expect(answer).toEqual({ guest: 401, customer: 403, seller: 403, otherSeller: 403, admin: 200 })
    const silent = await world.ask(moderation.suspend, { params: { id }, body: { reason: ' ' } }, asAdmin())
    expect(silent.status).toBe(422)
  })
})

describe('duplicates', () => {
  it('are products that agree in what RA 6675 compares and in their brand', async () => {
    const facts = { brand: 'Tamdol', pack_size: 'Box of 100' }
    const one = await aMedicine(world, 'Tramadol', '50 mg', facts)
    const same = await aMedicine(world, 'TRAMADOL', '50mg', { ...facts, name: 'Tamdol fifty' })
    await aMedicine(world, 'Tramadol', '100 mg', facts)
    await aMedicine(world, 'Tramadol', '50 mg', { brand: 'Other' })
    const { data } = await world.call(moderation.duplicates, { query: { keyword: 'tramadol' } }, asAdmin())
    expect(data.map(({ products }) => products.map(({ id }) => id).sort())).toEqual([[one.id, same.id]])
    expect(data[0]?.is_same_pack).toBe(true)
    const query = { keyword: 'tramadol', page: 2 }
    expect(await world.call(moderation.duplicates, { query }, asAdmin())).toMatchObject({
      data: [],
      total: 1,
    })
    const others = { keyword: 'tramadol', same_pack: false }
    expect((await world.call(moderation.duplicates, { query: others }, asAdmin())).total).toBe(0)
  })
})

describe('a merge of two products', () => {
  const merge = (from: number, into_id: number, dry_run = false) =>
    world.call(moderation.merge, { params: { id: from }, body: { into_id, dry_run } }, asAdmin())

  it('puts offers, carts, orders, bookmarks and ratings to the one that stays', async () => {
    const [from, into] = [await aProduct(world), await aProduct(world)]
    const sold = await anOffer(world, { product_id: from.id })
    const buyer = await aUser(world)
    await anOrder(world, {
      as: await world.signIn(buyer),
      items: [{ inventory_id: sold.id, quantity: 1 }],
    })
    await world.db.orm.insert(cartItems).values({ user_id: buyer.id, inventory_id: sold.id, quantity: 2 })
    const kind = 'product' as const
    await world.db.orm.insert(bookmarks).values([
      { user_id: buyer.id, kind, target_id: from.id },
      { user_id: buyer.id, kind, target_id: into.id },
    ])
    await aRating(world, {
      product_id: from.id,
      user_id: buyer.id,
      stars: 1,
      updated_at: new Date('2020-01-01'),
    })
    await aRating(world, { product_id: into.id, user_id: buyer.id, stars: 4 })
    await aRating(world, { product_id: from.id, stars: 2 })

    const asked = await merge(from.id, into.id, true)
    expect(asked).toMatchObject({
      is_done: false,
      offers_moved: 1,
      cart_lines: 1,
      bookmarks: 1,
      ratings: 2,
      order_lines: 1,
    })
    expect((await offer(sold.id))?.product_id).toBe(from.id)

    await merge(from.id, into.id)
    expect((await offer(sold.id))?.product_id).toBe(into.id)
    const [line] = await world.db.orm.select().from(orderItems).where(eq(orderItems.inventory_id, sold.id))
    expect(line).toMatchObject({ product_id: into.id, product_name: from.name })
    const kept = await world.db.orm
      .select()
      .from(bookmarks)
      .where(and(eq(bookmarks.user_id, buyer.id), eq(bookmarks.target_id, into.id)))
    expect(kept).toHaveLength(1)
    const stars = await world.db.orm.select().from(ratings).where(eq(ratings.product_id, into.id))
    expect(stars.map((one) => one.stars).sort()).toEqual([2, 4])
    const [gone] = await world.db.orm.select().from(products).where(eq(products.id, from.id))
    expect(gone).toMatchObject({ merged_into_id: into.id, archived_at: expect.any(Date) })
    const [stays] = await world.db.orm.select().from(products).where(eq(products.id, into.id))
    expect(stays).toMatchObject({ rating_average: 3, rating_count: 2 })
  })

  it('keeps the offer with stock where a pharmacy has both, and its carts go on with that', async () => {
    const pharmacy = await aPharmacy(world)
    const [from, into] = [await aProduct(world), await aProduct(world)]
    const stocked = await anOffer(world, { product_id: from.id, pharmacy_id: pharmacy.id, quantity: 7 })
    const empty = await anOffer(world, { product_id: into.id, pharmacy_id: pharmacy.id, quantity: 0 })
    const shopper = await aUser(world)
    await world.db.orm.insert(cartItems).values([
      { user_id: shopper.id, inventory_id: empty.id, quantity: 1 },
      { user_id: shopper.id, inventory_id: stocked.id, quantity: 2 },
    ])
    const told = await merge(from.id, into.id)
    expect(told.conflicts).toMatchObject([{ pharmacy_name: pharmacy.name, kept: 'from', kept_quantity: 7 }])
    expect(await offer(stocked.id)).toMatchObject({ product_id: into.id, archived_at: null })
    expect((await offer(empty.id))?.archived_at).toBeInstanceOf(Date)
    const cart = await world.db.orm.select().from(cartItems).where(eq(cartItems.user_id, shopper.id))
    expect(cart).toMatchObject([{ inventory_id: stocked.id, quantity: 3 }])
  })

  it('warns where the two may not be the same', async () => {
    const from = await aProduct(world, { pack_size: 'Box of 10', is_prescription: true })
    const into = await aProduct(world, { pack_size: 'Box of 100' })
    expect((await merge(from.id, into.id, true)).warnings).toHaveLength(2)
    await expect(merge(from.id, from.id)).rejects.toMatchObject({ status: 422 })
    await expect(merge(from.id, 999_999)).rejects.toMatchObject({ status: 422 })
  })
})
