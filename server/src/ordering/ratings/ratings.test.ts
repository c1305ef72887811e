import { ratings } from '@botika/common/ratings/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderItems, orders, sellerOrders } from '../../schema'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { anOffer, aUser, nextNumber } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

type Flags = Partial<typeof sellerOrders.$inferInsert>

/** Somebody who bought one of an offer; received unless the flags say otherwise. */
async function aBuyer(offer: { id: number; product_id: number; pharmacy_id: number }, flags: Flags = {}) {
  const user = await aUser(world, { first_name: 'Ana', last_name: 'Reyes' })
  const orm = world.db.orm
  const [order] = await orm
    .insert(orders)
    .values({
      order_number: `BTK-TEST${nextNumber()}`,
      customer_id: user.id,
      is_guest: false,
      receiver_first_name: 'Ana',
      receiver_last_name: 'Reyes',
      receiver_number: '0917 123 4567',
      address: '5 Mabini Street',
      province: 'Metro Manila',
      city: 'City of Manila',
      barangay: 'Barangay 659',
      payment_option: 'cash',
      delivery_option: 'pick_up',
      subtotal: 11_200,
      total: 11_200,
    })
    .returning()
  const order_id = order?.id ?? 0
  const [part] = await orm
    .insert(sellerOrders)
    .values({
      order_id,
      pharmacy_id: offer.pharmacy_id,
      is_confirmed: true,
      is_shipped: true,
      is_received: true,
      is_vat_registered: true,
      subtotal: 11_200,
      total: 11_200,
      ...flags,
    })
    .returning()
  await orm.insert(orderItems).values({
    order_id,
    seller_order_id: part?.id ?? 0,
    inventory_id: offer.id,
    product_id: offer.product_id,
    product_name: 'Biogesic',
    is_prescription: false,
    is_sc_discountable: true,
    is_vat_exempt: false,
    price: 11_200,
    quantity: 1,
    gross: 11_200,
    total: 11_200,
    rule: 'regular',
  })
  return world.signIn(user)
}

const rate = (as: string, id: number, stars: number, comment?: string) =>
  world.call(ratings.rate, { params: { id }, body: { stars, ...(comment ? { comment } : {}) } }, { as })

describe('ratings', () => {
  it('come from those who received the product, once each, and can be changed', async () => {
    const offer = await anOffer(world)
    const id = offer.product_id
    const [one, other] = [await aBuyer(offer), await aBuyer(offer)]
    await rate(one, id, 5, 'Works well')
    await rate(other, id, 2)
    await rate(one, id, 4, 'Works')
    const page = await world.call(ratings.list, { params: { id } })
    expect(page).toMatchObject({ total: 2, rating_count: 2, rating_average: 3, stars: [0, 1, 0, 1, 0] })
    expect(page.data[0]).toMatchObject({ stars: 4, comment: 'Works', author: 'Ana R.' })
    expect(page.data[0]).not.toHaveProperty('last_name')
    const { rows } = await world.db.sql.query(
      `select rating_average, rating_count from products where id = $1`,
      [id],
    )
    expect(rows).toEqual([{ rating_average: 3, rating_count: 2 }])
  })

  it('keep average and count right when many rate at once', async () => {
    const offer = await anOffer(world)
    const buyers = await Promise.all(Array.from({ length: 8 }, () => aBuyer(offer)))
    await Promise.all(buyers.map((as, index) => rate(as, offer.product_id, (index % 5) + 1)))
    const { rating_count, rating_average } = await world.call(ratings.list, {
      params: { id: offer.product_id },
    })
    expect([rating_count, rating_average]).toEqual([8, 2.63])
  })

  it('wait until the product has come', async () => {
    const offer = await anOffer(world)
    const id = offer.product_id
    const waiting = await aBuyer(offer, { is_received: false })
    const cancelled = await aBuyer(offer, { is_cancelled: true })
    const neverBought = await world.signIn(await aUser(world))
    for (const as of [waiting, cancelled, neverBought]) {
      await expect(rate(as, id, 5)).rejects.toMatchObject({ status: 409 })
      expect(await world.call(ratings.mine, { params: { id } }, { as })).toEqual({
        may_rate: false,
        rating: null,
      })
    }
    const buyer = await aBuyer(offer)
    await rate(buyer, id, 5)
    expect(await world.call(ratings.mine, { params: { id } }, { as: buyer })).toMatchObject({
      may_rate: true,
      rating: { stars: 5 },
    })
  })

  it('are from one to five stars', async () => {
    const offer = await anOffer(world)
    const as = await aBuyer(offer)
    for (const stars of [0, 6, 2.5])
      await expect(rate(as, offer.product_id, stars)).rejects.toMatchObject({ status: 422 })
    await expect(rate(as, 9_999_999, 5)).rejects.toMatchObject({ status: 404 })
    expect((await world.ask(ratings.list, { params: { id: 9_999_999 } })).status).toBe(404)
  })

  it('are read by everybody and written by who received it', async () => {
    const { tokens } = await fiveVisitors(world)
    const params = { id: (await anOffer(world)).product_id }
    expect(await statusesFor(tokens, (as) => world.ask(ratings.list, { params }, { as }))).toEqual({
      guest: 200,
      customer: 200,
      seller: 200,
      otherSeller: 200,
      admin: 200,
    })
    const write = (as?: string) => world.ask(ratings.rate, { params, body: { stars: 5 } }, { as })
    expect(await statusesFor(tokens, write)).toEqual({
      guest: 401,
      customer: 409,
      seller: 409,
      otherSeller: 409,
      admin: 409,
    })
  })
})
