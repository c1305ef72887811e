import type { Centavos } from '../centavos'
import { DEFAULT_RATES, type PriceableLine, type PricedLine, priceLine, type Rates } from './line'

/** A line of a cart: what is bought, and from whom. */
export interface CartLine extends PriceableLine {
  inventoryId: number
  pharmacyId: number
}

/** Sums in centavos; `total` = `subtotal` − `vatRemoved` − `discount` − `promotionDiscount` + `deliveryFee`. */
export interface Sums {
  subtotal: Centavos
  vatRemoved: Centavos
  discount: Centavos
  promotionDiscount: Centavos
  deliveryFee: Centavos
  total: Centavos
}

export interface PricedCart<L extends CartLine> extends Sums {
  lines: (L & PricedLine)[]
  /** One for each pharmacy, by its id; they add up to the cart. */
  parts: (Sums & { pharmacyId: number; lines: (L & PricedLine)[] })[]
}

export interface CartTerms {
  isClaimed: boolean
  /** Centavos for one delivery. */
  deliveryFee: Centavos
  /** Charged once, or for every pharmacy's parcel. */
  feeBasis: 'order' | 'pharmacy'
  rates?: Rates
}

const sumOf = (lines: readonly PricedLine[], deliveryFee: Centavos): Sums => {
  const sum = (pick: (line: PricedLine) => Centavos) => lines.reduce((all, line) => all + pick(line), 0)
  return {
    subtotal: sum((line) => line.gross),
    vatRemoved: sum((line) => line.vatRemoved),
    discount: sum((line) => line.discount),
    promotionDiscount: sum((line) => line.promotionDiscount),
    deliveryFee,
    total: sum((line) => line.total) + deliveryFee,
  }
}

/** Prices a cart and splits it by pharmacy. A fee charged once stands with the first part. */
export function priceCart<L extends CartLine>(lines: readonly L[], terms: CartTerms): PricedCart<L> {
  const priced = lines.map((line) => ({
    ...line,
    ...priceLine(line, terms.isClaimed, terms.rates ?? DEFAULT_RATES),
  }))
  const pharmacyIds = [...new Set(priced.map((line) => line.pharmacyId))].sort((a, b) => a - b)
  const parts = pharmacyIds.map((pharmacyId, index) => {
    const own = priced.filter((line) => line.pharmacyId === pharmacyId)
    const fee = terms.feeBasis === 'pharmacy' || index === 0 ? terms.deliveryFee : 0
    return { pharmacyId, lines: own, ...sumOf(own, fee) }
  })
  const fees = parts.reduce((all, part) => all + part.deliveryFee, 0)
  return { lines: priced, parts, ...sumOf(priced, fees) }
}
