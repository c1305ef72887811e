import {
  type CardContext,
  type CategoryLevel,
  pesosOrNull,
  pricedOf,
  type RefusedName,
  type Tree,
} from '../../catalogue'
import { isOpenNow, kmFrom, type PharmacyList, type Position, roundKm } from '../../directory'
import type { Counts } from '../engine/search-request'
import type { Facets, Offer, SearchReading } from '@botika/common/products/schema'
import type { Reading } from '../engine/terms'
import type { OfferRow } from './repository'

export const presentRefused = (refused: readonly RefusedName[]): SearchReading['refused'] =>
  refused.map(({ typed, name, isExact, law }) => ({ typed, name, is_exact: isExact, law }))

export function presentReading(reading: Reading): { corrected_keyword?: string; search: SearchReading } {
  const { searched, corrections, proposals, unknown, leftOut, refused } = reading
  // `corrected_keyword` is absent where the shopper's own words were only translated
  const isOther = corrections.some(({ kind }) => kind !== 'translation') || leftOut.length > 0
  return {
    ...(isOther ? { corrected_keyword: searched } : {}),
    search: {
      searched,
      corrections: [...corrections],
      suggestions: proposals.map(({ keyword, without }) => ({ keyword, without: [...without] })),
      unknown_words: [...unknown],
      left_out: [...leftOut],
      refused: presentRefused(refused),
    },
  }
}

export function presentFacets(counts: Counts, level: CategoryLevel, tree: Tree): Facets {
  const categories = counts.categories.flatMap(([id, count]) => {
    const category = tree[level].get(id)
    return category ? [{ id, name: category.name, slug: category.slug, count }] : []
  })
  return {
    categories,
    brands: counts.brands.map(([name, count]) => ({ name, count })),
    is_prescription: counts.prescription,
    in_stock: counts.stock,
    price: { min: pesosOrNull(counts.price.min), max: pesosOrNull(counts.price.max) },
  }
}

export function presentOffer(
  row: OfferRow,
  pharmacy: NonNullable<ReturnType<PharmacyList['getListed']>>,
  {
    now,
    position,
    promotionsFor,
  }: { now: Date; position: Position | undefined; promotionsFor: CardContext['promotionsFor'] },
): Offer {
  const km = kmFrom(position, pharmacy)
  return {
    inventory_id: row.id,
    pharmacy_id: pharmacy.id,
    pharmacy_name: pharmacy.name,
    pharmacy_slug: pharmacy.slug,
    pharmacy_image: pharmacy.image,
    address: pharmacy.address,
    city: pharmacy.city,
    phone: pharmacy.phone,
    license_number: pharmacy.license_number,
    is_vat_registered: pharmacy.is_vat_registered,
    latitude: pharmacy.latitude,
    longitude: pharmacy.longitude,
    opening_hours: pharmacy.opening_hours,
    is_open_now: isOpenNow(pharmacy.opening_hours, now),
    quantity: row.quantity,
    ...pricedOf(
      {
        productId: row.product_id,
        categoryId: row.category_id,
        pharmacyId: pharmacy.id,
        price: row.price,
      },
      promotionsFor,
    ),
    ...(km === undefined ? {} : { distance_km: roundKm(km) }),
  }
}
