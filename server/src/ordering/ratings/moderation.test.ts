import { ratingModeration } from '@botika/common/rating-moderation/endpoints'
import { ratings } from '@botika/common/ratings/endpoints'
import { ownRatings } from '@botika/common/ratings/own-endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sellerOrders } from '../../schema'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { anOffer, anOrder, aProduct, aRating, aUser } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'

let world: World
let visitors: Awaited<ReturnType<typeof fiveVisitors>>
const asAdmin = () => ({ as: visitors.tokens.admin })

beforeAll(async () => {
  world = await makeWorld()
  visitors = await fiveVisitors(world)
})
afterAll(() => world.close())

describe('a hidden rating', () => {
  it('is neither shown nor counted until it is shown again', async () => {
    const { id: product_id } = await aProduct(world)
    await aRating(world, { product_id, stars: 4 })
    const bad = await aRating(world, { product_id, stars: 1, comment: 'Call 0917 123 4567' })
    const seen = async () => {
      const page = await world.call(ratings.list, { params: { id: product_id } })
      return [page.data.map(({ stars }) => stars), page.rating_average, page.rating_count, page.stars]
    }
    const one = { params: { id: bad.id } }
    const hidden = await world.call(
      ratingModeration.hide,
      { ...one, body: { reason: 'Somebody’s number' } },
      asAdmin(),
    )
    expect(hidden).toMatchObject({ hidden_reason: 'Somebody’s number', hidden_at: expect.any(String) })
    expect(await seen()).toEqual([[4], 4, 1, [0, 0, 0, 1, 0]])
    await world.call(ratingModeration.show, { ...one, body: {} }, asAdmin())
    expect(await seen()).toEqual([[1, 4], 2.5, 2, [1, 0, 0, 1, 0]])
  })

  it('stays hidden when its author takes it back, whose words are then gone, and says it anew', async () => {
    const author = await aUser(world)
    const as = await world.signIn(author)
    const offer = await anOffer(world)
    const order = await anOrder(world, { as, items: [{ inventory_id: offer.id, quantity: 1 }] })
    await world.db.orm
      .update(sellerOrders)
      .set({ is_confirmed: true, is_shipped: true, is_received: true })
      .where(eq(sellerOrders.order_id, order.id))
    const params = { id: offer.product_id }
    const say = () => world.call(ratings.rate, { params, body: { stars: 1, comment: 'Buy from me' } }, { as })
    const { id } = await say()
    const hide = { params: { id }, body: { reason: 'Advertising' } }
    await world.call(ratingModeration.hide, hide, asAdmin())
    await world.call(ownRatings.remove, { params }, { as })
    expect((await world.call(ownRatings.list, {}, { as })).data).toMatchObject([{ rating: { comment: '' } }])
    await say()
    expect(await world.call(ratings.list, { params })).toMatchObject({ total: 0, rating_count: 0 })
  })

  it('is for admins to find and to hide', async () => {
    const { id } = await aRating(world, { comment: 'Pambihirang lunas' })
    const { tokens } = visitors
    const only = { guest: 401, customer: 403, seller: 403, otherSeller: 403, admin: 200 }
    const list = (as?: string) =>
      world.ask(ratingModeration.list, { query: { keyword: 'pambihira' } }, { as })
    expect(await statusesFor(tokens, list)).toEqual(only)
    const hide = (as?: string) =>
      world.ask(ratingModeration.hide, { params: { id }, body: { reason: 'Advice' } }, { as })
    expect(await statusesFor(tokens, hide)).toEqual(only)
    expect((await list(tokens.admin)).json).toMatchObject({ counts: { all: 1, shown: 0, hidden: 1 } })
  })
})
