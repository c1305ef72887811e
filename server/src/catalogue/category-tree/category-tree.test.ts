import {
  categories,
  subcategories as subcategoryCalls,
  subsubcategories as subsubcategoryCalls,
} from '@botika/common/categories/endpoints'
import { products as productCalls } from '@botika/common/products/endpoints'
import { categoryTree } from '@botika/common/category-tree/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products, promotions, searchQueue, subcategories, subsubcategories } from '../../schema'
import { fiveVisitors, statusesFor } from '../../testing/five-visitors'
import { refreshSearch } from '../../search/engine/repository'
import { anOffer, aProduct, nextNumber } from '../../testing/makers'
import { aCategory, aPromotion } from '../../testing/shelf'
import { makeWorld, type World } from '../../testing/world'

let world: World
let visitors: Awaited<ReturnType<typeof fiveVisitors>>
const asAdmin = () => ({ as: visitors.tokens.admin })

beforeAll(async () => {
  world = await makeWorld()
  visitors = await fiveVisitors(world)
})
afterAll(() => world.close())

const shelf = (name: string) => aCategory(world, `${name} ${nextNumber()}`)

async function aSubcategory(name: string, category_id: number) {
  const [made] = await world.db.orm
    .insert(subcategories)
    .values({ name, slug: name.toLowerCase(), category_id })
    .returning()
  return made?.id ?? 0
}

async function aLeaf(name: string, subcategory_id: number) {
  const [made] = await world.db.orm
    .insert(subsubcategories)
    .values({ name, slug: name.toLowerCase(), subcategory_id })
    .returning()
  return made?.id ?? 0
}

const placeOf = async (id: number) => {
  const [product] = await world.db.orm.select().from(products).where(eq(products.id, id))
  return [product?.category_id, product?.subcategory_id, product?.subsubcategory_id]
}

describe('moving a category', () => {
  it('takes its products along and has them searched anew', async () => {
    const [from, to] = [await shelf('Vitamins'), await shelf('Baby')]
    const leaf = await aLeaf('Drops', from.subcategory_id)
    const product = await aProduct(world, { ...from, subsubcategory_id: leaf })
    await world.db.orm.delete(searchQueue)
    const told = await world.call(
      categoryTree.move,
      { body: { level: 'subcategory', id: from.subcategory_id, parent_id: to.category_id } },
      asAdmin(),
    )
    expect(told).toMatchObject({
      is_done: true,
      products_count: 1,
      children: [{ name: 'Drops', merges: false }],
    })
    expect(await placeOf(product.id)).toEqual([to.category_id, from.subcategory_id, leaf])
    const queued = await world.db.orm.select().from(searchQueue)
    expect(new Set(queued.map(({ product_id }) => product_id))).toEqual(new Set([product.id]))
  })

  it('puts a sub-subcategory under another subcategory, whatever category that is in', async () => {
    const [from, to] = [await shelf('Vitamins'), await shelf('Baby')]
    const leaf = await aLeaf('Syrups', from.subcategory_id)
    const product = await aProduct(world, { ...from, subsubcategory_id: leaf })
    const body = { level: 'subsubcategory' as const, id: leaf, parent_id: to.subcategory_id }
    await world.call(categoryTree.move, { body }, asAdmin())
    expect(await placeOf(product.id)).toEqual([to.category_id, to.subcategory_id, leaf])
  })

  it('is refused to where it is, and to where one of its name is', async () => {
    const [from, to] = [await shelf('Vitamins'), await shelf('Baby')]
    const id = await aSubcategory('Same', from.category_id)
    await aSubcategory('sàme', to.category_id)
    const move = (parent_id: number) =>
      world.call(categoryTree.move, { body: { level: 'subcategory', id, parent_id } }, asAdmin())
    await expect(move(from.category_id)).rejects.toMatchObject({ status: 422 })
    await expect(move(to.category_id)).rejects.toMatchObject({ code: 'already_exists' })
    await expect(move(999_999)).rejects.toMatchObject({ status: 422 })
  })
})

describe('merging categories', () => {
  it('only tells what it would do when only asked', async () => {
    const [from, into] = [await shelf('Vitamins'), await shelf('Baby')]
    const product = await aProduct(world, from)
    const body = { level: 'category' as const, id: from.category_id, into_id: into.category_id }
    const told = await world.call(categoryTree.merge, { body: { ...body, dry_run: true } }, asAdmin())
    expect(told).toMatchObject({ is_done: false, products_count: 1 })
    expect(await placeOf(product.id)).toEqual([from.category_id, from.subcategory_id, null])
  })

  it('moves everything, puts together what has the same name, and says where it went', async () => {
    const [from, into] = [await shelf('Vitamins'), await shelf('Baby')]
    const [one, other] = [
      await aSubcategory('Creams', from.category_id),
      await aSubcategory('Creams', into.category_id),
    ]
    const inDuplicate = await aProduct(world, { category_id: from.category_id, subcategory_id: one })
    const beside = await aProduct(world, from)
    const direct = await aProduct(world, { category_id: from.category_id })
    const promotion = await aPromotion(world, { applies_to: 'category', category_id: from.category_id })
    const body = { level: 'category' as const, id: from.category_id, into_id: into.category_id }
    const told = await world.call(categoryTree.merge, { body }, asAdmin())
    expect(told).toMatchObject({ is_done: true, products_count: 3, promotions_count: 1 })
    expect(told.children.filter(({ merges }) => merges).map(({ name }) => name)).toEqual(['Creams'])
    expect(await placeOf(inDuplicate.id)).toEqual([into.category_id, other, null])
    expect(await placeOf(beside.id)).toEqual([into.category_id, from.subcategory_id, null])
    expect(await placeOf(direct.id)).toEqual([into.category_id, null, null])
    const [moved] = await world.db.orm
      .select()
      .from(promotions)
      .where(eq(promotions.id, promotion?.id ?? 0))
    expect(moved?.category_id).toBe(into.category_id)

    const gone = await world.ask(categories.one, { params: { id: from.category_id }, query: {} })
    expect(gone).toMatchObject({
      status: 404,
      json: { detail: expect.stringMatching(/^This category is now part of Baby/) },
    })
    const { rows } = await world.db.sql.query(
      `select action, changes->'products' as products from audit_entries where resource = 'categories' and record_id = $1`,
      [from.category_id],
    )
    expect(rows).toEqual([{ action: 'merge', products: 3 }])
  })

  it('into itself is refused', async () => {
    const { category_id: id } = await shelf('Vitamins')
    const body = { level: 'category' as const, id, into_id: id }
    await expect(world.call(categoryTree.merge, { body }, asAdmin())).rejects.toMatchObject({ status: 422 })
  })
})

