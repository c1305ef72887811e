import { categories, subcategories, subsubcategories } from '@botika/common/categories/endpoints'
import { makePage } from '@botika/common/http/paging'
import { Problem } from '@botika/common/http/problem'
import type { CollectionService, Fields, Serve } from '../../platform'
import { type AllCounts, presentCategory, presentSubcategory, presentSubsubcategory } from './present'
import type { CategoryService, LevelRequest } from './service'
import type { CategoryRow, Tree } from './taxonomy'

interface Needs {
  serve: Serve
  service: CategoryService
  kept: Record<'category' | 'subcategory' | 'subsubcategory', CollectionService<{ id: number }>>
}

interface Placement<Row extends CategoryRow, Shown> {
  name: keyof Needs['kept']
  counts: (counts: AllCounts) => ReadonlyMap<number, number>
  present: (row: Row, tree: Tree, counts: AllCounts) => Shown
}

export function categoryRoutes({ serve, service, kept }: Needs) {
  const level = <Row extends CategoryRow, Shown>({
    name,
    counts: countsOf,
    present,
  }: Placement<Row, Shown>) => {
    const rowsOf = (tree: Tree) => tree[name].rows as unknown as readonly Row[]
    async function one(id: number): Promise<Shown> {
      const { tree, counts } = await service.now()
      const row = rowsOf(tree).find((other) => other.id === id)
      if (!row) throw await service.absence(name, id)
      return present(row, tree, counts)
    }
    async function after(deed: Promise<{ id: number }>): Promise<Shown> {
      const { id } = await deed
      service.forget()
      return one(id)
    }
    async function orTheirs(id: number, deed: Promise<{ id: number }>): Promise<{ id: number }> {
      try {
        return await deed
      } catch (refusal) {
        if (!(refusal instanceof Problem) || refusal.code !== 'stale_record') throw refusal
        service.forget()
        throw new Problem('stale_record', refusal.message, { extra: await one(id) })
      }
    }
    return {
      one,
      async list(asked: LevelRequest, path: string, among: (row: Row) => boolean = () => true) {
        const { tree, counts } = await service.now()
        const { rows, total } = service.list(
          rowsOf(tree).filter(among),
          asked,
          (row) => countsOf(counts).get(row.id) ?? 0,
        )
        const data = rows.map((row) => present(row, tree, counts))
        return makePage({ data, total, path, query: asked })
      },
      create: ({
        body,
        person,
      }: Parameters<CollectionService<{ id: number }>['create']>[0] & { body: unknown }) =>
        after(kept[name].create({ person }, body as Fields)),
      update: (
        id: number,
        { body, person }: { body: unknown } & Parameters<CollectionService<{ id: number }>['create']>[0],
      ) => after(orTheirs(id, kept[name].update({ person }, id, body as Fields))),
      async remove(id: number, person: Parameters<CollectionService<{ id: number }>['create']>[0]['person']) {
        const gone = await kept[name].remove({ person }, id)
        service.forget()
        return gone
      },
    }
  }

  const top = level({
    name: 'category',
    counts: (counts) => counts.categories,
    present: presentCategory,
  })
  serve(categories.search, ({ query }) => top.list(query, categories.search.path))
  serve(categories.list, ({ query }) => top.list(query, categories.list.path))
  serve(categories.one, ({ params }) => top.one(params.id))
  serve(categories.create, (handling) => top.create(handling))
  serve(categories.update, (handling) => top.update(handling.params.id, handling))
  serve(categories.remove, ({ params, person }) => top.remove(params.id, person))

  const middle = level({
    name: 'subcategory',
    counts: (counts) => counts.subcategories,
    present: presentSubcategory,
  })
  const inCategory = (id: number | undefined) => (row: { category_id: number }) =>
    id === undefined || row.category_id === id
  serve(subcategories.listByCategory, async ({ params, query }) => {
    await top.one(params.id)
    return middle.list(query, `/api/subcategories/category/${params.id}`, inCategory(params.id))
  })
  serve(subcategories.list, ({ query }) =>
    middle.list(query, subcategories.list.path, inCategory(query.category_id)),
  )
  serve(subcategories.one, ({ params }) => middle.one(params.id))
  serve(subcategories.create, (handling) => middle.create(handling))
  serve(subcategories.update, (handling) => middle.update(handling.params.id, handling))
  serve(subcategories.remove, ({ params, person }) => middle.remove(params.id, person))

  const bottom = level({
    name: 'subsubcategory',
    counts: (counts) => counts.subsubcategories,
    present: (row: Parameters<typeof presentSubsubcategory>[0], _tree, counts) =>
      presentSubsubcategory(row, counts),
  })
  const inSubcategory = (id: number | undefined) => (row: { subcategory_id: number }) =>
    id === undefined || row.subcategory_id === id
  serve(subsubcategories.listBySubcategory, async ({ params, query }) => {
    await middle.one(params.id)
    return bottom.list(query, `/api/subsubcategories/subcategory/${params.id}`, inSubcategory(params.id))
  })
  serve(subsubcategories.list, ({ query }) =>
    bottom.list(query, subsubcategories.list.path, inSubcategory(query.subcategory_id)),
  )
  serve(subsubcategories.one, ({ params }) => bottom.one(params.id))
  serve(subsubcategories.create, (handling) => bottom.create(handling))
  serve(subsubcategories.update, (handling) => bottom.update(handling.params.id, handling))
  serve(subsubcategories.remove, ({ params, person }) => bottom.remove(params.id, person))
}
