import type { CategoryLevel } from '@botika/common/category-tree/endpoints'
import type { Database, Tx } from '../../platform'
import { build, countRows, now, rowOf, type RowOf, rowsOf, run, sql, waitFor } from '../../platform/db/query'
import { CATEGORY_TREE_LOCK } from './lock'

export type { Tx }

export interface NodeRow {
  id: number
  name: string
  position: number
  parent_id: number | null
  products_count: number
  live_count: number
}

export interface Held {
  id: number
  name: string
  parent_id: number | null
}

const COLUMN = {
  category: 'category_id',
  subcategory: 'subcategory_id',
  subsubcategory: 'subsubcategory_id',
} as const satisfies Record<CategoryLevel, string>

const TABLE = {
  category: 'categories',
  subcategory: 'subcategories',
  subsubcategory: 'subsubcategories',
} as const satisfies Record<CategoryLevel, string>

const NODES = {
  category: build
    .selectFrom('categories')
    .select(['id', 'name', 'position', sql<number | null>`null::int`.as('parent_id')]),
  subcategory: build
    .selectFrom('subcategories')
    .select(['id', 'name', 'position', 'category_id as parent_id']),
  subsubcategory: build
    .selectFrom('subsubcategories')
    .select(['id', 'name', 'position', 'subcategory_id as parent_id']),
} as const

const nodesOf = (level: CategoryLevel) =>
  build.selectFrom(sql<RowOf<typeof NODES.category>>`${NODES[level]}`.as('t'))

const heldOf = (level: CategoryLevel) => nodesOf(level).select(['t.id', 't.name', 't.parent_id']).forUpdate()

const productsOf = (level: CategoryLevel, id: number) =>
  build.selectFrom('products').where(COLUMN[level], '=', id)

/** Products name all levels above them, so a category under another parent takes its products along. */
export const takeAlong = (tx: Tx, level: 'subcategory' | 'subsubcategory', id: number, parentId: number) =>
  run(
    tx,
    level === 'subcategory'
      ? build
          .updateTable('products as p')
          .from('categories as c')
          .set(({ ref }) => ({ category_id: ref('c.id'), updated_at: now }))
          .where('c.id', '=', parentId)
          .where('p.subcategory_id', '=', id)
      : build
          .updateTable('products as p')
          .from('subcategories as s')
          .set(({ ref }) => ({
            subcategory_id: ref('s.id'),
            category_id: ref('s.category_id'),
            updated_at: now,
          }))
          .where('s.id', '=', parentId)
          .where('p.subsubcategory_id', '=', id),
  )

/** Rearrangements take turns, since each may touch what the other one counts on. */
export const takeTreeTurn = (tx: Tx) => waitFor(tx, CATEGORY_TREE_LOCK)

const hold = async (tx: Tx, level: CategoryLevel, id: number): Promise<Held | null> =>
  (await rowOf(tx, heldOf(level).where('t.id', '=', id))) ?? null

const below = (tx: Tx, level: 'category' | 'subcategory', id: number): Promise<Held[]> =>
  rowsOf(
    tx,
    heldOf(level === 'category' ? 'subcategory' : 'subsubcategory')
      .where('t.parent_id', '=', id)
      .orderBy('t.position')
      .orderBy(({ ref }) => sql`lower(${ref('t.name')})`)
      .orderBy('t.id'),
  )

async function productsIn(tx: Tx, level: CategoryLevel, id: number): Promise<number> {
  const listed = productsOf(level, id).where('archived_at', 'is', null)
  return (await rowOf(tx, listed.select(countRows.as('n'))))?.n ?? 0
}

async function promotionsOf(tx: Tx, categoryId: number): Promise<number> {
  const promotions = build.selectFrom('promotions').where('category_id', '=', categoryId)
  return (await rowOf(tx, promotions.select(countRows.as('n'))))?.n ?? 0
}

async function reparent(tx: Tx, level: 'subcategory' | 'subsubcategory', id: number, parentId: number) {
  await run(
    tx,
    level === 'subcategory'
      ? build
          .updateTable('subcategories')
          .set({ category_id: parentId, updated_at: now })
          .where('id', '=', id)
      : build
          .updateTable('subsubcategories')
          .set({ subcategory_id: parentId, updated_at: now })
          .where('id', '=', id),
  )
  await takeAlong(tx, level, id, parentId)
}

async function moveProducts(tx: Tx, level: CategoryLevel, id: number, into: number) {
  const parent = build.selectFrom('subsubcategories').select('subcategory_id').where('id', '=', into)
  const categoryOf = (subcategory: number | typeof parent) =>
    build.selectFrom('subcategories').select('category_id').where('id', '=', subcategory)
  const places = {
    category: { category_id: into },
    subcategory: { subcategory_id: into, category_id: categoryOf(into) },
    subsubcategory: {
      subsubcategory_id: into,
      subcategory_id: parent,
      category_id: categoryOf(parent),
    },
  }
  await run(
    tx,
    build
      .updateTable('products')
      .set({ ...places[level], updated_at: now })
      .where(COLUMN[level], '=', id),
  )
}

const movePromotions = (tx: Tx, id: number, into: number) =>
  run(
    tx,
    build.updateTable('promotions').set({ category_id: into, updated_at: now }).where('category_id', '=', id),
  )

async function remove(tx: Tx, level: CategoryLevel, id: number, into: number) {
  await run(tx, build.deleteFrom(TABLE[level]).where('id', '=', id))
  await run(
    tx,
    build
      .updateTable('category_moves')
      .set({ new_id: into })
      .where('level', '=', level)
      .where('new_id', '=', id),
  )
  await run(
    tx,
    build
      .insertInto('category_moves')
      .values({ level, old_id: id, new_id: into })
      .onConflict((on) => on.columns(['level', 'old_id']).doUpdateSet({ new_id: into, moved_at: now })),
  )
}

const queueRefresh = (tx: Tx, level: CategoryLevel, id: number) =>
  run(
    tx,
    build.insertInto('search_queue').columns(['product_id']).expression(productsOf(level, id).select('id')),
  )

export function categoryTreeRepository(db: Database) {
  return {
    transaction: db.transaction,

    /** Counted from the products: the search rows of moved ones are refreshed only a moment later. */
    level(level: CategoryLevel): Promise<NodeRow[]> {
      const counted = build
        .selectFrom('products as l')
        .leftJoin('product_search as f', 'f.product_id', 'l.id')
        .select(({ ref, fn }) => [
          ref(`l.${COLUMN[level]}`).as('id'),
          countRows.as('all'),
          sql<number>`${fn.count('f.product_id')}::int`.as('live'),
        ])
        .where('l.archived_at', 'is', null)
        .groupBy(`l.${COLUMN[level]}`)
      return rowsOf(
        db,
        nodesOf(level)
          .leftJoin(counted.as('n'), 'n.id', 't.id')
          .selectAll('t')
          .select(({ ref }) => [
            sql<number>`coalesce(${ref('n.all')}, 0)`.as('products_count'),
            sql<number>`coalesce(${ref('n.live')}, 0)`.as('live_count'),
          ])
          .orderBy('t.position')
          .orderBy(({ ref }) => sql`lower(${ref('t.name')})`)
          .orderBy('t.id'),
      )
    },

    takeTurn: takeTreeTurn,
    hold,
    below,
    productsIn,
    promotionsOf,
    reparent,
    moveProducts,
    movePromotions,
    remove,
    queueRefresh,
  }
}
export type CategoryTreeRepository = ReturnType<typeof categoryTreeRepository>
