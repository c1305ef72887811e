import { orderNumberFrom } from '@botika/common/orders/number'
import { priceCart, type PricePromotion } from '@botika/common/pricing/cart'
import type { Random } from '../pictures/random'
import type { orderItems, orders, sellerOrders } from '@botika/server/schema'
import type { Catalogue, ProductRow } from './catalogue'
import type { OfferRow, PromotionRow } from './offers'
import type { PharmacyRow } from './pharmacies'

export type OrderRow = typeof orders.$inferInsert & { id: number; created_at: Date }
export type PartRow = Omit<typeof sellerOrders.$inferInsert, 'status'> & {
  id: number
  created_at: Date
  updated_at: Date
}
export type ItemRow = typeof orderItems.$inferInsert & { id: number }

const CHECKOUT = [
  'customer_id',
  'is_guest',
  'receiver_first_name',
  'receiver_last_name',
  'receiver_number',
  'guest_first_name',
  'guest_last_name',
  'guest_number',
  'guest_email',
  'contact_number',
  'address',
  'province',
  'city',
  'barangay',
  'payment_option',
  'delivery_option',
  'discount_type',
  'senior_citizen_name',
  'senior_citizen_id',
  'prescription_file_id',
] as const
/** The people, places and options of a checkout; recurring orders have the same. */
export type Checkout = Pick<OrderRow, (typeof CHECKOUT)[number]>

export const checkoutOf = (order: OrderRow) =>
  Object.fromEntries(CHECKOUT.map((field) => [field, order[field]])) as Checkout

export type Market = {
  catalogue: Catalogue
  offers: readonly OfferRow[]
  promotions: readonly PromotionRow[]
  pharmacies: readonly PharmacyRow[]
}

/** What can be looked up while orders are made. */
export function openMarket({ catalogue, offers, promotions, pharmacies }: Market) {
  const products = new Map(catalogue.products.map((product) => [product.id, product]))
  const shops = new Map(pharmacies.map((pharmacy) => [pharmacy.id, pharmacy]))
  const subcategories = new Map(catalogue.subcategories.map(({ id, name }) => [id, name]))
  const stocked = new Map<number, OfferRow[]>()
  for (const offer of offers) {
    if (offer.status === 'live' && offer.quantity > 5)
      stocked.set(offer.pharmacy_id, [...(stocked.get(offer.pharmacy_id) ?? []), offer])
  }
  return {
    productOf: (id: number): ProductRow => {
      const product = products.get(id)
      if (!product) throw new Error(`There is no product ${id}`)
      return product
    },
    pharmacyOf: (id: number) => shops.get(id),
    subcategoryOf: (product: ProductRow) => subcategories.get(product.subcategory_id ?? 0) ?? null,
    stockOf: (pharmacyId: number): readonly OfferRow[] => stocked.get(pharmacyId) ?? [],
    promotionsFor: (offer: OfferRow, product: ProductRow, at: Date): PricePromotion[] =>
      promotions
        .filter(
          (promotion) =>
            (promotion.pharmacy_id === null || promotion.pharmacy_id === offer.pharmacy_id) &&
            promotion.starts_at <= at &&
            (!promotion.ends_at || promotion.ends_at > at) &&
            (promotion.applies_to === 'all' ||
              (promotion.applies_to === 'category' && promotion.category_id === product.category_id) ||
              (promotion.applies_to === 'products' && promotion.product_ids.includes(product.id))),
        )
        .map(({ id, kind, value }) => ({ id, kind, value })),
  }
}
export type OpenMarket = ReturnType<typeof openMarket>

export const makeNumber = (random: Random): string =>
  orderNumberFrom(Uint8Array.from({ length: 11 }, () => random.whole(0, 255)))

export type Wanted = { offer: OfferRow; quantity: number }

