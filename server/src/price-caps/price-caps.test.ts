import { priceCaps } from '@botika/common/price-caps/endpoints'
import { equivalenceKey } from '@botika/common/products/keys'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '../db/tables'
import { fiveVisitors, statusesFor } from '../testing/five-visitors'
import { anOffer, aProduct } from '../testing/makers'
import { makeWorld, type World } from '../testing/world'

let world: World
let visitors: Awaited<ReturnType<typeof fiveVisitors>>
beforeAll(async () => {
  world = await makeWorld()
  visitors = await fiveVisitors(world)
})
afterAll(() => world.close())

const CAP = {
  generic_name: 'Amlodipine',
  strength: '5 mg',
  dosage_form: 'Tablet',
  cap: 4.75,
  source: 'EO 104 s. 2020',
  effective_on: '2020-06-02',
}

describe('price caps', () => {
  it('are kept by admins, with the number of offers that break them', async () => {
    const { tokens } = visitors
    const key = equivalenceKey(CAP)
    const product = await aProduct(world, { equivalence_key: key, unit_count: 30 })
    await anOffer(world, { product_id: product.id, price: 14_250 })
    await anOffer(world, { product_id: product.id, price: 14_251 })
    const made = await world.call(priceCaps.create, { body: CAP }, { as: tokens.admin })
    expect(made).toMatchObject({ cap: 4.75, offers_above: 1 })
    const change = { params: { id: made.id }, body: { cap: 4.76, updated_at: made.updated_at } }
    expect(await world.call(priceCaps.update, change, { as: tokens.admin })).toMatchObject({
      offers_above: 0,
    })
    await expect(world.call(priceCaps.update, change, { as: tokens.admin })).rejects.toMatchObject({
      code: 'stale_record',
    })
    const twice = { ...CAP, generic_name: 'amlodipine besylate', dosage_form: 'film-coated tablet' }
    await expect(world.call(priceCaps.create, { body: twice }, { as: tokens.admin })).rejects.toMatchObject({
      status: expect.toSatisfy((status) => status === 409 || status === 422),
    })
    await world.call(priceCaps.remove, { params: { id: made.id } }, { as: tokens.admin })
    const entries = await world.db.orm.select().from(auditEntries)
    expect(entries.filter((entry) => entry.resource === 'price-caps').map((entry) => entry.action)).toEqual([
      'create',
      'update',
      'delete',
    ])
  })

  it('need generic name, strength and form, because nothing else can be held to them', async () => {
    const body = { ...CAP, strength: '' }
    await expect(world.call(priceCaps.create, { body }, { as: visitors.tokens.admin })).rejects.toMatchObject(
      {
        status: 422,
      },
    )
  })

  it('are read by sellers and changed by admins alone', async () => {
    const { tokens } = visitors
    const read = await statusesFor(tokens, (as) => world.ask(priceCaps.list, {}, { as }))
    expect(read).toEqual({ guest: 401, customer: 403, seller: 200, otherSeller: 200, admin: 200 })
    const body = { ...CAP, generic_name: 'Losartan', strength: '50 mg' }
    const write = await statusesFor(tokens, (as) => world.ask(priceCaps.create, { body }, { as }))
    expect(write).toEqual({ guest: 401, customer: 403, seller: 403, otherSeller: 403, admin: 201 })
  })
})
