import { MOST_PARCELS, MOST_PHARMACIES } from '@botika/common/baskets/endpoints'
import { type Centavos, toCentavos } from '@botika/common/centavos'
import { type Destination, type Reach, reachOf } from '@botika/common/delivery-terms/rules'
import { priceLine } from '@botika/common/pricing/cart'
import { manilaDay } from '@botika/common/time'
import type { CardContext } from '../../catalogue'
import { isPaused, pickUpWindow } from '../../directory'
import type { OfferRow } from '../../search'
import type { PriceSettings } from '../quote/price'
import type { Need, Supply } from './covers'
import type { BasketProduct } from './repository'
import type { Market, Seller } from './solve'

export interface ListLine {
  pieces: number
  mayExceed: boolean
  isForPickUp: boolean
  products: readonly BasketProduct[]
}

type Pharmacy = CardContext['pharmacies']['listed'][number]

export interface Reaching {
  pharmacy: Pharmacy
  reach: Reach & { reaches: true }
}

/** Without a known place a pharmacy is taken to be this far. */
const UNKNOWN_KM = 10
/** One that is paused comes after all that are not. */
const PAUSED_KM = 10_000

export function reachingOf(
  listed: readonly Pharmacy[],
  destination: Destination | null,
  { radiusKm }: PriceSettings,
): Map<number, Reaching> {
  const reaching = new Map<number, Reaching>()
  for (const pharmacy of listed) {
    const reach = reachOf(pharmacy, destination, radiusKm)
    if (reach.reaches) reaching.set(pharmacy.id, { pharmacy, reach })
  }
  return reaching
}

interface Asked {
  lines: readonly ListLine[]
  offers: readonly OfferRow[]
  reaching: ReadonlyMap<number, Reaching>
  around: CardContext
  settings: PriceSettings
  isClaimed: boolean
  at: Date
}

export function marketOf({ lines, offers, reaching, around, settings, isClaimed, at }: Asked) {
  const byProduct = new Map<number, OfferRow[]>()
  for (const offer of offers)
    byProduct.set(offer.product_id, [...(byProduct.get(offer.product_id) ?? []), offer])
  const supplyOf = (product: BasketProduct, offer: OfferRow): Supply[] => {
    const { pharmacy } = reaching.get(offer.pharmacy_id) ?? {}
    if (!pharmacy || (product.is_prescription && !around.pharmacies.hasPharmacist(pharmacy.id))) return []
    const line = {
      price: offer.price,
      isScDiscountable: product.is_sc_discountable,
      isVatExempt: product.is_vat_exempt,
      isVatRegistered: pharmacy.is_vat_registered,
      promotions: around.promotionsFor({
        productId: offer.product_id,
        categoryId: offer.category_id,
        pharmacyId: offer.pharmacy_id,
      }),
    }
    const goods = (quantity: number) => {
      const { total, gross } = priceLine({ ...line, quantity }, isClaimed, settings.rates)
      return { cost: total, gross }
    }
    const { id: inventoryId, pharmacy_id: pharmacyId, quantity: stock } = offer
    return [{ inventoryId, pharmacyId, pieces: Math.max(1, product.unit_count), stock, goods }]
  }
  const needs = lines.map(({ pieces, mayExceed, products }): Need => ({
    pieces,
    mayExceed,
    supplies: products.flatMap((product) =>
      (byProduct.get(product.id) ?? []).flatMap((offer) => supplyOf(product, offer)),
    ),
  }))
  const sellers = sellersOf(needs, reaching, at)
  const chosen = candidatesOf(needs, sellers)
  const ids = new Set(chosen.map(({ pharmacyId }) => pharmacyId))
  const market: Market = {
    needs: needs.map((need) => ({
      ...need,
      supplies: need.supplies.filter(({ pharmacyId }) => ids.has(pharmacyId)),
    })),
    sellers: chosen,
    sharedFee: toCentavos(settings.deliveryFee),
    feeBasis: settings.feeBasis,
    mostParcels: MOST_PARCELS,
  }
  return { market, needs, sellingCount: sellers.length }
}

function sellersOf(needs: readonly Need[], reaching: ReadonlyMap<number, Reaching>, at: Date): Seller[] {
  const ids = new Set(needs.flatMap(({ supplies }) => supplies.map(({ pharmacyId }) => pharmacyId)))
  const day = manilaDay(at)
  return [...ids]
    .flatMap((id): Seller[] => {
      const { pharmacy, reach } = reaching.get(id) ?? {}
      if (!pharmacy || !reach) return []
      const away = isPaused(pharmacy, day) ? PAUSED_KM : 0
      if (away > 0 && !pickUpWindow(pharmacy, at)) return []
      const { fee, freeFrom, km } = reach
      return [
        {
          pharmacyId: id,
          distance: (km ?? UNKNOWN_KM) + away,
          tariff: fee === null ? null : { fee, freeFrom },
        },
      ]
    })
    .sort((a, b) => a.distance - b.distance || a.pharmacyId - b.pharmacyId)
}

/**
 * Of more pharmacies than are looked at: half of them those with most lines, the nearest first; then for each line in
 * turn the one that asks least for a piece.
 */
function candidatesOf(needs: readonly Need[], sellers: readonly Seller[]): readonly Seller[] {
  if (sellers.length <= MOST_PHARMACIES) return sellers
  const served = new Map<number, number>()
  for (const { supplies } of needs)
    for (const id of new Set(supplies.map(({ pharmacyId }) => pharmacyId)))
      served.set(id, (served.get(id) ?? 0) + 1)
  const byCount = [...sellers].sort(
    (a, b) => (served.get(b.pharmacyId) ?? 0) - (served.get(a.pharmacyId) ?? 0) || a.distance - b.distance,
  )
  const chosen = new Set(byCount.slice(0, MOST_PHARMACIES / 2).map(({ pharmacyId }) => pharmacyId))
  const perPiece = ({ goods, pieces }: Supply): Centavos => goods(1).cost / pieces
  const cheapest = needs.map(({ supplies }) =>
    supplies
      .map((supply) => ({ id: supply.pharmacyId, each: perPiece(supply) }))
      .sort((a, b) => a.each - b.each),
  )
  const known = new Set(sellers.map(({ pharmacyId }) => pharmacyId))
  const longest = Math.max(...cheapest.map((offers) => offers.length))
  for (let rank = 0; rank < longest; rank++)
    for (const offers of cheapest) {
      const { id } = offers[rank] ?? {}
      if (id !== undefined && known.has(id) && chosen.size < MOST_PHARMACIES) chosen.add(id)
    }
  return sellers.filter(({ pharmacyId }) => chosen.has(pharmacyId))
}