/** A few things that somebody buys together at one pharmacy. */
export function basketAt(
  random: Random,
  market: OpenMarket,
  pharmacyId: number,
  wants: 'anything' | 'prescription' | 'no prescription',
): Wanted[] {
  const fits = market.stockOf(pharmacyId).filter(({ product_id, price }) => {
    const isRx = market.productOf(product_id).is_prescription
    return price < 180_000 && (wants === 'anything' || isRx === (wants === 'prescription'))
  })
  return random
    .sample(fits, random.pick([1, 1, 2, 2, 3, 4]))
    .map((offer) => ({ offer, quantity: random.pick([1, 1, 1, 2, 2, 3]) }))
}

const DELIVERY_FEE = 4_900

export type Draft = { checkout: Checkout; wanted: readonly Wanted[]; at: Date; number: string }

/** Prices a basket as the shop itself does and writes its rows; ids count on from those given. */
export function writeOrder(
  market: OpenMarket,
  draft: Draft,
  ids: { order: number; part: number; item: number },
) {
  const { checkout, wanted, at } = draft
  const lines = wanted.map(({ offer, quantity }) => {
    const product = market.productOf(offer.product_id)
    return {
      offer,
      product,
      quantity,
      inventoryId: offer.id,
      pharmacyId: offer.pharmacy_id,
      price: offer.price,
      isScDiscountable: product.is_sc_discountable ?? false,
      isVatExempt: product.is_vat_exempt ?? false,
      isVatRegistered: market.pharmacyOf(offer.pharmacy_id)?.is_vat_registered ?? true,
      promotions: market.promotionsFor(offer, product, at),
    }
  })
  const cart = priceCart(lines, {
    isClaimed: Boolean(checkout.discount_type),
    deliveryFee: checkout.delivery_option === 'door_to_door' ? DELIVERY_FEE : 0,
    feeBasis: 'order',
  })
  const amountsOf = (sums: typeof cart | (typeof cart.parts)[number]) => ({
    subtotal: sums.subtotal,
    vat_removed: sums.vatRemoved,
    discount: sums.discount,
    promotion_discount: sums.promotionDiscount,
    delivery_fee: sums.deliveryFee,
    total: sums.total,
  })
  const order: OrderRow = {
    id: ids.order,
    order_number: draft.number,
    ...checkout,
    ...amountsOf(cart),
    created_at: at,
    updated_at: at,
  }
  const parts: PartRow[] = []
  const items: ItemRow[] = []
  for (const [index, part] of cart.parts.entries()) {
    const id = ids.part + index
    const isRx = part.lines.some(({ product }) => product.is_prescription)
    parts.push({
      id,
      order_id: ids.order,
      pharmacy_id: part.pharmacyId,
      prescription_status: isRx ? 'to_check' : 'not_needed',
      is_vat_registered: part.lines[0]?.isVatRegistered ?? true,
      ...amountsOf(part),
      created_at: at,
      updated_at: at,
    })
    for (const line of part.lines) {
      const { offer, product } = line
      items.push({
        id: ids.item + items.length,
        order_id: ids.order,
        seller_order_id: id,
        inventory_id: offer.id,
        product_id: product.id,
        product_name: product.name,
        generic_name: product.generic_name ?? null,
        brand: product.brand ?? null,
        strength: product.strength ?? null,
        dosage_form: product.dosage_form ?? null,
        image: product.image ?? null,
        sku: offer.sku ?? null,
        subcategory_name: market.subcategoryOf(product),
        is_prescription: product.is_prescription ?? false,
        prescription_status: product.is_prescription ? 'to_check' : 'not_needed',
        is_sc_discountable: line.isScDiscountable,
        is_vat_exempt: line.isVatExempt,
        price: line.price,
        quantity: line.quantity,
        quantity_dispatched: null,
        gross: line.gross,
        vat_removed: line.vatRemoved,
        discount: line.discount,
        promotion_discount: line.promotionDiscount,
        total: line.total,
        rule: line.rule,
        statutory_total: line.statutoryTotal,
        promotion_total: line.promotionTotal,
        promotion_id: line.promotionId,
      })
    }
  }
  return { order, parts, items }
}
