import type { Database } from '../../platform'
import {
  type Aliased,
  anyOf,
  build,
  countRows,
  type Expression,
  named,
  over,
  rowOf,
  shaped,
  sql,
  type SqlBool,
} from '../../platform/db/query'
import { CARD_COLUMNS, type CardFacts, type Line } from '../../catalogue'
import type { SearchRequest, Counts, Total } from './search-request'
import {
  baseConditions,
  type CountRow,
  countsFrom,
  FACETS,
  type Facetted,
  filterConditions,
  hitOrderOf,
  levelColumn,
  linesOf,
  MOST_HITS,
  orderOf,
  type Parameters,
  searchValuesOf,
  type SetName,
  sourceOf,
  SUMS,
  type Values,
  valuesOf,
} from './list-expressions'
import { hasPharmacist } from '../../directory'
import { lineReader } from './line-repository'

export * from './refresh-repository'
export { queueContextChanges } from './context-repository'

export interface Chosen {
  product_id: number
  inventory_id: number
}

type Pairs = [productId: number, inventoryId: number][]
type OfferTuple = [productId: number, inventoryId: number, pharmacyId: number, price: number]

const chosenFrom = (pairs: Pairs): Chosen[] =>
  pairs.map(([product_id, inventory_id]) => ({ product_id, inventory_id }))

const e = over<{ s: 'product_search'; i: 'inventories' }>()

const isUnattended = e.exists(
  e
    .selectFrom('pharmacies as ph')
    .select('ph.id')
    .whereRef('ph.id', '=', 'i.pharmacy_id')
    .where((ph) => ph.not(hasPharmacist('ph'))),
)

const SCORE = sql<number>`ts_rank('{0.02,0.15,0.5,1}', ${e.ref('s.tsv')}, q.q, 1)
  * case when ${e.ref('s.in_stock')} then 1 else 0.7 end * case when ${e.ref('s.ingredients')} > 1 then 0.85 else 1 end
  + 0.004 * ln(1 + ${e.ref('s.popularity')})`

// up to here the rows of a page cost less than a second look at them
const FAR = 500

const LEVELS = ['s.category_id', 's.subcategory_id', 's.subsubcategory_id'] as const
const COUNTED = [
  's.product_id',
  ...LEVELS,
  's.brand',
  's.is_prescription',
  's.in_stock',
  's.min_price',
] as const
const LINED = ['s.product_id', 's.max_price', 's.offers_count', 's.version'] as const

const pairsOf = (rows: Expression<Chosen>) =>
  sql<Pairs>`(select coalesce(json_agg(json_build_array(p.product_id, p.inventory_id)), '[]') from ${rows} p)`

const findFacts = named<{ ids: readonly number[] }>()('search_facts', (p) =>
  build.selectFrom('products as p').select(CARD_COLUMNS).where('p.id', '=', anyOf(p.ids)),
)

/** Whether offer `i` of product `s` is in stock and for sale. */
const inStock = e.and([
  e('i.status', '=', 'live'),
  e('i.archived_at', 'is', null),
  e('i.quantity', '>', 0),
  e.or([e('s.cap', 'is', null), e('i.price', '<=', e.ref('s.cap'))]),
  e.or([e('s.is_prescription', '=', false), e.not(isUnattended)]),
])

function partsOf({ scope: { level } }: SearchRequest, values: Values, p: Parameters) {
  const source = sourceOf(values, p)
  const base = baseConditions(values, p)
  const filters = filterConditions(values, level, p)
  return { source, base, filters, chosen: source.where(e.and([...base, ...filters.values()])) }
}
type Source = ReturnType<typeof sourceOf>

/** The rows by tier: the most popular first where there are too many. */
const byTier = <Row>(write: (tier: Source) => Expression<Row>, rows: Source) => {
  const [top, others] = [1, 0].map((tier) => write(rows.where('s.tier', '=', tier).limit(MOST_HITS)))
  return sql<Row>`(${top} union all ${others})`
}

