import type { ProductSort } from '@botika/common/products/schema'
import {
  anyOf,
  build,
  type Expression,
  over,
  type ParametersOf,
  sql,
  type SqlBool,
} from '../../platform/db/query'
import type { CategoryLevel } from '../../catalogue'
import type { SearchRequest } from './search-request'
import { promotedPrice } from './price-expressions'

/** More matches than this are not counted: "2,000+". */
export const MOST_HITS = 2000

export type LevelColumn = `${CategoryLevel}_id`
export const levelColumn = (level: CategoryLevel): LevelColumn => `${level}_id`

const SCOPED = ['category_id', 'subcategory_id', 'subsubcategory_id', 'product_id'] as const
type Scoped = (typeof SCOPED)[number]

/** What varies within one shape of a statement; what is not asked for is not there. */
export type Values = Partial<
  Record<Scoped | 'pharmacyId' | 'minPrice' | 'maxPrice' | 'offset', number> &
    Record<`${Scoped}s` | 'category' | 'pharmacies', readonly number[]> &
    Record<'isPrescription' | 'inStock', boolean> & { query: string; brands: readonly string[] }
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

const e = over<{ s: 'product_search'; i: 'inventories'; p: 'product_search' }>()
const everywhere = build.selectFrom('product_search as s')

/** What one pharmacy offers, in the shape of the search rows; `lowest_price` is that of all pharmacies. */
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

/** Rows `s` to choose from: every product with its chosen offer, or one pharmacy's own offers in the same shape. */
export const sourceOf = (values: Values, p: Parameters) =>
  values.pharmacyId === undefined
    ? everywhere
    : (build.selectFrom(offersOf(p.pharmacyId).as('s')) as unknown as typeof everywhere)

/** Conditions of the place where the list lies, and of the words searched. */
export const baseConditions = (values: Values, p: Parameters): Expression<SqlBool>[] => [
  ...(values.query === undefined ? [] : [sql<SqlBool>`${e.ref('s.tsv')} @@ ${p.query}::tsquery`]),
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

/** The order of a list that is read along an index. */
export const orderOf = (sort: ProductSort) => ORDERS[sort]

/** The order of hits that are all at hand. */
export const hitOrderOf = (sort: ProductSort) =>
  sort === 'relevance'
    ? sql`s.score desc, ${e.ref('s.popularity')} desc, ${e.ref('s.product_id')}`
    : orderOf(sort)

/** What lines are made of: products with the offers to show. */
interface Chosen {
  product_id: number
  inventory_id: number
  version: number
  lowest_price: number
  max_price: number
  offers_count: number
}

/**
 * Lines of a page: chosen products and offers as they are now, as the text of one array. `order` may use the columns of
 * `chosen`, as `s`.
 */
export const linesOf = (chosen: Expression<Chosen>, order: Expression<unknown>) =>
  build
    .selectFrom(sql<Chosen>`${chosen}`.as<'s'>('s'))
    .innerJoin('inventories as i', 'i.id', 's.inventory_id')
    .select((e) =>
      sql<string | null>`array_agg(array[${e.ref('s.product_id')}, ${e.ref('s.version')}, ${e.ref('i.id')},
        ${e.ref('i.pharmacy_id')}, ${e.ref('i.price')}, ${e.ref('i.quantity')}, ${e.ref('s.lowest_price')},
        ${e.ref('s.max_price')}, ${e.ref('s.offers_count')}] order by ${order})::text`.as('lines'),
    )
