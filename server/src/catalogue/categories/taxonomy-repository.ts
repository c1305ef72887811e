import type { Database } from '../../platform'

export interface CategoryRow {
  id: number
  name: string
  slug: string
  image: string | null
  position: number
  created_at: Date
  updated_at: Date
}
export type SubcategoryRow = CategoryRow & { category_id: number }
export type SubsubcategoryRow = CategoryRow & { subcategory_id: number }

const COLUMNS = 'id, name, slug, image, position, created_at, updated_at'
const ORDER = 'order by position, lower(name), id'

/** The whole tree of categories, and how much each holds. */
export function taxonomyRepository(db: Database) {
  const all = async <Row extends CategoryRow>(table: string, parent = '') =>
    (await db.sql.query<Row & object>(`select ${COLUMNS}${parent} from ${table} ${ORDER}`)).rows

  return {
    async tree() {
      const [categories, subcategories, subsubcategories] = await Promise.all([
        all<CategoryRow>('categories'),
        all<SubcategoryRow>('subcategories', ', category_id'),
        all<SubsubcategoryRow>('subsubcategories', ', subcategory_id'),
      ])
      return { categories, subcategories, subsubcategories }
    },
    /** Products with a live offer in each category, subcategory and sub-subcategory. */
    async counts() {
      const { rows } = await db.sql.query<{ level: number; id: number; n: number }>(
        `select grouping(category_id, subcategory_id, subsubcategory_id) as level,
           coalesce(category_id, subcategory_id, subsubcategory_id) as id, count(*)::int as n
         from product_search group by grouping sets ((category_id), (subcategory_id), (subsubcategory_id))`,
      )
      const at = (level: number) =>
        new Map(rows.filter((row) => row.level === level && row.id !== null).map((row) => [row.id, row.n]))
      return { categories: at(0b011), subcategories: at(0b101), subsubcategories: at(0b110) }
    },
    /** The category that took over what this one held, if it was merged into another. */
    async movedTo(level: 'category' | 'subcategory' | 'subsubcategory', id: number): Promise<number | null> {
      const { rows } = await db.sql.query<{ new_id: number }>(
        'select new_id from category_moves where level = $1 and old_id = $2',
        [level, id],
      )
      return rows[0]?.new_id ?? null
    },
    async version(): Promise<string> {
      const part = (table: string) =>
        `(select count(*) || ' ' || coalesce(max(updated_at)::text, '') || ' ' || coalesce(max(id), 0) from ${table})`
      const { rows } = await db.sql.query<{ version: string }>({
        name: 'taxonomy_version',
        text: `select concat_ws('/', ${['categories', 'subcategories', 'subsubcategories'].map(part).join(', ')}) as version`,
      })
      return rows[0]?.version ?? ''
    },
  }
}
export type TaxonomyRepository = ReturnType<typeof taxonomyRepository>
