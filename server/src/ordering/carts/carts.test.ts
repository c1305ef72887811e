import { cartItems } from '@botika/common/carts/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inventories, pharmacies } from '../../schema'
import { anAdmin, anOffer, aPharmacy, aProduct, aSeller, aUser } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'
import { eq } from 'drizzle-orm'

let world: World
beforeAll(async () => void (world = await makeWorld()))
afterAll(() => world.close())

async function aShopper() {
  const user = await aUser(world)
  const as = await world.signIn(user)
  return {
    user,
    as,
    add: (inventory_id: number, quantity?: number) =>
      world.call(
        cartItems.add,
        { body: { inventory_id, ...(quantity === undefined ? {} : { quantity }) } },
        { as },
      ),
    cart: () => world.call(cartItems.cart, {}, { as }),
  }
}

const anOfferOf = (quantity: number) => anOffer(world, { quantity })

describe('adding to the cart', () => {
  it('answers the line with the fields of the specification', async () => {
    const pharmacy = await aPharmacy(world)
    const product = await aProduct(world, { image: 'biogesic.webp' })
    const offer = await anOffer(world, { product_id: product.id, pharmacy_id: pharmacy.id, quantity: 7 })
    const { as } = await aShopper()
    const { status, headers, json } = await world.ask(
      cartItems.add,
      { body: { inventory_id: offer.id, quantity: 2 } },
      { as },
    )
    expect(status).toBe(201)
    expect(headers['location']).toBe(`/api/cart-items/${(json as { id: number }).id}`)
    expect(headers['cache-control']).toBe('no-store')
    expect(json).toMatchObject({
      image: 'biogesic.webp',
      inventory_id: offer.id,
      pharmacy_id: pharmacy.id,
      pharmacy_name: pharmacy.name,
      product_name: product.name,
      selling_price: 112,
      quantity: 2,
      current_quantity: 7,
      subcategory_name: null,
      is_sc_discountable: true,
      is_checked: true,
      problem: null,
    })
  })

  it('adds up, and stops at the stock', async () => {
    const { add } = await aShopper()
    const offer = await anOfferOf(3)
    expect(await add(offer.id)).toMatchObject({ quantity: 1 })
    expect(await add(offer.id)).toMatchObject({ quantity: 2 })
    expect(await add(offer.id, 3)).toMatchObject({ quantity: 3 })
    expect(await add(offer.id)).toMatchObject({ quantity: 3 })
  })

  it('adds up when two taps come at once', async () => {
    const { add, cart } = await aShopper()
    const offer = await anOfferOf(50)
    await Promise.all(Array.from({ length: 12 }, () => add(offer.id)))
    expect((await cart()).data).toMatchObject([{ quantity: 12 }])
  })

  it('refuses more than there is and leaves the cart alone', async () => {
    const { add, cart } = await aShopper()
    const offer = await anOfferOf(3)
    await expect(add(offer.id, 4)).rejects.toMatchObject({ status: 422, message: 'Only 3 in stock.' })
    await expect(add((await anOfferOf(0)).id)).rejects.toMatchObject({
      status: 422,
      message: 'This is sold out.',
    })
    expect(await cart()).toMatchObject({ data: [], items_count: 0 })
  })

  it('refuses what can not be bought', async () => {
    const { add } = await aShopper()
    const draft = await anOffer(world, { status: 'draft' })
    const archived = await anOffer(world, { archived_at: new Date() })
    const dangerous = await anOffer(world, {
      product_id: (await aProduct(world, { drug_class: 'dangerous' })).id,
    })
    const expired = await anOffer(world, {
      pharmacy_id: (await aPharmacy(world, { license_expires_on: '2020-01-01' })).id,
    })
    for (const { id } of [draft, archived, dangerous, expired, { id: 9_999_999 }])
      await expect(add(id)).rejects.toMatchObject({ status: 404 })
  })

  it('takes a hundred different offers and says when it is full', async () => {
    const { user, add } = await aShopper()
    const { product_id } = await anOfferOf(1)
    await world.db.sql.query(
      `with ph as (insert into pharmacies (name, slug, name_sort)
         select 'Full ' || n, 'full-' || n, 'full ' || n from generate_series(1, 100) n returning id),
       offers as (insert into inventories (product_id, pharmacy_id, price, quantity, status)
         select $2, id, 100, 5, 'live' from ph returning id)
       insert into cart_items (user_id, inventory_id, quantity) select $1, id, 1 from offers`,
      [user.id, product_id],
    )
    await expect(add((await anOfferOf(5)).id)).rejects.toMatchObject({ status: 409 })
  })
})

