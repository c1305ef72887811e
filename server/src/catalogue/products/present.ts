import { kmFrom, type PharmacyDirectory, type PharmacyList, type Position, roundKm } from '../../directory'
import type { CategoryLevel, Taxonomy, Tree } from '../categories/taxonomy'
import type { PromotionsFor, RunningPromotions } from './promotions'
import { promotionPrice } from '@botika/common/pricing/cart'
import { percentOff } from '@botika/common/pricing/percent-off'
import { toPesos } from '@botika/common/money'
import { pick } from '@botika/common/pick'
import { FACT_NAMES, LISTED_FACTS } from '@botika/common/products/facts'
import type { Product, ProductCard } from '@botika/common/products/schema'
import type { CardFacts, CardLine, ProductRow } from './rows'
import type { ManagedRow } from './manage-repository'

export interface CardContext {
  tree: Tree
  pharmacies: PharmacyList
  promotionsFor: PromotionsFor
  position: Position | undefined
}

const iso = (moment: Date | string) => (typeof moment === 'string' ? moment : moment.toISOString())

export const pesosOrNull = (centavos: number | null) => (centavos === null ? null : toPesos(centavos))

/** The price of one piece in pesos; a crossed-out one and whole percent where a promotion lowers it. */
export interface Priced {
  selling_price: number
  original_price?: number
  discount_percent?: number
}

export function pricedOf(
  offer: { productId: number; categoryId: number | null; pharmacyId: number; price: number },
  promotionsFor: PromotionsFor,
): Priced {
  const { price } = offer
  const promotions = promotionsFor(offer)
  const better = promotions.length > 0 ? promotionPrice({ price, quantity: 1, promotions }) : null
  if (!better) return { selling_price: toPesos(price) }
  const percent = percentOff(price, better.price)
  return {
    selling_price: toPesos(better.price),
    original_price: toPesos(price),
    ...(percent > 0 && { discount_percent: percent }),
  }
}

export const pricedLine = (
  row: CardFacts,
  line: CardLine,
  around: CardContext,
): Priced | { selling_price: null } =>
  line.price === null || line.pharmacy_id === null
    ? { selling_price: null }
    : pricedOf(
        { productId: row.id, categoryId: row.category_id, pharmacyId: line.pharmacy_id, price: line.price },
        around.promotionsFor,
      )

export function presentCard(row: CardFacts, line: CardLine, around: CardContext): ProductCard {
  const priced = pricedLine(row, line, around)
  const pharmacy = line.pharmacy_id === null ? undefined : around.pharmacies.get(line.pharmacy_id)
  const lowest = pesosOrNull(line.min_price)
  const highest = pesosOrNull(line.max_price)
  const km = kmFrom(around.position, pharmacy)
  // fifty to a page: spread into one literal and frozen, each takes 60 µs instead of one
  return Object.assign(
    pick(row, LISTED_FACTS),
    {
      id: row.id,
      slug: row.slug,
      subcategory_name:
        row.subcategory_id === null ? null : (around.tree.subcategory.get(row.subcategory_id)?.name ?? null),
      rating_average: row.rating_average,
      rating_count: row.rating_count,
      created_at: iso(row.created_at),
      updated_at: iso(row.updated_at),
      inventory_id: line.inventory_id,
      pharmacy_id: line.pharmacy_id,
      pharmacy_name: pharmacy?.name ?? null,
      pharmacy_city: pharmacy?.city ?? null,
      quantity: line.quantity ?? 0,
      offers_count: line.offers_count,
      lowest_price: lowest,
      highest_price: highest,
    },
    priced,
    km === undefined ? {} : { distance_km: roundKm(km) },
  )
}

export function presentProduct(row: ProductRow, around: CardContext): Product {
  const ref = (level: CategoryLevel, id: number | null) => {
    const found = id === null ? undefined : around.tree[level].get(id)
    return found ? { id: found.id, name: found.name, slug: found.slug } : null
  }
  return Object.assign(presentCard(row, row, around), pick(row, FACT_NAMES), {
    images: row.images,
    category: ref('category', row.category_id),
    subcategory: ref('subcategory', row.subcategory_id),
    subsubcategory: ref('subsubcategory', row.subsubcategory_id),
  })
}

/** A product for the back office, with the regular price, since that is what a form changes. */
export const presentManaged = (row: ManagedRow, around: CardContext): Product => ({
  ...presentProduct(row, { ...around, promotionsFor: () => [] }),
  sku: row.sku,
  prescription_basis: row.prescription_basis,
  discount_basis: row.discount_basis,
  ...(row.status === null ? {} : { status: row.status }),
  ...(row.hold_reason === null ? {} : { hold_reason: row.hold_reason }),
  ...(row.review === null ? {} : { review: row.review }),
  ...(row.review_reason === null ? {} : { review_reason: row.review_reason }),
  ...(row.broken_most === null ? {} : { legal_most: toPesos(row.broken_most) }),
})

interface Needs {
  tree: Taxonomy
  pharmacies: PharmacyDirectory
  promotions: RunningPromotions
}

export const cardContext =
  ({ tree, pharmacies, promotions }: Needs) =>
  async (position: Position | undefined): Promise<CardContext> => {
    const [categories, list, promotionsFor] = await Promise.all([
      tree.tree(),
      pharmacies.list(),
      promotions.running(),
    ])
    return { tree: categories, pharmacies: list, promotionsFor, position }
  }