function hits(rows: Source, query: Expression<string> | null) {
  const narrow = (tier: Source) =>
    tier.select([...COUNTED, 's.inventory_id', 's.popularity', 's.ingredients', 's.name_sort', 's.tsv'])
  const few = build.selectFrom(byTier(narrow, rows).as<'z'>('z')).selectAll().limit(MOST_HITS).as('s')
  const asked = sql<{ q: string }>`(select ${query}::tsquery as q)`.as<'q'>('q')
  return build
    .selectFrom(query ? [few, asked] : [few])
    .select([...COUNTED, 's.inventory_id', 's.popularity', 's.name_sort'])
    .select((query ? SCORE : sql<number>`0`).as('score'))
}

const withSet = (query: typeof build, name: SetName, rows: Expression<object>) =>
  query.with(
    (set) => set(name).materialized(),
    () => rows,
  ) as unknown as typeof build

function counting(
  { scope: { level }, isBare }: SearchRequest,
  { source, base, filters, chosen }: ReturnType<typeof partsOf>,
  write: (rows: Source, name: SetName) => Expression<object>,
) {
  let query = withSet(build, 'm', write(chosen, 'm'))
  const columns: Aliased[] = [SUMS.as('sums')]
  for (const [facet, count] of Object.entries(FACETS) as [keyof Facetted, (typeof FACETS)['price']][]) {
    const own = filters.get(facet)
    const isList = facet === 'categories' || facet === 'brands'
    if (own && !isBare) {
      const others = [...filters.values()].filter((condition) => condition !== own)
      query = withSet(query, `m_${facet}`, write(source.where(e.and([...base, ...others])), `m_${facet}`))
    }
    if (isBare && isList) columns.push(sql`'[]'::json`.as(facet))
    else if (!isBare && (own || isList))
      columns.push(sql`${count(own ? `m_${facet}` : 'm', levelColumn(level))}`.as(facet))
  }
  return { query, columns }
}

function walked(
  { sort, limit, offset }: SearchRequest,
  { pharmacyId }: Values,
  chosen: Source,
  p: Parameters,
) {
  const isNear = offset < FAR
  // the pages that people turn to are statements of their own: without a value they are planned once
  const page = chosen
    .orderBy(orderOf(sort))
    .limit(limit)
    .offset(isNear ? offset : p.offset)
  const lined = (rows: Source) =>
    rows.select([...LINED, 's.inventory_id', 's.popularity', 's.name_sort', 's.min_price'])
  if (pharmacyId !== undefined)
    return lined(page).select(e.ref('s.lowest_price' as 's.min_price').as('lowest_price'))
  if (isNear) return lined(page).select('s.min_price as lowest_price')
  // pages far behind are reached within the index alone; only the rows of the page are then looked up
  const found = build.selectFrom(page.select('s.product_id').as('n'))
  const rows = found.innerJoin('product_search as s', 's.product_id', 'n.product_id')
  return lined(rows as unknown as Source).select('s.min_price as lowest_price')
}

export interface Matched {
  counts: Counts
  chosen: Chosen[]
}

export interface Offered extends Chosen {
  pharmacy_id: number
  price: number
}

interface Given {
  products: readonly number[]
  inventories?: readonly number[]
}

