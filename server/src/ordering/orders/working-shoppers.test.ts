import { bookmarks } from '@botika/common/bookmarks/endpoints'
import { cartItems } from '@botika/common/carts/endpoints'
import { orders } from '@botika/common/orders/endpoints'
import { recurringOrders } from '@botika/common/recurring-orders/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAdmin, anOffer, anOrder, anOrderBody, aPharmacy, aSeller, aUser } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

const workers = {
  seller: async () => aSeller(world, await aPharmacy(world)),
  admin: async () => anAdmin(world),
}

describe.each(['seller', 'admin'] as const)('a %s who shops', (kind) => {
  it('has the order as an own one, also where the client sent it as a guest’s, and may cancel it', async () => {
    const worker = await workers[kind]()
    const as = await world.signIn(worker)
    const order = await anOrder(world, {
      as,
      facts: { is_guest: true, guest_email: 'typed@example.com' },
    })
    const { order: own } = await world.call(orders.one, { params: { id: order.id } }, { as })
    expect(own).toMatchObject({ customer_id: worker.id, is_guest: false })
    const part = own.parts[0]?.id ?? 0
    const { order: after } = await world.call(
      orders.cancelPart,
      { params: { id: part }, body: { cancel_remarks: 'Too many' } },
      { as },
    )
    expect(after.parts[0]).toMatchObject({ is_cancelled: true })
  })

  it('sees their own orders alone on their account page', async () => {
    const worker = await workers[kind]()
    const as = await world.signIn(worker)
    await anOrder(world, { as: await world.signIn(await aUser(world)) })
    const mine = await anOrder(world, { as })
    const { data } = await world.call(orders.list, { query: { user_id: worker.id } }, { as })
    expect(data.map(({ id }) => id)).toEqual([mine.id])
  })

  it('keeps a cart and bookmarks', async () => {
    const as = await world.signIn(await workers[kind]())
    const offer = await anOffer(world)
    const added = await world.ask(cartItems.add, { body: { inventory_id: offer.id, quantity: 1 } }, { as })
    expect(added.status).toBeLessThan(300)
    const kept = { kind: 'product' as const, target_id: offer.product_id }
    expect((await world.ask(bookmarks.create, { body: kept }, { as })).status).toBe(201)
    expect((await world.call(bookmarks.list, { query: {} }, { as })).total).toBe(1)
  })
})

it('a seller’s account page has the recurring orders that they placed, their office also those of the pharmacy', async () => {
  const pharmacy = await aPharmacy(world)
  const worker = await aSeller(world, pharmacy)
  const [as, shopper] = [await world.signIn(worker), await world.signIn(await aUser(world))]
  const { id: inventory_id } = await anOffer(world, { pharmacy_id: pharmacy.id })
  const create = async (token: string) => {
    const {
      contact_number: _,
      customer_id: __,
      ...body
    } = await anOrderBody(world, [{ inventory_id, quantity: 1 }])
    const made = await world.call(
      recurringOrders.create,
      { body: { ...body, is_guest: false, recurring_option: 'monthly' } },
      { as: token },
    )
    return made.orders.id
  }
  const [theirs, own] = [await create(shopper), await create(as)]
  const idsOf = async (query: object) =>
    (await world.call(recurringOrders.list, { query }, { as })).data.map(({ id }) => id)
  expect(await idsOf({ user_id: worker.id })).toEqual([own])
  expect(await idsOf({})).toEqual([own, theirs])
})
