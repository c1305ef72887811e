import type { Quote, WantedLine } from '@botika/common/quote/endpoints'
import { manilaDay } from '@botika/common/time'
import type { Offer, QuoteRepository, Tx } from './repository'
import { formatPesos, toCentavos, toPesos } from '@botika/common/centavos'
import {
  type CartLine,
  priceCart,
  type PricedCart,
  type Rates,
  type Sums,
  travellingPromotion,
} from '@botika/common/pricing/cart'
import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import type { DeliveryValue, DiscountType } from '@botika/common/delivery'
import { type Destination, type Reach, reachOf } from '@botika/common/delivery-terms/rules'
import {
  afterOpenHours,
  deliveryWindow,
  isOpenNow,
  isPaused,
  noLicence,
  noPharmacist,
  type Places,
  pickUpWindow,
  roundKm,
  type SaidPlace,
  type Window,
} from '../../directory'

export interface PriceSettings {
  rates: Rates
  deliveryFee: number
  feeBasis: 'order' | 'pharmacy'
  rxMode: 'delivery' | 'pickup_only'
  radiusKm: number
  /** Open hours within which a pharmacy confirms its part, or takes a line that another refused. */
  confirmHours: number
}

export interface Terms extends SaidPlace {
  delivery_option: DeliveryValue
  discount_type?: DiscountType | null | undefined
  /** True where a fee that is charged once for an order stands with another part of it already. */
  isFeeCharged?: boolean
}

export type QuotedLine = CartLine & { offer: Offer }
export type QuoteProblem = Quote['problems'][number]

export interface PartDelivery {
  reach: Reach
  arrives: Window | null
  ready: Window | null
  isOpenNow: boolean | null
  pause: { until: string | null; reason: string } | null
  confirmBy: () => Date | null
}

export interface Priced {
  cart: PricedCart<QuotedLine>
  deliveries: ReadonlyMap<number, PartDelivery>
  problems: QuoteProblem[]
}

export function mergeLines(wanted: readonly WantedLine[]): WantedLine[] {
  const merged = new Map<number, number>()
  for (const { inventory_id, quantity } of wanted)
    merged.set(inventory_id, (merged.get(inventory_id) ?? 0) + quantity)
  return [...merged].map(([inventory_id, quantity]) => ({ inventory_id, quantity }))
}

export function price(
  wanted: readonly WantedLine[],
  offers: readonly Offer[],
  terms: Terms,
  settings: PriceSettings,
  { destination, at }: { destination: Destination | null; at: Date },
): Priced {
  const deliveries = new Map<number, PartDelivery>()
  for (const offer of offers)
    if (!deliveries.has(offer.pharmacy_id))
      deliveries.set(offer.pharmacy_id, deliveryOf(offer, destination, { at, ...settings }))
  const byId = new Map(offers.map((offer) => [offer.inventory_id, offer]))
  const problems: QuoteProblem[] = []
  const lines: QuotedLine[] = []
  for (const { inventory_id, quantity } of wanted) {
    const offer = byId.get(inventory_id)
    const problem =
      problemOf(offer, quantity, terms, settings) ??
      (offer && unreachable(offer, deliveries.get(offer.pharmacy_id), terms))
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
    ...(terms.delivery_option === 'pick_up' ? {} : { tariffs: tariffsOf(deliveries) }),
  })
  return { cart, problems, deliveries }
}

function deliveryOf(
  offer: Offer,
  destination: Destination | null,
  { at, radiusKm, confirmHours }: Pick<PriceSettings, 'radiusKm' | 'confirmHours'> & { at: Date },
): PartDelivery {
  const reach = reachOf(offer, destination, radiusKm)
  const pause = isPaused(offer, manilaDay(at)) ? (offer.delivery_terms?.pause ?? null) : null
  return {
    reach,
    ready: pickUpWindow(offer, at),
    isOpenNow: pause ? false : isOpenNow(offer.opening_hours, at),
    arrives: reach.reaches && destination ? deliveryWindow(offer, reach.km, at) : null,
    pause: pause && { until: pause.until, reason: pause.reason },
    confirmBy: () => afterOpenHours(offer, at, confirmHours),
  }
}

const tariffsOf = (deliveries: ReadonlyMap<number, PartDelivery>) =>
  new Map(
    [...deliveries].flatMap(([pharmacyId, { reach }]) =>
      reach.reaches && reach.fee !== null
        ? [[pharmacyId, { fee: reach.fee, freeFrom: reach.freeFrom }] as const]
        : [],
    ),
  )

/** Nobody is sold what can neither be brought to them nor handed over within the time that anybody can foresee. */
function unreachable(
  { pharmacy_name }: Offer,
  delivery: PartDelivery | undefined,
  { delivery_option }: Terms,
): Omit<QuoteProblem, 'inventory_id'> | null {
  if (!delivery) return null
  if (!delivery.ready)
    return { code: 'pharmacy_paused', detail: t(messages.pharmacyNameTakesNoOrders, { pharmacy_name }) }
  if (delivery_option === 'door_to_door' && !delivery.reach.reaches)
    return { code: 'out_of_reach', detail: t(messages.pharmacyNameDoesNotDeliverThere, { pharmacy_name }) }
  return null
}

