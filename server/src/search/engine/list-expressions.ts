import {
  anyOf,
  build,
  countRows,
  type Expression,
  isSet,
  over,
  type ParametersOf,
  sql,
  type SqlBool,
} from '../../platform/db/query'
import type { Counts, SearchRequest } from './search-request'
import { type CategoryLevel, runningFor } from '../../catalogue'
import { hasPharmacist } from '../../directory'
import type { ProductSort } from '@botika/common/products/schema'

/** The most matches that are counted: "2,000+". */
export const MOST_HITS = 2000

export type LevelColumn = `${CategoryLevel}_id`
export const levelColumn = (level: CategoryLevel): LevelColumn => `${level}_id`

const SCOPED = ['category_id', 'subcategory_id', 'subsubcategory_id', 'product_id'] as const
type Scoped = (typeof SCOPED)[number]

export type Values = Partial<
  Record<Scoped | 'pharmacyId' | 'minPrice' | 'maxPrice' | 'offset', number> &
    Record<`${Scoped}s` | 'category' | 'pharmacies', readonly number[]> &
    Record<'isPrescription' | 'inStock', boolean> &
    Record<'query' | 'several', string> & { brands: readonly string[] }
>
export type Parameters = ParametersOf<Values>

const among = (column: Scoped, ids: readonly number[] | undefined) =>
  ids?.length === 1 ? { [column]: ids[0] } : { [`${column}s`]: ids }

