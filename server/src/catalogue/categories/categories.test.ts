import { categories, subcategories, subsubcategories } from '@botika/common/categories/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshSearch } from '../../search/engine/repository'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { anOffer } from '../../testing/makers'
import { aMedicine } from '../../testing/shelf'
import { makeWorld, type World } from '../../testing/world'

let world: World
let tokens: Awaited<ReturnType<typeof fiveVisitors>>['tokens']

beforeAll(async () => {
  world = await makeWorld()
  ;({ tokens } = await fiveVisitors(world))
})
afterAll(() => world.close())

const admin = () => ({ as: tokens.admin })
const category = (name: string, position = 0) =>
  world.call(categories.create, { body: { name, position } }, admin())
const subcategory = (name: string, category_id: number) =>
  world.call(subcategories.create, { body: { name, category_id } }, admin())
const subsubcategory = (name: string, subcategory_id: number) =>
  world.call(subsubcategories.create, { body: { name, subcategory_id } }, admin())

describe('categories', () => {
  it('stand in their order with everything below them, and how much there is to buy', async () => {
    const second = await category('Vitamins', 2)
    const first = await category('Medicines', 1)
    const sub = await subcategory('Prescription', first.id)
    const subsub = await subsubcategory('Antibiotics', sub.id)
    const product = await aMedicine(world, 'Amoxicillin', '500 mg', {
      category_id: first.id,
      subcategory_id: sub.id,
      subsubcategory_id: subsub.id,
    })
    await anOffer(world, { product_id: product.id })
    await refreshSearch(world.db, [product.id])
    const { data, total, links } = await world.call(categories.list, { query: {} })
    expect(data.map(({ id }) => id)).toEqual([first.id, second.id])
    expect([total, links.length]).toEqual([2, 3])
    expect(data[0]).toMatchObject({
      slug: 'medicines',
      products_count: 1,
      subcategories: [
        {
          name: 'Prescription',
          products_count: 1,
          subsubcategories: [{ name: 'Antibiotics', products_count: 1 }],
        },
      ],
    })
    expect(data[1]).toMatchObject({ products_count: 0, subcategories: [] })
  })

  it('are found by words and by what they lie in', async () => {
    const one = await category('Ina at Sanggol')
    const sub = await subcategory('Gatas', one.id)
    await subsubcategory('Pulbos', sub.id)
    const found = await world.call(categories.search, { query: { keyword: 'sanggol' } })
    expect(found.data.map(({ id }) => id)).toEqual([one.id])
    const subs = await world.call(subcategories.listByCategory, { params: { id: one.id }, query: {} })
    expect(subs.data.map(({ name }) => name)).toEqual(['Gatas'])
    const below = await world.call(subsubcategories.listBySubcategory, { params: { id: sub.id }, query: {} })
    expect(below.data.map(({ name }) => name)).toEqual(['Pulbos'])
    expect((await world.ask(subcategories.listByCategory, { params: { id: 9999 }, query: {} })).status).toBe(
      404,
    )
    expect((await world.call(subcategories.one, { params: { id: sub.id }, query: {} })).category_id).toBe(
      one.id,
    )
  })

  it('are kept by admins alone', async () => {
    const body = { name: 'Bago' }
    const create = await statusesFor(tokens, (as) => world.ask(categories.create, { body }, { as }))
    expect(create).toEqual({ guest: 401, customer: 403, seller: 403, otherSeller: 403, admin: 201 })
    const { id } = await category('Luma')
    const update = await statusesFor(tokens, (as) =>
      world.ask(categories.update, { params: { id }, body: { name: 'Lumang-luma' } }, { as }),
    )
    expect(update).toEqual({ guest: 401, customer: 403, seller: 403, otherSeller: 403, admin: 200 })
    const remove = await statusesFor(tokens, (as) => world.ask(categories.remove, { params: { id } }, { as }))
    expect(remove).toEqual({ guest: 401, customer: 403, seller: 403, otherSeller: 403, admin: 200 })
    expect((await world.ask(categories.one, { params: { id }, query: {} })).status).toBe(404)
  })

  it('show what somebody else made of one that was changed meanwhile', async () => {
    const parent = await category('Beauty')
    const sub = await subcategory('Make-up', parent.id)
    const faster = await world.call(
      subcategories.update,
      { params: { id: sub.id }, body: { name: 'Colours', updated_at: sub.updated_at } },
      admin(),
    )
    const late = await world.ask(
      subcategories.update,
      { params: { id: sub.id }, body: { name: 'Make-up and nails', updated_at: sub.updated_at } },
      admin(),
    )
    expect(late.status).toBe(409)
    expect(JSON.parse(late.body.toString())).toMatchObject({ code: 'stale_record', extra: faster })
  })

  it('are not removed while something lies in them', async () => {
    const { id } = await category('Puno')
    await subcategory('Laman', id)
    const answer = await world.ask(categories.remove, { params: { id } }, admin())
    expect(answer.json).toMatchObject({ status: 409, code: 'in_use' })
    expect(
      (await world.ask(subcategories.create, { body: { name: 'Ligaw', category_id: 9999 } }, admin())).status,
    ).toBe(422)
  })
})
