import { moderation } from '@botika/common/moderation/endpoints'
import { products as calls } from '@botika/common/products/endpoints'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inventories, products } from '../../schema'
import { drainSearchQueue, refreshSearch } from '../../search/engine/repository'
import { fiveVisitors } from '../../testing/five-visitors'
import { anOffer, aProduct } from '../../testing/makers'
import { makeWorld, type World } from '../../testing/world'
import { listVersion, recheckCatalogue } from './recheck'
import { recheckRepository } from './recheck-repository'

let world: World
let visitors: Awaited<ReturnType<typeof fiveVisitors>>
beforeAll(async () => {
  world = await makeWorld()
  visitors = await fiveVisitors(world)
})
afterAll(() => world.close())

const offered = async (facts: Parameters<typeof aProduct>[1]) => {
  const product = await aProduct(world, facts)
  const offer = await anOffer(world, { product_id: product.id, pharmacy_id: visitors.pharmacy.id })
  return { id: product.id, offer: offer.id }
}
const statusOf = async (id: number) =>
  (await world.db.orm.select().from(inventories).where(eq(inventories.id, id)))[0]?.status
const seenIn = async (id: number) => {
  await drainSearchQueue(world.db)
  return (await world.ask(calls.one, { params: { id }, query: {} })).status
}

it('takes what an older version listed out of the shop, once for each list, and loses nothing', async () => {
  const drug = await offered({ name: 'Night tablet', brand: 'Rivotril' })
  const near = await offered({ name: 'Clonazepan 2 mg Tablet' })
  const lawful = await offered({ name: 'Dextromethorphan 15 mg Tablet' })
  const released = await offered({
    name: 'Alprazolon',
    released_words: 'alprazolon~alprazolam',
  })
  await refreshSearch(world.db, 'all')
  expect(await seenIn(drug.id)).toBe(200)

  const repository = recheckRepository(world.db)
  expect(await recheckCatalogue(repository)).toEqual({ forbidden: 1, held: 1 })
  expect([await seenIn(drug.id), await seenIn(near.id)]).toEqual([404, 404])
  expect([await seenIn(lawful.id), await seenIn(released.id)]).toEqual([200, 200])
  expect([await statusOf(drug.offer), await statusOf(near.offer), await statusOf(lawful.offer)]).toEqual([
    'draft',
    'draft',
    'live',
  ])
  const rows = await world.db.orm
    .select({ id: products.id, drug_class: products.drug_class, reason: products.hold_reason })
    .from(products)
    .where(inArray(products.id, [drug.id, near.id, lawful.id]))
    .orderBy(products.id)
  expect(rows).toEqual([
    { id: drug.id, drug_class: 'dangerous', reason: expect.stringContaining('rivotril – clonazepam') },
    { id: near.id, drug_class: 'ordinary', reason: expect.stringContaining('clonazepam') },
    { id: lawful.id, drug_class: 'ordinary', reason: null },
  ])
  expect(await recheckCatalogue(repository)).toBeNull()
  expect(await recheckCatalogue(repository, 'another list')).toEqual({ forbidden: 0, held: 0 })
  expect(listVersion()).toMatch(/^[0-9a-f]{16}$/)

  // nobody puts a dangerous drug back on sale
  const ask = { params: { id: drug.id }, body: { reason: 'It sells well' } }
  expect((await world.ask(moderation.release, ask, { as: visitors.tokens.admin })).status).toBe(409)
  await world.call(moderation.release, { ...ask, params: { id: near.id } }, { as: visitors.tokens.admin })
  expect([await statusOf(drug.offer), await statusOf(near.offer)]).toEqual(['draft', 'live'])
})