describe('the quantity of a line', () => {
  it('goes up to the stock and down to one, by GET as well as by POST', async () => {
    const { as, add } = await aShopper()
    const { id } = await add((await anOfferOf(2)).id)
    const quantities = []
    for (const endpoint of [
      cartItems.addQuantity,
      cartItems.addQuantityByGet,
      cartItems.deductQuantityByGet,
      cartItems.deductQuantity,
    ]) {
      const { json, status, headers } = await world.ask(endpoint, { params: { id } }, { as })
      expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
      quantities.push((json as { quantity: number }).quantity)
    }
    expect(quantities).toEqual([2, 2, 1, 1])
  })

  it('is what was typed, unless that is out of range', async () => {
    const { as, add } = await aShopper()
    const { id } = await add((await anOfferOf(5)).id)
    const type = (quantity: number) =>
      world.call(cartItems.inputQuantity, { params: { id }, body: { quantity } }, { as })
    expect(await type(5)).toMatchObject({ quantity: 5 })
    await expect(type(6)).rejects.toMatchObject({ status: 422, message: 'Only 5 in stock.' })
    await expect(type(0)).rejects.toMatchObject({ status: 422 })
    expect(await world.call(cartItems.one, { params: { id } }, { as })).toMatchObject({ quantity: 5 })
  })

  it('changes together with the tick by PUT', async () => {
    const { as, add } = await aShopper()
    const { id } = await add((await anOfferOf(5)).id)
    const change = { params: { id }, body: { quantity: 4, is_checked: false } }
    expect(await world.call(cartItems.update, change, { as })).toMatchObject({
      quantity: 4,
      is_checked: false,
    })
    expect(await world.call(cartItems.update, { params: { id }, body: {} }, { as })).toMatchObject({
      quantity: 4,
    })
  })
})

describe('ticks', () => {
  it('are set for one line or for all, and the sum counts what is ticked', async () => {
    const { user, as, add, cart } = await aShopper()
    const one = await add((await anOfferOf(5)).id, 2)
    await add((await anOfferOf(5)).id)
    await world.call(cartItems.removeOne, { params: { id: one.id } }, { as })
    expect(await cart()).toMatchObject({ items_count: 2, checked_count: 1, subtotal: 112 })
    await world.call(cartItems.addOne, { params: { id: one.id } }, { as })
    expect(await cart()).toMatchObject({ checked_count: 2, subtotal: 336 })
    const none = await world.call(cartItems.removeAll, { params: { userId: user.id } }, { as })
    expect(none).toMatchObject({ checked_count: 0, subtotal: 0 })
    const all = await world.call(cartItems.addAllByGet, { params: { userId: user.id } }, { as })
    expect(all).toMatchObject({ checked_count: 2 })
  })
})

