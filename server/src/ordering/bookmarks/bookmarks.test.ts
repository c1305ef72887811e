import { bookmarks } from '@botika/common/bookmarks/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doctors, inventories } from '../../schema'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { anOffer, aPharmacy, aProduct, aUser } from '../../testing/makers'
import { aPromotion } from '../../testing/shelf'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const aCustomer = async () => world.signIn(await aUser(world))
const mark = (as: string, kind: 'product' | 'pharmacy' | 'doctor', target_id: number) =>
  world.call(bookmarks.create, { body: { kind, target_id } }, { as })

describe('bookmarks', () => {
  it('keep products, pharmacies and doctors, newest first, with enough for a card', async () => {
    const as = await aCustomer()
    const pharmacy = await aPharmacy(world, { image: 'front.webp' })
    const product = await aProduct(world)
    await anOffer(world, { product_id: product.id, price: 900 })
    await anOffer(world, { product_id: product.id, price: 750 })
    const promoted = await anOffer(world, { product_id: product.id, price: 800 })
    const to = {
      pharmacy_id: promoted.pharmacy_id,
      applies_to: 'products' as const,
      product_ids: [product.id],
    }
    await aPromotion(world, { ...to, kind: 'percent', value: 2_000 })
    await anOffer(world, { product_id: product.id, price: 100, quantity: 0 })
    const [doctor] = await world.db.orm
      .insert(doctors)
      .values({ name: 'Dr. Liza Cruz', slug: 'dr-liza-cruz', name_sort: 'dr liza cruz' })
      .returning()
    await mark(as, 'product', product.id)
    await mark(as, 'pharmacy', pharmacy.id)
    await mark(as, 'doctor', doctor?.id ?? 0)
    const { data, total } = await world.call(bookmarks.list, {}, { as })
    expect(total).toBe(3)
    expect(data).toMatchObject([
      { kind: 'doctor', name: 'Dr. Liza Cruz', is_available: true },
      {
        kind: 'pharmacy',
        name: pharmacy.name,
        image: 'front.webp',
        detail: '12 Rizal Avenue, City of Manila',
      },
      { kind: 'product', name: product.name, detail: 'Paracetamol', lowest_price: 6.4, is_available: true },
    ])
    const some = await world.call(
      bookmarks.list,
      { query: { kind: 'product', target_id: product.id } },
      { as },
    )
    expect(some.data).toMatchObject([{ target_id: product.id }])
  })

  it('are kept once however often one asks', async () => {
    const as = await aCustomer()
    const { id } = await aPharmacy(world)
    const [first, second] = [await mark(as, 'pharmacy', id), await mark(as, 'pharmacy', id)]
    expect(second.id).toBe(first.id)
    expect((await world.call(bookmarks.list, {}, { as })).total).toBe(1)
  })

  it('stay when the product is not offered any more, and say so', async () => {
    const as = await aCustomer()
    const offer = await anOffer(world)
    await mark(as, 'product', offer.product_id)
    await world.db.orm.update(inventories).set({ status: 'draft' }).where(eq(inventories.id, offer.id))
    expect((await world.call(bookmarks.list, {}, { as })).data).toMatchObject([
      { is_available: false, lowest_price: null },
    ])
  })

  it('name no price of what is sold out everywhere', async () => {
    const as = await aCustomer()
    const offer = await anOffer(world)
    await mark(as, 'product', offer.product_id)
    await world.db.orm.update(inventories).set({ quantity: 0 }).where(eq(inventories.id, offer.id))
    expect((await world.call(bookmarks.list, {}, { as })).data).toMatchObject([
      { is_available: true, lowest_price: null },
    ])
  })

  it('need something to point to', async () => {
    const as = await aCustomer()
    await expect(mark(as, 'doctor', 9_999_999)).rejects.toMatchObject({ status: 404 })
    const unseen = await anOffer(world, { status: 'draft' })
    await expect(mark(as, 'product', unseen.product_id)).rejects.toMatchObject({ status: 404 })
  })

  it('are for whoever is signed in, each their own', async () => {
    const { tokens } = await fiveVisitors(world)
    const { id } = await mark(await aCustomer(), 'pharmacy', (await aPharmacy(world)).id)
    const everybody = (status: number) => ({
      guest: 401,
      customer: status,
      seller: status,
      otherSeller: status,
      admin: status,
    })
    expect(await statusesFor(tokens, (as) => world.ask(bookmarks.list, {}, { as }))).toEqual(everybody(200))
    expect(
      await statusesFor(tokens, (as) => world.ask(bookmarks.remove, { params: { id } }, { as })),
    ).toEqual(everybody(404))
  })

  it('can be forgotten', async () => {
    const as = await aCustomer()
    const { id } = await mark(as, 'pharmacy', (await aPharmacy(world)).id)
    expect(await world.call(bookmarks.remove, { params: { id } }, { as })).toEqual({ id })
    expect((await world.call(bookmarks.list, {}, { as })).data).toEqual([])
  })
})
