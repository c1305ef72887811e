import type { ProductCard, ProductPage } from '@botika/common/products/schema'

const SHOWN = [
  'id',
  'name',
  'generic_name',
  'brand',
  'strength',
  'dosage_form',
  'pack_size',
  'unit_count',
  'image',
  'is_prescription',
  'is_sc_discountable',
  'subcategory_name',
  'inventory_id',
  'pharmacy_id',
  'pharmacy_name',
  'pharmacy_city',
  'selling_price',
  'quantity',
  'original_price',
  'discount_percent',
  'offers_count',
  'distance_km',
] as const satisfies readonly (keyof ProductCard)[]

export type CardProduct = Pick<ProductCard, (typeof SHOWN)[number]>

const PAGE = ['total', 'total_is_capped', 'current_page', 'last_page', 'facets', 'search'] as const
export type CardPage = Pick<ProductPage, (typeof PAGE)[number]> & { data: CardProduct[] }

const pick = <T, K extends keyof T>(from: T, names: readonly K[]) =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]]))) as Pick<
    T,
    K
  >

/** Only what cards show: the data is sent once more beside the markup. */
export const cardData = (product: ProductCard): CardProduct => pick(product, SHOWN)

export const cardPage = (page: ProductPage): CardPage => ({
  data: page.data.map(cardData),
  ...pick(page, PAGE),
})

const ROW = 4
const MOST = 2 * ROW

export function fullRows<T>(items: readonly T[]): T[] {
  const rows = Math.floor(Math.min(items.length, MOST) / ROW)
  return items.slice(0, rows === 0 ? items.length : rows * ROW)
}
