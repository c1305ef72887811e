import type { CategoryLevel } from '@botika/common/category-tree/endpoints'
import type { Database, Tx } from '../../platform'
import { CATEGORY_TREE_LOCK } from './lock'

export type { Tx }

export interface NodeRow {
  id: number
  name: string
  position: number
  /** The level above; null for categories. */
  parent_id: number | null
  products_count: number
  live_count: number
}

/** Where a category stands, held until the transaction ends. */
export interface Held {
  id: number
  name: string
  parent_id: number | null
}

const TABLE = {
  category: 'categories',
  subcategory: 'subcategories',
  subsubcategory: 'subsubcategories',
} as const
const PARENT = {
  category: 'null::int',
  subcategory: 'category_id',
  subsubcategory: 'subcategory_id',
} as const
const COLUMN = {
  category: 'category_id',
  subcategory: 'subcategory_id',
  subsubcategory: 'subsubcategory_id',
} as const

/** The category tree as a whole, and products by their place in it. */
export function categoryTreeRepository(db: Database) {
  return {
    transaction: db.transaction,

    /** Where products lie now: the search learns a moment later of what moved, and would count it where it was. */
    async level(level: CategoryLevel): Promise<NodeRow[]> {
      const column = COLUMN[level]
      const { rows } = await db.sql.query<NodeRow & object>(
        `select t.id, t.name, t.position, ${PARENT[level]} as parent_id, coalesce(p.n, 0) as products_count,
           coalesce(s.n, 0) as live_count
         from ${TABLE[level]} t
         left join (select ${column} as id, count(*)::int as n from products where archived_at is null group by 1) p on p.id = t.id
         left join (
           select l.${column} as id, count(*)::int as n
           from product_search f join products l on l.id = f.product_id and l.archived_at is null
           group by 1
         ) s on s.id = t.id
         order by t.position, lower(t.name), t.id`,
      )
      return rows
    },

    /** Rearrangements take turns, since each may touch what the other one counts on. */
    takeTurn: (tx: Tx) => tx.sql.query('select pg_advisory_xact_lock($1)', [CATEGORY_TREE_LOCK]),

    async hold(tx: Tx, level: CategoryLevel, id: number): Promise<Held | null> {
      const { rows } = await tx.sql.query<Held & object>(
        `select id, name, ${PARENT[level]} as parent_id from ${TABLE[level]} where id = $1 for update`,
        [id],
      )
      return rows[0] ?? null
    },

    /** What lies right below, held. */
    async below(tx: Tx, level: 'category' | 'subcategory', id: number): Promise<Held[]> {
      const under = level === 'category' ? 'subcategory' : 'subsubcategory'
      const { rows } = await tx.sql.query<Held & object>(
        `select id, name, ${PARENT[under]} as parent_id from ${TABLE[under]} where ${PARENT[under]} = $1
         order by position, lower(name), id for update`,
        [id],
      )
      return rows
    },

    async productsIn(tx: Tx, level: CategoryLevel, id: number): Promise<number> {
      const { rows } = await tx.sql.query<{ n: number }>(
        `select count(*)::int as n from products where ${COLUMN[level]} = $1 and archived_at is null`,
        [id],
      )
      return rows[0]?.n ?? 0
    },

    async promotionsOf(tx: Tx, categoryId: number): Promise<number> {
      const { rows } = await tx.sql.query<{ n: number }>(
        'select count(*)::int as n from promotions where category_id = $1',
        [categoryId],
      )
      return rows[0]?.n ?? 0
    },

    /** Puts a subcategory or sub-subcategory under another parent, with its products. */
    async reparent(tx: Tx, level: 'subcategory' | 'subsubcategory', id: number, parentId: number) {
      await tx.sql.query(
        `update ${TABLE[level]} set ${PARENT[level]} = $2, updated_at = now() where id = $1`,
        [id, parentId],
      )
      await tx.sql.query(
        level === 'subcategory'
          ? 'update products set category_id = $2, updated_at = now() where subcategory_id = $1'
          : `update products p set subcategory_id = s.id, category_id = s.category_id, updated_at = now()
             from subcategories s where s.id = $2 and p.subsubcategory_id = $1`,
        [id, parentId],
      )
    },

    /** Puts what is right in a category into another one of its level. */
    async moveProducts(tx: Tx, level: CategoryLevel, id: number, into: number) {
      const sets = {
        category: 'category_id = $2',
        subcategory: `subcategory_id = $2, category_id = (select category_id from subcategories where id = $2)`,
        subsubcategory: `subsubcategory_id = $2, subcategory_id = (select subcategory_id from subsubcategories where id = $2),
          category_id = (select s.category_id from subsubcategories ss join subcategories s on s.id = ss.subcategory_id where ss.id = $2)`,
      }[level]
      await tx.sql.query(`update products set ${sets}, updated_at = now() where ${COLUMN[level]} = $1`, [
        id,
        into,
      ])
    },

    movePromotions: (tx: Tx, id: number, into: number) =>
      tx.sql.query('update promotions set category_id = $2, updated_at = now() where category_id = $1', [
        id,
        into,
      ]),

    /** Takes an emptied category away and remembers where its content is. */
    async remove(tx: Tx, level: CategoryLevel, id: number, into: number) {
      await tx.sql.query(`delete from ${TABLE[level]} where id = $1`, [id])
      await tx.sql.query('update category_moves set new_id = $3 where level = $1 and new_id = $2', [
        level,
        id,
        into,
      ])
      await tx.sql.query(
        `insert into category_moves (level, old_id, new_id) values ($1, $2, $3)
         on conflict (level, old_id) do update set new_id = excluded.new_id, moved_at = now()`,
        [level, id, into],
      )
    },

    /** Every product in it needs a new search row. */
    queueRefresh: (tx: Tx, level: CategoryLevel, id: number) =>
      tx.sql.query(
        `insert into search_queue (product_id) select id from products where ${COLUMN[level]} = $1`,
        [id],
      ),
  }
}
export type CategoryTreeRepository = ReturnType<typeof categoryTreeRepository>
