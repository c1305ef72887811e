import { type Database, sortingOf } from '../../platform'
import {
  anyOf,
  build,
  type Columns,
  countRows,
  likeOf,
  pageOf,
  rowOf,
  type RowOf,
  rowsOf,
  sql,
  type SqlBool,
  wordsOf,
} from '../../platform/db/query'

export const compared = build
  .selectFrom('products as p')
  .select(['p.id', 'p.name', 'p.generic_name', 'p.brand', 'p.manufacturer', 'p.strength', 'p.dosage_form'])
  .select((e) => [
    'p.pack_size',
    'p.registration_number',
    'p.image',
    e
      .selectFrom('inventories as i')
      .select(countRows.as('n'))
      .whereRef('i.product_id', '=', 'p.id')
      .where('i.archived_at', 'is', null)
      .$asScalar()
      .$notNull()
      .as('offers_count'),
  ])

export type DuplicateRow = RowOf<typeof compared>

export interface DuplicateGroup {
  name: string
  is_same_pack: boolean
  ids: number[]
}

export interface DuplicatesRequest {
  page: number
  per_page: number
  keyword?: string | undefined
  sort?: string | undefined
  same_pack?: boolean | undefined
}

const products = build.selectFrom('products as p')
type Product = Columns<typeof products>

// a medicine by what RA 6675 compares and its brand; other goods by their name
const keyOf = (e: Product) =>
  sql<string>`coalesce(${e.ref('p.equivalence_key')} || '|' || lower(coalesce(${e.ref('p.brand')}, '')), 'name|' || lower(${e.ref('p.name')}))`
const hashOf = (e: Product) => sql<number>`hashtextextended(${keyOf(e)}, 0)`
const packOf = (e: Product) => sql<string>`lower(coalesce(${e.ref('p.pack_size')}, ''))`

const SORTS = { name: 'lower(name)' } as const

const MOST_SHOWN = 20

function groupsBy({ keyword, same_pack, sort, ...asked }: DuplicatesRequest) {
  const sorting = sortingOf(SORTS, sort)
  const { limit, offset } = pageOf(asked)
  const chosen = products.where('p.archived_at', 'is', null).where((e) =>
    e.and(
      wordsOf(keyword).map((word) => {
        const text = sql`concat_ws(' ', ${e.ref('p.name')}, ${e.ref('p.generic_name')}, ${e.ref('p.brand')})`
        return sql<SqlBool>`unaccent(lower(${text})) like unaccent(${likeOf(word)})`
      }),
    ),
  )
  // which keys come twice is found by their hashes, so that the texts of all others are never sorted
  const twice = chosen
    .select((e) => hashOf(e).as('hash'))
    .groupBy(hashOf)
    .having((e) => e.fn.countAll<number>(), '>', 1)
  const groups = chosen
    .select((e) => [
      e.fn.min('p.name').as('name'),
      sql<boolean>`min(${packOf(e)}) = max(${packOf(e)})`.as('is_same_pack'),
      e.fn.countAll<number>().as('size'),
      sql<number[]>`array_agg(${e.ref('p.id')} order by ${e.ref('p.id')})`.as('ids'),
    ])
    .where((e) => e(hashOf(e), 'in', sql<number>`(select hash from twice)`))
    .groupBy(keyOf)
    .having((e) => e.fn.countAll<number>(), '>', 1)
  return build
    .with(
      (cte) => cte('twice').materialized(),
      () => twice,
    )
    .with(
      (cte) => cte('groups').materialized(),
      () => groups,
    )
    .with('asked', (query) => {
      const all = query.selectFrom('groups').selectAll()
      return same_pack === undefined ? all : all.where('is_same_pack', '=', same_pack)
    })
    .with('page', (query) => {
      const all = query
        .selectFrom('asked')
        .select((e) => [
          'name',
          'is_same_pack',
          sql<number[]>`(${e.ref('ids')})[1:${sql.lit(MOST_SHOWN)}]`.as('ids'),
        ])
      const sorted = sorting
        ? all.orderBy((e) => e.fn<string>('lower', ['name']), sorting.isDown ? 'desc' : 'asc')
        : all
      return sorted
        .orderBy('is_same_pack', 'desc')
        .orderBy('size', 'desc')
        .orderBy((e) => sql`(${e.ref('asked.ids')})[1]`)
        .limit(limit)
        .offset(offset)
    })
    .selectNoFrom((e) => [
      e.selectFrom('asked').select(countRows.as('n')).$asScalar().$notNull().as('total'),
      sql<DuplicateGroup[]>`(select coalesce(json_agg(page), '[]') from page)`.as('found'),
    ])
}

export function duplicatesRepository(db: Database) {
  return {
    async groups(asked: DuplicatesRequest): Promise<{ rows: DuplicateGroup[]; total: number }> {
      const found = await rowOf(db, groupsBy(asked))
      return { rows: found?.found ?? [], total: found?.total ?? 0 }
    },

    products: (ids: readonly number[]): Promise<DuplicateRow[]> =>
      rowsOf(db, compared.where('p.id', '=', anyOf(ids)).orderBy('offers_count', 'desc').orderBy('p.id')),
  }
}
export type DuplicatesRepository = ReturnType<typeof duplicatesRepository>