describe('the list', () => {
  it('says why a line can not be bought any more', async () => {
    const { add, cart } = await aShopper()
    const pharmacy = await aPharmacy(world)
    const [less, none, gone, expired] = [
      await anOfferOf(5),
      await anOfferOf(5),
      await anOfferOf(5),
      await anOffer(world, { pharmacy_id: pharmacy.id }),
    ]
    for (const { id } of [less, none, gone, expired]) await add(id, 3)
    const set = (id: number, change: Partial<typeof inventories.$inferInsert>) =>
      world.db.orm.update(inventories).set(change).where(eq(inventories.id, id))
    await set(less.id, { quantity: 2 })
    await set(none.id, { quantity: 0 })
    await set(gone.id, { status: 'suspended' })
    await world.db.orm
      .update(pharmacies)
      .set({ license_expires_on: '2020-01-01' })
      .where(eq(pharmacies.id, pharmacy.id))
    const { data, subtotal } = await cart()
    expect(data.map((item) => item.problem?.code)).toEqual([
      'not_enough',
      'out_of_stock',
      'gone',
      'pharmacy_closed',
    ])
    expect(subtotal).toBe(0)
  })

  it('is a page of the user asked for', async () => {
    const { user, as, add } = await aShopper()
    for (let n = 0; n < 11; n++) await add((await anOfferOf(5)).id)
    const page = await world.call(
      cartItems.list,
      { query: { user_id: user.id, per_page: 10, page: 2 } },
      { as },
    )
    expect(page).toMatchObject({ total: 11, last_page: 2, from: 11, to: 11 })
    expect(page.data).toHaveLength(1)
  })

  it('forgets what is taken out', async () => {
    const { as, add, cart } = await aShopper()
    const { id } = await add((await anOfferOf(5)).id)
    expect(await world.call(cartItems.remove, { params: { id } }, { as })).toEqual({ id })
    expect(await cart()).toMatchObject({ data: [] })
    await expect(world.call(cartItems.remove, { params: { id } }, { as })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('the guest cart after login', () => {
  const merge = (
    { user, as }: Awaited<ReturnType<typeof aShopper>>,
    cart_items: { inventory_id: number; quantity: number; is_checked?: boolean }[],
    idempotencyKey?: string,
  ) =>
    world.call(
      cartItems.addFromGuest,
      { params: { userId: user.id }, body: { cart_items } },
      { as, ...(idempotencyKey ? { idempotencyKey } : {}) },
    )

  it('adds up, is capped at the stock, keeps its ticks and says what it could not take', async () => {
    const shopper = await aShopper()
    const [both, capped, soldOut, fresh] = [
      await anOfferOf(9),
      await anOfferOf(4),
      await anOfferOf(0),
      await anOfferOf(9),
    ]
    await shopper.add(both.id, 2)
    await shopper.add(capped.id, 3)
    const { data, changes } = await merge(shopper, [
      { inventory_id: both.id, quantity: 3, is_checked: false },
      { inventory_id: capped.id, quantity: 3 },
      { inventory_id: soldOut.id, quantity: 1 },
      { inventory_id: 9_999_999, quantity: 1 },
      { inventory_id: fresh.id, quantity: 1 },
    ])
    expect(
      data.map(({ inventory_id, quantity, is_checked }) => [inventory_id, quantity, is_checked]),
    ).toEqual([
      [both.id, 5, false],
      [capped.id, 4, true],
      [fresh.id, 1, true],
    ])
    expect(changes).toMatchObject([
      { inventory_id: capped.id, code: 'capped', wanted: 6, quantity: 4 },
      { inventory_id: soldOut.id, code: 'sold_out' },
      { inventory_id: 9_999_999, code: 'gone' },
    ])
  })

  it('does not double when the same merge is sent again, also at once', async () => {
    const shopper = await aShopper()
    const offer = await anOfferOf(50)
    const lines = [{ inventory_id: offer.id, quantity: 3 }]
    const answers = await Promise.all([1, 2, 3].map(() => merge(shopper, lines, 'login-1')))
    expect(answers.map(({ data }) => data[0]?.quantity)).toEqual([3, 3, 3])
    await expect(merge(shopper, [{ inventory_id: offer.id, quantity: 4 }], 'login-1')).rejects.toMatchObject({
      status: 422,
    })
    expect((await merge(shopper, lines, 'login-2')).data).toMatchObject([{ quantity: 6 }])
  })

  it('loses nothing that is added meanwhile', async () => {
    const shopper = await aShopper()
    const offer = await anOfferOf(500)
    await Promise.all([
      ...Array.from({ length: 5 }, () => merge(shopper, [{ inventory_id: offer.id, quantity: 10 }])),
      ...Array.from({ length: 5 }, () => shopper.add(offer.id)),
    ])
    expect((await shopper.cart()).data).toMatchObject([{ quantity: 55 }])
  })
})

describe('visitors', () => {
  it('reach their own cart and nobody else’s', async () => {
    const owner = await aShopper()
    const stranger = await aShopper()
    const { id, inventory_id } = await owner.add((await anOfferOf(5)).id)
    const userId = owner.user.id
    const calls = [
      () => world.ask(cartItems.list, { query: { user_id: userId } }, options),
      () => world.ask(cartItems.one, { params: { id } }, options),
      () => world.ask(cartItems.update, { params: { id }, body: { quantity: 2 } }, options),
      () => world.ask(cartItems.addQuantity, { params: { id } }, options),
      () => world.ask(cartItems.addQuantityByGet, { params: { id } }, options),
      () => world.ask(cartItems.deductQuantity, { params: { id } }, options),
      () => world.ask(cartItems.deductQuantityByGet, { params: { id } }, options),
      () => world.ask(cartItems.inputQuantity, { params: { id }, body: { quantity: 2 } }, options),
      () => world.ask(cartItems.addOne, { params: { id } }, options),
      () => world.ask(cartItems.removeOne, { params: { id } }, options),
      () => world.ask(cartItems.addAll, { params: { userId } }, options),
      () => world.ask(cartItems.addAllByGet, { params: { userId } }, options),
      () => world.ask(cartItems.removeAll, { params: { userId } }, options),
      () => world.ask(cartItems.remove, { params: { id } }, options),
      () =>
        world.ask(
          cartItems.addFromGuest,
          { params: { userId }, body: { cart_items: [{ inventory_id, quantity: 1 }] } },
          options,
        ),
    ]
    const pharmacy = await aPharmacy(world)
    const visitors = {
      guest: [undefined, 401],
      stranger: [stranger.as, 404],
      seller: [await world.signIn(await aSeller(world, pharmacy)), 404],
      otherSeller: [await world.signIn(await aSeller(world, await aPharmacy(world))), 404],
      admin: [await world.signIn(await anAdmin(world)), 404],
    } as const
    let options: { as?: string | undefined } = {}
    for (const [as, expected] of Object.values(visitors)) {
      options = { as }
      const statuses = await Promise.all(calls.map(async (call) => (await call()).status))
      expect(statuses).toEqual(calls.map(() => expected))
    }
    expect((await owner.cart()).data).toMatchObject([{ id, quantity: 1, is_checked: true }])
  })
})
