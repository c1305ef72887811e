import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { formatPesos, toCentavos, toPesos } from '@botika/common/centavos'
import type { DeliveryValue, DiscountType } from '@botika/common/delivery'
import { type CartLine, type PricedCart, priceCart } from '@botika/common/pricing/cart'
import type { Rates } from '@botika/common/pricing/line'
import type { Quote, WantedLine } from '@botika/common/quote/endpoints'
import { noLicence } from '../../directory'
import type { Offer } from './repository'

/** What the settings say about prices. */
export interface PriceSettings {
  rates: Rates
  /** Pesos for a door to door delivery. */
  deliveryFee: number
  feeBasis: 'order' | 'pharmacy'
  rxMode: 'delivery' | 'pickup_only'
}

/** What a shopper chose beside the goods. */
export interface Terms {
  delivery_option: DeliveryValue
  discount_type?: DiscountType | null | undefined
  /** True: a fee that is charged once for an order stands with another part of it already. */
  isFeeCharged?: boolean
}

export type QuotedLine = CartLine & { offer: Offer }
export type QuoteProblem = Quote['problems'][number]

export interface Priced {
  cart: PricedCart<QuotedLine>
  problems: QuoteProblem[]
}

/** The same offer wanted twice is wanted once, in the sum. */
export function mergeLines(wanted: readonly WantedLine[]): WantedLine[] {
  const merged = new Map<number, number>()
  for (const { inventory_id, quantity } of wanted)
    merged.set(inventory_id, (merged.get(inventory_id) ?? 0) + quantity)
  return [...merged].map(([inventory_id, quantity]) => ({ inventory_id, quantity }))
}

/** Prices what can be bought and says what can't. Lines must be merged. */
export function price(
  wanted: readonly WantedLine[],
  offers: readonly Offer[],
  terms: Terms,
  settings: PriceSettings,
): Priced {
  const byId = new Map(offers.map((offer) => [offer.inventory_id, offer]))
  const problems: QuoteProblem[] = []
  const lines: QuotedLine[] = []
  for (const { inventory_id, quantity } of wanted) {
    const offer = byId.get(inventory_id)
    const problem = problemOf(offer, quantity, terms, settings)
    if (problem) problems.push({ inventory_id, ...problem })
    if (!offer || (problem && HOPELESS.has(problem.code))) continue
    lines.push({
      offer,
      inventoryId: inventory_id,
      pharmacyId: offer.pharmacy_id,
      price: offer.price,
      quantity,
      isScDiscountable: offer.is_sc_discountable,
      isVatExempt: offer.is_vat_exempt,
      isVatRegistered: offer.is_vat_registered,
      promotions: offer.promotions,
    })
  }
  const cart = priceCart(lines, {
    isClaimed: Boolean(terms.discount_type),
    deliveryFee: isFree(terms, settings) ? 0 : toCentavos(settings.deliveryFee),
    feeBasis: settings.feeBasis,
    rates: settings.rates,
  })
  return { cart, problems }
}

const isFree = ({ delivery_option, isFeeCharged }: Terms, { feeBasis }: PriceSettings) =>
  delivery_option === 'pick_up' || (isFeeCharged === true && feeBasis === 'order')

// with these nothing is left to buy, so the line is not priced
const HOPELESS = new Set<QuoteProblem['code']>(['gone', 'out_of_stock', 'pharmacy_closed'])

function problemOf(
  offer: Offer | undefined,
  quantity: number,
  terms: Terms,
  settings: PriceSettings,
): Omit<QuoteProblem, 'inventory_id'> | null {
  if (!offer?.is_live) {
    const detail = offer
      ? t(messages.productNameIsNoLongerOfferedBy, { product_name: offer.product_name })
      : t(messages.thisProductIsNoLongerOfferedBy)
    return { code: 'gone', detail }
  }
  const { product_name, pharmacy_name, current_quantity, broken_cap } = offer
  if (broken_cap !== null)
    return {
      code: 'gone',
      detail: t(messages.productNameCantBeSoldAtThis, {
        product_name,
        amount: formatPesos(toPesos(broken_cap)),
        pharmacy_name,
      }),
    }
  if (!offer.is_licensed) return { code: 'pharmacy_closed', detail: noLicence(pharmacy_name) }
  if (current_quantity === 0)
    return {
      code: 'out_of_stock',
      detail: t(messages.productNameIsSoldOutAtPharmacy, { product_name, pharmacy_name }),
    }
  if (current_quantity < quantity)
    return {
      code: 'not_enough',
      detail: t(messages.pharmacyNameHasOnlyCurrentQuantityOf, {
        pharmacy_name,
        current_quantity,
        product_name,
      }),
    }
  if (offer.is_prescription && settings.rxMode === 'pickup_only' && terms.delivery_option === 'door_to_door')
    return {
      code: 'prescription_pickup_only',
      detail: t(messages.productNameNeedsPrescriptionAndCanOnly, { product_name, pharmacy_name }),
    }
  return null
}
