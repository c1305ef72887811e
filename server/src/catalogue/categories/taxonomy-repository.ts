import type { Database } from '../../platform'
import { build, countRows, named, rowOf, type RowOf, rowsOf, sql } from '../../platform/db/query'

const COLUMNS = ['id', 'name', 'slug', 'image', 'position', 'created_at', 'updated_at'] as const
const byName = sql`lower(name)`

const categories = build
  .selectFrom('categories')
  .select(COLUMNS)
  .orderBy('position')
  .orderBy(byName)
  .orderBy('id')
const subcategories = build
  .selectFrom('subcategories')
  .select(COLUMNS)
  .select('category_id')
  .orderBy('position')
  .orderBy(byName)
  .orderBy('id')
const subsubcategories = build
  .selectFrom('subsubcategories')
  .select(COLUMNS)
  .select('subcategory_id')
  .orderBy('position')
  .orderBy(byName)
  .orderBy('id')

export type CategoryRow = RowOf<typeof categories>
export type SubcategoryRow = RowOf<typeof subcategories>
export type SubsubcategoryRow = RowOf<typeof subsubcategories>

const versionOf = (table: 'categories' | 'subcategories' | 'subsubcategories') =>
  build
    .selectFrom(table)
    .select((e) =>
      sql<string>`count(*) || ' ' || coalesce(max(${e.ref('updated_at')})::text, '') || ' ' || coalesce(max(${e.ref('id')}), 0)`.as(
        'version',
      ),
    )

const findVersion = named<object>()('taxonomy_version', () =>
  build.selectNoFrom([
    versionOf('categories').as('categories'),
    versionOf('subcategories').as('subcategories'),
    versionOf('subsubcategories').as('subsubcategories'),
  ]),
)

export function taxonomyRepository(db: Database) {
  return {
    async tree() {
      const [all, below, lowest] = await Promise.all([
        rowsOf(db, categories),
        rowsOf(db, subcategories),
        rowsOf(db, subsubcategories),
      ])
      return { categories: all, subcategories: below, subsubcategories: lowest }
    },
    async counts() {
      const rows = await rowsOf(
        db,
        build
          .selectFrom('product_search')
          .select((e) => {
            const [category, sub, subsub] = [
              e.ref('category_id'),
              e.ref('subcategory_id'),
              e.ref('subsubcategory_id'),
            ]
            return [
              sql<number>`grouping(${category}, ${sub}, ${subsub})`.as('level'),
              sql<number | null>`coalesce(${category}, ${sub}, ${subsub})`.as('id'),
              countRows.as('n'),
            ]
          })
          .groupBy((e) => {
            const [category, sub, subsub] = [
              e.ref('category_id'),
              e.ref('subcategory_id'),
              e.ref('subsubcategory_id'),
            ]
            return sql`grouping sets ((${category}), (${sub}), (${subsub}))`
          }),
      )
      const at = (level: number) =>
        new Map(
          rows.flatMap((row) => (row.level === level && row.id !== null ? [[row.id, row.n] as const] : [])),
        )
      return { categories: at(0b011), subcategories: at(0b101), subsubcategories: at(0b110) }
    },
    async movedTo(level: 'category' | 'subcategory' | 'subsubcategory', id: number): Promise<number | null> {
      const found = await rowOf(
        db,
        build
          .selectFrom('category_moves')
          .select('new_id')
          .where('level', '=', level)
          .where('old_id', '=', id),
      )
      return found?.new_id ?? null
    },
    async version(): Promise<string> {
      const [found] = await findVersion(db, {})
      return Object.values(found ?? {}).join('/')
    },
  }
}
export type TaxonomyRepository = ReturnType<typeof taxonomyRepository>
