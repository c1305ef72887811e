import { moderation } from '@botika/common/moderation/endpoints'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditEntries, products, subcategories } from '../../schema'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { aProduct } from '../../testing/makers'
import { aCategory } from '../../testing/shelf'
import { makeWorld, type World } from '../../testing/world'

let world: World
let visitors: Awaited<ReturnType<typeof fiveVisitors>>
let from: { category_id: number; subcategory_id: number }
let to: typeof from
beforeAll(async () => {
  world = await makeWorld()
  visitors = await fiveVisitors(world)
  from = await aCategory(world, 'Baby care')
  to = await aCategory(world, 'First aid')
})
afterAll(() => world.close())

let made = 0
const stored = () => aProduct(world, { name: `Bulak number ${++made} cotton`, ...from })
const bodyOf = (ids: number[], place: object = to) => ({ body: { ids, ...place } as never })
const move = (ids: number[], place?: object) =>
  world.call(moderation.move, bodyOf(ids, place), { as: visitors.tokens.admin })
const placeOf = async (id: number) =>
  (
    await world.db.orm
      .select({ category_id: products.category_id, subcategory_id: products.subcategory_id })
      .from(products)
      .where(eq(products.id, id))
  )[0]

it('moves all that are named, each with its entry in the audit log, and names those that are gone', async () => {
  const [one, other] = [await stored(), await stored()]
  const reply = await move([one.id, 987_654, other.id, one.id])
  expect(reply).toEqual({
    done: [one.id, other.id],
    failed: [{ id: 987_654, detail: expect.any(String) }],
  })
  for (const { id } of [one, other]) {
    expect(await placeOf(id)).toEqual(to)
    const [entry] = await world.db.orm
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.resource, 'products'), eq(auditEntries.record_id, id)))
      .orderBy(desc(auditEntries.id))
    expect(entry).toMatchObject({
      action: 'update',
      changes: { category_id: { from: from.category_id, to: to.category_id } },
    })
  }
})

it('empties the levels below that are not given', async () => {
  const { id } = await stored()
  await move([id], { category_id: to.category_id })
  expect(await placeOf(id)).toEqual({ category_id: to.category_id, subcategory_id: null })
})

it.each([
  ['no such category', () => ({ category_id: 987_654 }), 'category_id'],
  [
    'a subcategory of another category',
    () => ({ category_id: to.category_id, subcategory_id: from.subcategory_id }),
    'category_id',
  ],
  ['no category', () => ({ subcategory_id: to.subcategory_id }), 'category_id'],
])('changes nothing for %s', async (_, place, field) => {
  const some = [await stored(), await stored()]
  const ids = some.map(({ id }) => id)
  await expect(move(ids, place())).rejects.toMatchObject({
    status: 422,
    errors: { [field]: [expect.any(String)] },
  })
  for (const { id } of some) expect(await placeOf(id)).toEqual(from)
})

it('refuses more than a hundred at once, and none', async () => {
  for (const ids of [[], Array.from({ length: 101 }, (_, at) => at + 1)])
    await expect(move(ids)).rejects.toMatchObject({ status: 422 })
})

it('requires a prescription for what goes under Prescription', async () => {
  const [shelf] = await world.db.orm
    .insert(subcategories)
    .values({ name: 'Prescription', slug: 'prescription', category_id: to.category_id })
    .returning()
  const { id } = await stored()
  await move([id], { category_id: to.category_id, subcategory_id: shelf?.id })
  const [row] = await world.db.orm.select().from(products).where(eq(products.id, id))
  expect(row?.is_prescription).toBe(true)
})

it('is for admins', async () => {
  const { id } = await stored()
  const statuses = await statusesFor(visitors.tokens, (who) =>
    world.ask(moderation.move, bodyOf([id]), { as: who }),
  )
  expect(statuses).toEqual({ guest: 401, customer: 403, seller: 403, otherSeller: 403, admin: 200 })
})