function byDistance(db: Database, pages: ReturnType<typeof shaped<Values>>) {
  return {
    async offersOf(asked: SearchRequest): Promise<Offered[]> {
      const values = valuesOf(asked)
      const statement = pages(`offers ${asked.scope.level}`, values, (p) => {
        const offers = partsOf(asked, values, p)
          .chosen.innerJoin('inventories as i', 'i.product_id', 's.product_id')
          .where(inStock)
        return offers.select(
          sql<OfferTuple[]>`coalesce(json_agg(json_build_array(${e.ref('s.product_id')}, ${e.ref('i.id')},
            ${e.ref('i.pharmacy_id')}, ${e.ref('i.price')})), '[]')`.as('offers'),
        )
      })
      const { rows } = await db.sql.query<{ offers: OfferTuple[] }>(statement)
      return (rows[0]?.offers ?? []).map(([product_id, inventory_id, pharmacy_id, price]) => ({
        product_id,
        inventory_id,
        pharmacy_id,
        price,
      }))
    },

    /** A page by distance among offers in stock, nearest first, and how many products these pharmacies have. */
    async nearest(asked: SearchRequest, pharmacies: readonly number[]) {
      const { scope, limit, offset } = asked
      const values = valuesOf(asked, { pharmacies })
      const statement = pages(`${scope.level} ${limit} ${offset}`, values, (p) => {
        const matches = partsOf(asked, values, p).chosen.select([
          's.product_id',
          's.cap',
          's.is_prescription',
        ])
        // their place in the list tells how near they are
        const near = sql<{
          id: number
          km: number
        }>`unnest(${p.pharmacies}::int[]) with ordinality`.as<'n'>(sql`n(id, km)`)
        const found = build.with(
          (set) => set('near').materialized(),
          (query) =>
            query
              .selectFrom(near)
              .innerJoin('inventories as i', 'i.pharmacy_id', 'n.id')
              .innerJoin(matches.as('s'), 's.product_id', 'i.product_id')
              .where(inStock)
              // of each pharmacy's offers only these are read, in one pass of the index
              .$if(values.product_ids !== undefined, (few) =>
                few.where('i.product_id', '=', anyOf(p.product_ids)),
              )
              .distinctOn('i.product_id')
              .select(['i.product_id', 'i.id as inventory_id', 'n.km'])
              .orderBy('i.product_id')
              .orderBy('n.km')
              .orderBy('i.price')
              .orderBy('i.id'),
        )
        return found.selectNoFrom((e) => [
          e.selectFrom('near').select(countRows.as('n')).as('found'),
          pairsOf(
            e.selectFrom('near').selectAll().orderBy('km').orderBy('product_id').limit(limit).offset(offset),
          ).as('chosen'),
        ])
      })
      const { rows } = await db.sql.query<{ found: number; chosen: Pairs }>(statement)
      return { found: rows[0]?.found ?? 0, chosen: chosenFrom(rows[0]?.chosen ?? []) }
    },

    async beyond(asked: SearchRequest, pharmacies: readonly number[]): Promise<Chosen[]> {
      const { scope, limit, offset } = asked
      const values = valuesOf(asked, { pharmacies })
      const statement = pages(`beyond ${scope.level} ${limit} ${offset}`, values, (p) =>
        partsOf(asked, values, p)
          .chosen.where((s) =>
            s.not(
              s.exists(
                s
                  .selectFrom('inventories as i')
                  .select('i.id')
                  .whereRef('i.product_id', '=', 's.product_id')
                  .where(inStock)
                  .where('i.pharmacy_id', '=', anyOf(p.pharmacies)),
              ),
            ),
          )
          .select(['s.product_id', 's.inventory_id'])
          .orderBy(orderOf('alphabetical'))
          .limit(limit)
          .offset(offset),
      )
      return (await db.sql.query<Chosen & object>(statement)).rows
    },
  }
}