export function valuesOf({ query, scope, filters }: SearchRequest, more: Values = {}): Values {
  const values = {
    query,
    ...among('category_id', scope.categoryIds),
    ...among('subcategory_id', scope.subcategoryIds),
    ...among('subsubcategory_id', scope.subsubcategoryIds),
    ...among('product_id', scope.productIds),
    pharmacyId: scope.pharmacyId,
    ...filters,
    category: filters.category?.length ? filters.category : undefined,
    brands: filters.brands?.length ? filters.brands : undefined,
    ...more,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** Of several words the planner sees no value, and keeps one plan: planning took longer than searching. */
export function searchValuesOf(asked: SearchRequest): Values {
  const values = valuesOf(asked)
  const { query, ...others } = values
  // one word may be in half of the catalogue, and a pharmacy's offers few or many
  return query?.includes(' & ') && values.pharmacyId === undefined ? { ...others, several: query } : values
}

const e = over<{ s: 'product_search'; i: 'inventories'; p: 'product_search' }>()
const everywhere = build.selectFrom('product_search as s')

const offersOf = (pharmacyId: Expression<number>) =>
  build
    .selectFrom('inventories as i')
    .innerJoin('product_search as p', 'p.product_id', 'i.product_id')
    .select([
      'p.product_id',
      'p.category_id',
      'p.subcategory_id',
      'p.subsubcategory_id',
      'p.brand',
      'p.is_prescription',
      e('i.quantity', '>', 0).as('in_stock'),
      'i.id as inventory_id',
      promotedPrice(
        { price: e.ref('i.price'), pharmacyId: e.ref('i.pharmacy_id') },
        { id: e.ref('p.product_id'), categoryId: e.ref('p.category_id') },
      ).as('min_price'),
      'p.min_price as lowest_price',
      'p.max_price',
      'p.offers_count',
      'p.version',
      'p.popularity',
      'p.tier',
      'p.ingredients',
      'p.name_sort',
      'p.tsv',
    ])
    .where('i.pharmacy_id', '=', pharmacyId)
    .where('i.status', '=', 'live')
    .where('i.archived_at', 'is', null)
    .where(e.or([e('p.cap', 'is', null), e('i.price', '<=', e.ref('p.cap'))]))
    // of one pharmacy: looked up once, not for each row
    .where((offer) =>
      offer.or([
        offer('p.is_prescription', '=', false),
        offer.exists(
          build
            .selectFrom('pharmacies as ph')
            .select('ph.id')
            .where('ph.id', '=', pharmacyId)
            .where(hasPharmacist('ph')),
        ),
      ]),
    )

export const sourceOf = (values: Values, p: Parameters) =>
  values.pharmacyId === undefined
    ? everywhere
    : (build.selectFrom(offersOf(p.pharmacyId).as('s')) as unknown as typeof everywhere)

export const baseConditions = (values: Values, p: Parameters): Expression<SqlBool>[] => [
  ...(values.query === undefined ? [] : [sql<SqlBool>`${e.ref('s.tsv')} @@ ${p.query}::tsquery`]),
  ...(values.several === undefined
    ? []
    : [sql<SqlBool>`${e.ref('s.tsv')} @@ (select ${p.several}::tsquery)`]),
  ...SCOPED.flatMap((column) => [
    ...(values[column] === undefined ? [] : [e(`s.${column}`, '=', p[column])]),
    ...(values[`${column}s`] === undefined ? [] : [e(`s.${column}`, '=', anyOf(p[`${column}s`]))]),
  ]),
]

export interface Facetted {
  categories: unknown
  brands: unknown
  prescription: unknown
  stock: unknown
  price: unknown
}

/** The filters one by one, so that a facet can leave out its own. */
export function filterConditions(values: Values, level: CategoryLevel, p: Parameters) {
  const conditions = new Map<keyof Facetted, Expression<SqlBool>>()
  if (values.category) conditions.set('categories', e(`s.${levelColumn(level)}`, '=', anyOf(p.category)))
  if (values.brands) conditions.set('brands', e('s.brand', '=', anyOf(p.brands)))
  if (values.isPrescription !== undefined)
    conditions.set('prescription', e('s.is_prescription', '=', p.isPrescription))
  if (values.inStock !== undefined) conditions.set('stock', e('s.in_stock', '=', p.inStock))
  // the addition keeps the planner from walking the price index for a range that holds most rows
  const price = sql<number>`${e.ref('s.min_price')} + 0`
  const prices = [
    ...(values.minPrice === undefined ? [] : [e(price, '>=', p.minPrice)]),
    ...(values.maxPrice === undefined ? [] : [e(price, '<=', p.maxPrice)]),
  ]
  if (prices.length > 0) conditions.set('price', e.and(prices))
  return conditions
}

const byName = sql`${e.ref('s.name_sort')}, ${e.ref('s.product_id')}`
const ORDERS = {
  relevance: sql`${e.ref('s.popularity')} desc nulls last, ${e.ref('s.product_id')}`,
  alphabetical: byName,
  price_asc: sql`${e.ref('s.min_price')}, ${e.ref('s.product_id')}`,
  price_desc: sql`${e.ref('s.min_price')} desc, ${e.ref('s.product_id')} desc`,
  nearest: byName,
}

export const orderOf = (sort: ProductSort) => ORDERS[sort]

export const hitOrderOf = (sort: ProductSort) =>
  sort === 'relevance'
    ? sql`s.score desc, ${e.ref('s.popularity')} desc, ${e.ref('s.product_id')}`
    : orderOf(sort)

interface Chosen {
  product_id: number
  inventory_id: number
  version: number
  lowest_price: number
  max_price: number
  offers_count: number
}

/** The lines of a page as the text of one array; `order` may use the columns of `chosen`, as `s`. */
export const linesOf = (chosen: Expression<Chosen>, order: Expression<unknown>) =>
  build
    .selectFrom(sql<Chosen>`${chosen}`.as<'s'>('s'))
    .innerJoin('inventories as i', 'i.id', 's.inventory_id')
    .select((e) =>
      sql<string | null>`array_agg(array[${e.ref('s.product_id')}, ${e.ref('s.version')}, ${e.ref('i.id')},
        ${e.ref('i.pharmacy_id')}, ${e.ref('i.price')}, ${e.ref('i.quantity')}, ${e.ref('s.lowest_price')},
        ${e.ref('s.max_price')}, ${e.ref('s.offers_count')}] order by ${order})::text`.as('lines'),
    )

type Numbers<Name extends string> = Record<Name, Expression<number | null>>

/** The price of one piece with the best promotion, in whole centavos, as the pricing module has it. */
export function promotedPrice(
  { price, pharmacyId }: Numbers<'price' | 'pharmacyId'>,
  product: Numbers<'id' | 'categoryId'>,
) {
  const { ref } = over<{ promotion: 'promotions' }>()
  const value = ref('promotion.value')
  const best = runningFor(pharmacyId, product).select(
    sql`min(case ${ref('promotion.kind')}
      when 'percent' then (2 * ${price}::bigint * greatest(0, 10000 - ${value}) + 10000) / 20000
      else greatest(0, ${price} - ${value}) end)::int`.as('price'),
  )
  return sql<number>`least(${price}, ${best})`
}

export type SetName = 'm' | `m_${keyof Facetted}`

// every set has columns of the search rows, under their names
const counted = over<{ m: 'product_search' }>()
const setOf = (name: SetName) => counted.selectFrom(`${name} as m` as 'product_search as m')

function list(name: 'brand' | LevelColumn, from: SetName, most: number) {
  const column = counted.ref(`m.${name}`)
  const found = setOf(from)
    .select([sql`${column}`.as('k'), countRows.as('n')])
    .where(isSet(column))
    .groupBy('k')
    .orderBy('n', 'desc')
    .orderBy('k')
    .limit(most)
  return sql`(select coalesce(json_agg(json_build_array(f.k, f.n) order by f.n desc, f.k), '[]') from ${found} f)`
}

const yesAndNo = (column: Expression<boolean>) =>
  sql`json_build_array(count(*) filter (where ${column}), count(*) filter (where not ${column}))`

const prescription = yesAndNo(counted.ref('m.is_prescription'))
const stock = yesAndNo(counted.ref('m.in_stock'))
const price = sql`json_build_array(min(${counted.ref('m.min_price')}), max(${counted.ref('m.min_price')}))`

const one = (value: Expression<unknown>, from: SetName) => setOf(from).select(sql`${value}`.as('value'))

export const FACETS: Record<
  keyof Facetted,
  (from: SetName, categoryColumn: LevelColumn) => Expression<unknown>
> = {
  categories: (from, column) => list(column, from, 50),
  brands: (from) => list('brand', from, 30),
  prescription: (from) => one(prescription, from),
  stock: (from) => one(stock, from),
  price: (from) => one(price, from),
}

/** The number of matches, and every facet that a sum can tell, in one pass. */
export const SUMS = one(sql`json_build_array(count(*), ${prescription}, ${stock}, ${price})`, 'm')

type Pair<T> = [T, T]

export interface CountRow {
  sums: [number, Pair<number>, Pair<number>, Pair<number | null>]
  categories: [number, number][]
  brands: [string, number][]
  prescription?: Pair<number>
  stock?: Pair<number>
  price?: Pair<number | null>
}

/** The counts in the answer; `most` matches mean that there are more. */
export function countsFrom(row: CountRow, most: number): Counts {
  const [total, prescription, stock, price] = row.sums
  const [yes, no] = row.prescription ?? prescription
  const [has, hasNot] = row.stock ?? stock
  const [min, max] = row.price ?? price
  return {
    total,
    isCapped: total >= most,
    categories: row.categories,
    brands: row.brands,
    prescription: { yes, no },
    stock: { yes: has, no: hasNot },
    price: { min, max },
  }
}
