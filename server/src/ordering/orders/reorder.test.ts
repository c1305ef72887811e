import { orders } from '@botika/common/orders/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inventories } from '../../schema'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { anOffer, anOrder, aUser } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const change = (id: number, values: Partial<typeof inventories.$inferInsert>) =>
  world.db.orm.update(inventories).set(values).where(eq(inventories.id, id))

async function anOldOrder(count = 3) {
  const as = await world.signIn(await aUser(world))
  const offers = []
  for (let n = 0; n < count; n++) offers.push(await anOffer(world))
  const order = await anOrder(world, {
    as,
    items: offers.map(({ id }) => ({ inventory_id: id, quantity: 3 })),
  })
  return { as, order, ids: offers.map((offer) => offer.id), params: { orderId: order.id } }
}

describe('buying an order again', () => {
  it('takes what is still offered at today’s price, and says what is not', async () => {
    const { as, ids, params } = await anOldOrder()
    const [dearer = 0, gone = 0, fewer = 0] = ids
    await change(dearer, { price: 15_000 })
    await change(gone, { status: 'suspended' })
    await change(fewer, { quantity: 2 })

    const preview = await world.call(orders.reorderPreview, { params, query: {} }, { as })
    expect(preview.order_items).toEqual([
      { inventory_id: dearer, quantity: 3 },
      { inventory_id: fewer, quantity: 2 },
    ])
    expect(preview.dropped).toMatchObject([
      { inventory_id: gone, quantity: 0 },
      { inventory_id: fewer, quantity: 2 },
    ])
    const { subtotal, total, delivery_fee } = preview.quote
    expect(subtotal).toBe(674)

    const body = { subtotal, total, delivery_fee }
    const answer = await world.call(orders.reorder, { params, body }, { as })
    expect(answer.dropped).toEqual(preview.dropped)
    expect(answer.orders).toMatchObject({ subtotal: 674, address: '5 Mabini Street', status: 'to_confirm' })
    expect(answer.orders.orderItems.map((item) => item.quantity)).toEqual([3, 2])
  })

  it('goes somewhere, too', async () => {
    const { as, order, params } = await anOldOrder(1)
    const { subtotal, total, delivery_fee } = order
    const body = { subtotal, total, delivery_fee, barangay: 'Poblacion East of Nowhere' }
    await expect(world.call(orders.reorder, { params, body }, { as })).rejects.toMatchObject({
      status: 422,
      errors: { barangay: expect.anything() },
    })
  })

  it('is refused when the price is not the one that was seen', async () => {
    const { as, ids, order, params } = await anOldOrder(1)
    const { subtotal, total, delivery_fee } = order
    await change(ids[0] ?? 0, { price: 12_000 })
    const body = { subtotal, total, delivery_fee }
    await expect(world.call(orders.reorder, { params, body }, { as })).rejects.toMatchObject({
      code: 'price_changed',
      extra: { quote: { subtotal: 360 } },
    })
  })

  it('is refused when nothing is left, or something else is wanted', async () => {
    const { as, ids, order, params } = await anOldOrder(1)
    const { subtotal, total, delivery_fee } = order
    const other = await anOffer(world)
    await expect(
      world.call(
        orders.reorder,
        {
          params,
          body: { subtotal, total, delivery_fee, order_items: [{ inventory_id: other.id, quantity: 1 }] },
        },
        { as },
      ),
    ).rejects.toMatchObject({ status: 422, errors: { order_items: expect.anything() } })
    await change(ids[0] ?? 0, { quantity: 0 })
    await expect(
      world.call(orders.reorder, { params, body: { subtotal, total, delivery_fee } }, { as }),
    ).rejects.toMatchObject({ status: 409, extra: { dropped: [{ quantity: 0 }] } })
  })

  it('places one order however often the same request comes', async () => {
    const { as, ids, order, params } = await anOldOrder(1)
    const { subtotal, total, delivery_fee } = order
    const send = () =>
      world.call(
        orders.reorder,
        { params, body: { subtotal, total, delivery_fee } },
        { as, idempotencyKey: 'again' },
      )
    const first = await send()
    await change(ids[0] ?? 0, { price: 20_000 })
    expect((await send()).orders.id).toBe(first.orders.id)
  })

  it('answers the same request as at first when it took the last pieces', async () => {
    const { as, ids, order, params } = await anOldOrder(2)
    const [last = 0, fewer = 0] = ids
    await change(last, { quantity: 3 })
    await change(fewer, { quantity: 1 })
    const { quote } = await world.call(orders.reorderPreview, { params, query: {} }, { as })
    const { subtotal, total, delivery_fee } = quote
    const send = (facts: object = {}) =>
      world.ask(
        orders.reorder,
        { params, body: { subtotal, total, delivery_fee, ...facts } },
        { as, idempotencyKey: 'last' },
      )
    const first = await send()
    expect(first).toMatchObject({ status: 201, json: { dropped: [{ inventory_id: fewer, quantity: 1 }] } })
    const again = await Promise.all([send(), send()])
    for (const answer of again) expect(answer).toMatchObject({ status: 201, json: first.json })
    expect(await send({ address: 'Somewhere else' })).toMatchObject({
      status: 422,
      json: { code: 'idempotency_mismatch' },
    })
    expect((await world.call(orders.list, {}, { as })).total).toBe(2)
    expect(order.id).not.toBe((first.json as { orders: { id: number } }).orders.id)
  })

  it('is one order when the last pieces are asked for twice at once', async () => {
    const { as, ids, order, params } = await anOldOrder(1)
    await change(ids[0] ?? 0, { quantity: 3 })
    const { subtotal, total, delivery_fee } = order
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        world.ask(
          orders.reorder,
          { params, body: { subtotal, total, delivery_fee } },
          { as, idempotencyKey: 'at-once' },
        ),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer.json))).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
  })

  it('is for the customer whose order it was', async () => {
    const { tokens } = await fiveVisitors(world)
    const { params, order } = await anOldOrder(1)
    const { subtotal, total, delivery_fee } = order
    // everybody shops, and nobody buys another's order again
    const expected = { guest: 401, customer: 404, seller: 404, otherSeller: 404, admin: 404 }
    const body = { subtotal, total, delivery_fee }
    expect(await statusesFor(tokens, (as) => world.ask(orders.reorder, { params, body }, { as }))).toEqual(
      expected,
    )
    expect(
      await statusesFor(tokens, (as) => world.ask(orders.reorderPreview, { params, query: {} }, { as })),
    ).toEqual(expected)
  })
})