describe('products', () => {
  it('follow a category that is put under another parent by editing it', async () => {
    const [from, to] = [await shelf('Vitamins'), await shelf('Baby')]
    const leaf = await aLeaf('Powders', from.subcategory_id)
    const product = await aProduct(world, { ...from, subsubcategory_id: leaf })
    const edit = { params: { id: from.subcategory_id }, body: { category_id: to.category_id } }
    await world.call(subcategoryCalls.update, edit, asAdmin())
    expect(await placeOf(product.id)).toEqual([to.category_id, from.subcategory_id, leaf])
    const put = { params: { id: leaf }, body: { subcategory_id: to.subcategory_id } }
    await world.call(subsubcategoryCalls.update, put, asAdmin())
    expect(await placeOf(product.id)).toEqual([to.category_id, to.subcategory_id, leaf])
    const absent = { params: { id: leaf }, body: { subcategory_id: 999_999 } }
    expect((await world.ask(subsubcategoryCalls.update, absent, asAdmin())).status).toBe(422)
  })

  it('are searched anew when a category is called differently', async () => {
    const place = await shelf('Vitamins')
    const product = await aProduct(world, place)
    await world.db.orm.delete(searchQueue)
    const rename = { params: { id: place.category_id }, body: { name: `Minerals ${nextNumber()}` } }
    await world.call(categories.update, rename, asAdmin())
    const queued = await world.db.orm.select().from(searchQueue)
    expect(queued.map(({ product_id }) => product_id)).toEqual([product.id])
  })

  it('that are made as the tree is rearranged lie where their subcategory lies', async () => {
    for (let round = 0; round < 4; round++) {
      const [from, to] = [await shelf('Vitamins'), await shelf('Baby')]
      const arranging = [
        world.ask(
          categoryTree.move,
          { body: { level: 'subcategory', id: from.subcategory_id, parent_id: to.category_id } },
          asAdmin(),
        ),
        world.ask(
          categoryTree.merge,
          { body: { level: 'category', id: from.category_id, into_id: to.category_id } },
          asAdmin(),
        ),
      ]
      const making = [1, 2, 3].map((n) =>
        world.ask(
          productCalls.create,
          { body: { name: `Made meanwhile ${nextNumber()} ${n}`, subcategory_id: from.subcategory_id } },
          asAdmin(),
        ),
      )
      const answers = await Promise.all([...making, ...arranging])
      for (const { status } of answers) expect(status).toBeLessThan(500)
      const { rows } = await world.db.sql.query(
        `select p.id from products p join subcategories s on s.id = p.subcategory_id where s.category_id <> p.category_id`,
      )
      expect(rows).toEqual([])
    }
  })
})

describe('the tree', () => {
  it('shows admins all levels with what they hold', async () => {
    const place = await shelf('Counted')
    await aProduct(world, place)
    const read = (as?: string) => world.ask(categoryTree.read, {}, { as })
    expect(await statusesFor(visitors.tokens, read)).toEqual({
      guest: 401,
      customer: 403,
      seller: 403,
      otherSeller: 403,
      admin: 200,
    })
    const { data } = await world.call(categoryTree.read, {}, asAdmin())
    const top = data.find(({ id }) => id === place.category_id)
    expect(top).toMatchObject({
      products_count: 1,
      live_count: 0,
      children: [{ id: place.subcategory_id, products_count: 1 }],
    })
  })

  it('counts what shoppers see where it lies now, before the search has learned of a move', async () => {
    const [from, to] = [await shelf('Left'), await shelf('Reached')]
    const product = await aProduct(world, from)
    await anOffer(world, { product_id: product.id })
    await refreshSearch(world.db, [product.id])
    const body = { level: 'subcategory' as const, id: from.subcategory_id, parent_id: to.category_id }
    await world.call(categoryTree.move, { body }, asAdmin())
    const { data } = await world.call(categoryTree.read, {}, asAdmin())
    const shown = (id: number) => data.find((node) => node.id === id)?.live_count
    expect([shown(from.category_id), shown(to.category_id)]).toEqual([0, 1])
  })
})