const isFree = ({ delivery_option, isFeeCharged }: Terms, { feeBasis }: PriceSettings) =>
  delivery_option === 'pick_up' || (isFeeCharged === true && feeBasis === 'order')

// with these nothing is left to buy, so the line is not priced
const HOPELESS = new Set<QuoteProblem['code']>(['gone', 'out_of_stock', 'pharmacy_closed', 'no_pharmacist'])

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
  if (!offer.may_dispense) return { code: 'no_pharmacist', detail: noPharmacist(pharmacy_name) }
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

const presentSums = (sums: Sums) => ({
  subtotal: toPesos(sums.subtotal),
  vat_removed: toPesos(sums.vatRemoved),
  discount: toPesos(sums.discount),
  promotion_discount: toPesos(sums.promotionDiscount),
  delivery_fee: toPesos(sums.deliveryFee),
  total: toPesos(sums.total),
})

export function presentQuote({ cart, problems, deliveries }: Priced): Quote {
  return {
    lines: cart.lines.map(presentLine),
    groups: cart.parts.map((part) => presentGroup(part, deliveries.get(part.pharmacyId))),
    ...presentSums(cart),
    problems,
  }
}

type Line = PricedCart<QuotedLine>['lines'][number]

const presentLine = ({ offer, ...line }: Line): Quote['lines'][number] => ({
  inventory_id: offer.inventory_id,
  product_id: offer.product_id,
  product_name: offer.product_name,
  generic_name: offer.generic_name,
  image: offer.image,
  pharmacy_id: offer.pharmacy_id,
  is_prescription: offer.is_prescription,
  is_sc_discountable: offer.is_sc_discountable,
  quantity: line.quantity,
  current_quantity: offer.current_quantity,
  price: toPesos(line.price),
  net: toPesos(line.net),
  vat_removed: toPesos(line.vatRemoved),
  discount: toPesos(line.discount),
  promotion_discount: toPesos(line.promotionDiscount),
  total: toPesos(line.total),
  rule: line.rule,
  promotions: (line.promotions ?? []).map(travellingPromotion),
})

export const isOwnFee = (delivery: PartDelivery | undefined): boolean =>
  delivery?.reach.reaches === true && delivery.reach.fee !== null

const presentWindow = (window: Window | null | undefined) =>
  window ? { from: window.from.toISOString(), until: window.until.toISOString() } : null

function presentGroup(
  part: PricedCart<QuotedLine>['parts'][number],
  delivery: PartDelivery | undefined,
): Quote['groups'][number] {
  const seller = part.lines[0]?.offer
  const km = delivery?.reach.km ?? null
  return {
    pharmacy_id: part.pharmacyId,
    pharmacy_name: seller?.pharmacy_name ?? '',
    address: seller?.pharmacy_address ?? '',
    city: seller?.city ?? null,
    is_open_now: delivery?.isOpenNow ?? null,
    phone: seller?.pharmacy_phone ?? null,
    license_number: seller?.license_number ?? null,
    subtotal: toPesos(part.subtotal),
    delivery_fee: toPesos(part.deliveryFee),
    is_own_fee: isOwnFee(delivery),
    distance_km: km === null ? null : roundKm(km),
    is_cold_chain: seller?.delivery_terms?.is_cold_chain ?? false,
    arrives: presentWindow(delivery?.arrives),
    ready: presentWindow(delivery?.ready),
    pause: delivery?.pause ?? null,
    total: toPesos(part.total),
  }
}

interface Needs {
  repository: QuoteRepository
  settings: PriceSettings
  destinationOf: Places['destinationOf']
  now: () => Date
}

/** The one place where carts are priced; placing an order asks here as well. */
export function quoteService({ repository, settings, destinationOf, now }: Needs) {
  const idsOf = (lines: readonly WantedLine[]) => lines.map((line) => line.inventory_id)

  /** Prices of this moment; what is written afterwards has to check that they still hold. */
  async function priceNow(items: readonly WantedLine[], terms: Terms): Promise<Priced> {
    const wanted = mergeLines(items)
    const offers = await repository.find(idsOf(wanted), manilaDay())
    return price(wanted, offers, terms, settings, { destination: await destinationOf(terms), at: now() })
  }

  return {
    priceNow,

    async priceEach(carts: readonly (readonly WantedLine[])[], terms: Terms): Promise<Priced[]> {
      const [offers, destination] = await Promise.all([
        repository.find([...new Set(carts.flatMap(idsOf))], manilaDay()),
        destinationOf(terms),
      ])
      return carts.map((items) => {
        const wanted = mergeLines(items)
        const ids = new Set(idsOf(wanted))
        const own = offers.filter((offer) => ids.has(offer.inventory_id))
        return price(wanted, own, terms, settings, { destination, at: now() })
      })
    },

    make: async (items: readonly WantedLine[], terms: Terms): Promise<Quote> =>
      presentQuote(await priceNow(items, terms)),

    /** Prices inside a transaction, with the offers locked until it ends, so that price and stock hold. */
    async lock(tx: Tx, items: readonly WantedLine[], terms: Terms): Promise<Priced> {
      const wanted = mergeLines(items)
      const destination = await destinationOf(terms)
      const offers = await repository.findLocked(tx, idsOf(wanted), manilaDay())
      return price(wanted, offers, terms, settings, { destination, at: now() })
    },
  }
}
export type QuoteService = ReturnType<typeof quoteService>
