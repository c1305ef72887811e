import type { Bind } from '../../platform'
import type { ProductSort } from '@botika/common/products/schema'
import type { CategoryLevel } from '../../catalogue'
import type { Filters, Scope } from './asked'
import { promotedPrice } from './promoted-price'

/** More matches than this are not counted: "2,000+". */
export const MOST_HITS = 2000

export const levelColumn = (level: CategoryLevel) => `${level}_id` as const

/** Rows to choose from: every product with its chosen offer, or one pharmacy's own offers in the same shape. */
export function sourceOf(scope: Scope, bind: Bind): string {
  if (scope.pharmacyId === undefined) return 'product_search'
  return `(select p.product_id, p.category_id, p.subcategory_id, p.subsubcategory_id, p.brand, p.is_prescription,
      i.quantity > 0 as in_stock, i.id as inventory_id, ${promotedPrice('i', 'p')} as min_price,
      p.min_price as lowest_price, p.max_price, p.offers_count, p.version, p.popularity, p.tier, p.ingredients, p.name_sort, p.tsv
    from inventories i join product_search p using (product_id)
    where i.pharmacy_id = ${bind(scope.pharmacyId)} and i.status = 'live' and i.archived_at is null
      and (p.cap is null or i.price <= p.cap))`
}

/** Conditions of the place where the list lies, and of the words searched. */
export function baseConditions(scope: Scope, query: string | undefined, bind: Bind): string[] {
  const conditions: string[] = []
  if (query !== undefined) conditions.push(`s.tsv @@ ${bind(query)}::tsquery`)
  const among = (column: string, ids: readonly number[] | undefined) => {
    if (!ids) return
    const [only] = ids
    conditions.push(
      ids.length === 1 ? `s.${column} = ${bind(only)}` : `s.${column} = any(${bind(ids)}::int[])`,
    )
  }
  among('category_id', scope.categoryIds)
  among('subcategory_id', scope.subcategoryIds)
  among('subsubcategory_id', scope.subsubcategoryIds)
  among('product_id', scope.productIds)
  return conditions
}

/** The filters one by one, so that a facet can leave out its own. */
export function filterConditions(
  filters: Filters,
  level: CategoryLevel,
  bind: Bind,
): Map<keyof Facetted, string> {
  const { category, brands, isPrescription, inStock, minPrice, maxPrice } = filters
  const conditions = new Map<keyof Facetted, string>()
  if (category?.length)
    conditions.set('categories', `s.${levelColumn(level)} = any(${bind(category)}::int[])`)
  if (brands?.length) conditions.set('brands', `s.brand = any(${bind(brands)}::text[])`)
  if (isPrescription !== undefined)
    conditions.set('prescription', `s.is_prescription = ${bind(isPrescription)}`)
  if (inStock !== undefined) conditions.set('stock', `s.in_stock = ${bind(inStock)}`)
  const prices = [
    ...(minPrice === undefined ? [] : [`s.min_price + 0 >= ${bind(minPrice)}`]),
    ...(maxPrice === undefined ? [] : [`s.min_price + 0 <= ${bind(maxPrice)}`]),
  ]
  // the addition keeps the planner from walking the price index for a range that holds most rows
  if (prices.length > 0) conditions.set('price', prices.join(' and '))
  return conditions
}

export interface Facetted {
  categories: unknown
  brands: unknown
  prescription: unknown
  stock: unknown
  price: unknown
}

export const whereOf = (conditions: readonly string[]) =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''

/** The order of a list that is read along an index. */
export const orderOf = (sort: ProductSort): string =>
  ({
    relevance: 's.popularity desc nulls last, s.product_id',
    alphabetical: 's.name_sort, s.product_id',
    price_asc: 's.min_price, s.product_id',
    price_desc: 's.min_price desc, s.product_id desc',
    nearest: 's.name_sort, s.product_id',
  })[sort]

/** The column that `orderOf` needs beside the product's id. */
export const orderColumnOf = (sort: ProductSort) =>
  sort === 'relevance'
    ? 'popularity'
    : sort === 'price_asc' || sort === 'price_desc'
      ? 'min_price'
      : 'name_sort'

/** The order of hits that are all at hand. */
export const hitOrderOf = (sort: ProductSort): string =>
  sort === 'relevance' ? 's.score desc, s.popularity desc, s.product_id' : orderOf(sort)

/** Columns of a card that belong to the product itself. */
export const FACT_COLUMNS = `p.id, p.name, p.slug, p.generic_name, p.brand, p.strength, p.dosage_form, p.pack_size,
  p.unit_count, p.image, p.is_prescription, p.is_sc_discountable, p.is_vat_exempt, p.category_id, p.subcategory_id,
  p.subsubcategory_id, p.rating_average, p.rating_count, p.created_at, p.updated_at`

/**
 * Lines of a page: a subquery's products and offers as they are now, as the text of one array. `order` may use the
 * subquery's columns.
 */
export const linesOf = (chosen: string, order: string) =>
  `select array_agg(array[s.product_id, s.version, i.id, i.pharmacy_id, i.price,
    i.quantity, s.lowest_price, s.max_price, s.offers_count] order by ${order})::text
  from (${chosen}) s join inventories i on i.id = s.inventory_id`