export function searchRepository(db: Database) {
  const readLines = lineReader(db)
  const counts = shaped<Values>('counts', 0)
  const searches = shaped<Values>('search', 100)
  const lists = shaped<Values>('lines', 200)
  const pages = shaped<Values>('pages', 0)
  const given = shaped<Given>('given', 2)

  async function linesOfGiven(values: Given): Promise<readonly Line[]> {
    if (values.products.length === 0) return []
    const statement = given('', values, (p) => {
      const [columns, inventoryId, lists] = values.inventories
        ? [
            sql`t(product_id, inventory_id, n)`,
            't.inventory_id' as const,
            sql`${p.products}::int[], ${p.inventories}::int[]`,
          ]
        : [sql`t(product_id, n)`, 's.inventory_id' as const, sql`${p.products}::int[]`]
      const rows = build
        .selectFrom(sql<Chosen & { n: number }>`unnest(${lists}) with ordinality`.as<'t'>(columns))
        .innerJoin('product_search as s', 's.product_id', 't.product_id')
        .select([...LINED, inventoryId, 't.n', 's.min_price as lowest_price'])
      return linesOf(rows, sql`s.n`)
    })
    return readLines(statement)
  }

  return {
    async countAll(asked: SearchRequest): Promise<Counts> {
      const values = valuesOf(asked)
      const { level } = asked.scope
      const statement = counts(`${level} ${asked.isBare}`, values, (p) => {
        const { query, columns } = counting(asked, partsOf(asked, values, p), (rows) => rows.select(COUNTED))
        return query.selectNoFrom(columns)
      })
      const { rows } = await db.sql.query<CountRow & object>(statement)
      return countsFrom(rows[0] as CountRow, Infinity)
    },

    /** The page and counts of a search, or all its matches to sort by distance: at most 2,000 are looked at. */
    async search(asked: SearchRequest): Promise<Matched> {
      const values = searchValuesOf(asked)
      const { scope, sort, limit, offset, isBare } = asked
      const shape = `${scope.level} ${sort} ${limit} ${offset} ${isBare}`
      const statement = searches(shape, values, (p) => {
        const { query, columns } = counting(asked, partsOf(asked, values, p), (rows, name) =>
          hits(rows, name === 'm' ? (values.several ? p.several : p.query) : null),
        )
        const matches = build
          .selectFrom('m as s' as 'product_search as s')
          .select(['s.product_id', 's.inventory_id'])
        const page = matches.orderBy(hitOrderOf(sort)).limit(limit).offset(offset)
        return query.selectNoFrom([...columns, pairsOf(sort === 'nearest' ? matches : page).as('chosen')])
      })
      const { rows } = await db.sql.query<CountRow & { chosen: Pairs }>(statement)
      const row = rows[0] as CountRow & { chosen: Pairs }
      return { counts: countsFrom(row, MOST_HITS), chosen: chosenFrom(row.chosen) }
    },

    async total(query: string): Promise<Total> {
      const matches = build
        .selectFrom('product_search as s')
        .select('s.product_id')
        .where(sql<SqlBool>`${e.ref('s.tsv')} @@ ${query}::tsquery`)
        .limit(MOST_HITS)
      const found = await rowOf(db, build.selectFrom(matches.as('m')).select(countRows.as('total')))
      const total = found?.total ?? 0
      return { total, isCapped: total >= MOST_HITS }
    },

    async walk(asked: SearchRequest): Promise<readonly Line[]> {
      const { scope, sort, limit, offset } = asked
      const values = valuesOf(asked, offset < FAR ? {} : { offset })
      const shape = `${scope.level} ${sort} ${limit} ${Math.min(offset, FAR)}`
      const write = asked.query === undefined ? lists : pages
      return readLines(
        write(shape, values, (p) =>
          linesOf(walked(asked, values, partsOf(asked, values, p).chosen, p), orderOf(sort)),
        ),
      )
    },

    linesOf: (chosen: readonly Chosen[]): Promise<readonly Line[]> =>
      linesOfGiven({
        products: chosen.map((one) => one.product_id),
        inventories: chosen.map((one) => one.inventory_id),
      }),

    linesOfProducts: (products: readonly number[]): Promise<readonly Line[]> => linesOfGiven({ products }),

    facts: (ids: readonly number[]): Promise<CardFacts[]> => findFacts(db, { ids }),

    ...byDistance(db, pages),
  }
}
export type SearchRepository = ReturnType<typeof searchRepository>
