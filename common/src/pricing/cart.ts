import { type Centavos, divideHalfUp, toCentavos, toPesos } from '../centavos'

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
  /** Of the marketplace, for pharmacies without a tariff. */
  deliveryFee: Centavos
  /** Charged once, or for every pharmacy's parcel. */
  feeBasis: 'order' | 'pharmacy'
  /** What pharmacies with a tariff take for their parcel, free from `freeFrom` of goods before discounts. */
  tariffs?: ReadonlyMap<number, Tariff>
  rates?: Rates
}

export interface Tariff {
  fee: Centavos
  freeFrom: Centavos | null
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

/** Prices a cart and splits it by pharmacy. A fee charged once stands with the first part that shares it. */
export function priceCart<L extends CartLine>(lines: readonly L[], terms: CartTerms): PricedCart<L> {
  const priced = lines.map((line) => ({
    ...line,
    ...priceLine(line, terms.isClaimed, terms.rates ?? DEFAULT_RATES),
  }))
  const pharmacyIds = [...new Set(priced.map((line) => line.pharmacyId))].sort((a, b) => a - b)
  const firstSharing = pharmacyIds.find((pharmacyId) => !terms.tariffs?.has(pharmacyId))
  const parts = pharmacyIds.map((pharmacyId) => {
    const own = priced.filter((line) => line.pharmacyId === pharmacyId)
    const goods = sumOf(own, 0)
    const tariff = terms.tariffs?.get(pharmacyId)
    const shared = terms.feeBasis === 'pharmacy' || pharmacyId === firstSharing ? terms.deliveryFee : 0
    const fee = tariff ? feeOf(tariff, goods.subtotal) : shared
    return { pharmacyId, lines: own, ...goods, deliveryFee: fee, total: goods.total + fee }
  })
  const fees = parts.reduce((all, part) => all + part.deliveryFee, 0)
  return { lines: priced, parts, ...sumOf(priced, fees) }
}

const feeOf = ({ fee, freeFrom }: Tariff, subtotal: Centavos) =>
  freeFrom !== null && subtotal >= freeFrom ? 0 : fee

/** Rates as settings give them; fractions such as 0.2 and 0.12. */
export interface Rates {
  scDiscountFraction: number
  vatRate: number
}

/** RA 9994 and RA 10754: 20% after taking off 12% VAT. */
export const DEFAULT_RATES: Rates = { scDiscountFraction: 0.2, vatRate: 0.12 }

/** A promotion as the pricing needs it: hundredths of a percent, or centavos off one. */
export interface PricePromotion {
  id: number
  kind: 'percent' | 'amount'
  value: number
}

export interface PriceableLine {
  price: Centavos
  quantity: number
  isScDiscountable: boolean
  isVatExempt: boolean
  isVatRegistered: boolean
  promotions?: readonly PricePromotion[]
}

type PriceRule = 'regular' | 'promotion' | 'statutory'

/** What a line costs: `total` = `gross` − `vatRemoved` − `discount` − `promotionDiscount`. */
export interface PricedLine {
  gross: Centavos
  /** After promotion and VAT, before the statutory discount. */
  net: Centavos
  vatRemoved: Centavos
  discount: Centavos
  promotionDiscount: Centavos
  total: Centavos
  rule: PriceRule
  promotionId: number | null
  /** The two candidates of a claimed line; null where one does not apply. */
  statutoryTotal: Centavos | null
  promotionTotal: Centavos | null
}

const BASIS = 10_000

/** A promotion as it travels, in percent or pesos, with its value in hundredths of either. */
export const pricePromotion = ({ id = 0, kind, value }: TravellingPromotion): PricePromotion => ({
  id,
  kind,
  value: Math.round(value * 100),
})

/** The same, on its way out. */
export const travellingPromotion = ({ kind, value }: PricePromotion) => ({ kind, value: value / 100 })

interface TravellingPromotion {
  id?: number
  kind: PricePromotion['kind']
  /** Percent, or pesos off one. */
  value: number
}

/** What promotions make of a line, VAT still included; the best one counts, once. */
export function promotionPrice(
  line: Pick<PriceableLine, 'price' | 'quantity' | 'promotions'>,
): { price: Centavos; id: number } | null {
  const gross = line.price * line.quantity
  let best: { price: Centavos; id: number } | null = null
  for (const { id, kind, value } of line.promotions ?? []) {
    const price =
      kind === 'percent'
        ? divideHalfUp(gross * Math.max(0, BASIS - value), BASIS)
        : Math.max(0, line.price - value) * line.quantity
    if (price < gross && (best === null || price < best.price)) best = { price, id }
  }
  return best
}

/** An offer as a quote tells of it: pesos for one before promotions, and percent or pesos off one. */
export interface QuotedOffer {
  price: number
  promotions: readonly Pick<PricePromotion, 'kind' | 'value'>[]
}

/** What so many of an offer cost whoever claims nothing, in pesos; rounded once, for the line. */
export function promotedTotal({ price, promotions }: QuotedOffer, quantity: number): number {
  const line = {
    price: toCentavos(price),
    quantity,
    promotions: promotions.map((promotion, id) => pricePromotion({ ...promotion, id })),
  }
  return toPesos(promotionPrice(line)?.price ?? line.price * quantity)
}

/**
 * Prices one line. A claimed, discountable line pays the lower of the statutory price (VAT off, then the
 * fraction) and the promotion price with VAT off; a tie is statutory. Half a centavo rounds up, per line.
 */
export function priceLine(line: PriceableLine, isClaimed: boolean, rates: Rates = DEFAULT_RATES): PricedLine {
  const gross = line.price * line.quantity
  const promotion = promotionPrice(line)
  const vatBasis = line.isVatExempt || !line.isVatRegistered ? 0 : Math.round(rates.vatRate * BASIS)
  const withoutVat = (amount: Centavos) => divideHalfUp(amount * BASIS, BASIS + vatBasis)

  const plain = {
    gross,
    net: promotion?.price ?? gross,
    vatRemoved: 0,
    discount: 0,
    promotionDiscount: gross - (promotion?.price ?? gross),
    total: promotion?.price ?? gross,
    rule: promotion ? ('promotion' as const) : ('regular' as const),
    promotionId: promotion?.id ?? null,
    statutoryTotal: null,
    promotionTotal: promotion?.price ?? null,
  }
  if (!isClaimed || !line.isScDiscountable) return plain

  const net = withoutVat(gross)
  const discount = divideHalfUp(net * Math.round(rates.scDiscountFraction * BASIS), BASIS)
  const statutoryTotal = net - discount
  const promotionTotal = promotion ? withoutVat(promotion.price) : null
  if (promotion && promotionTotal !== null && promotionTotal < statutoryTotal) {
    return {
      ...plain,
      net: promotionTotal,
      vatRemoved: promotion.price - promotionTotal,
      total: promotionTotal,
      statutoryTotal,
      promotionTotal,
    }
  }
  return {
    gross,
    net,
    vatRemoved: gross - net,
    discount,
    promotionDiscount: 0,
    total: statutoryTotal,
    rule: 'statutory',
    promotionId: null,
    statutoryTotal,
    promotionTotal,
  }
}
