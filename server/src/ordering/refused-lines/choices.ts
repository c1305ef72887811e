import { toPesos } from '@botika/common/centavos'
import type { LineChoice } from '@botika/common/refused-lines/endpoints'
import type { WantedLine } from '@botika/common/quote/endpoints'
import type { SaidPlace } from '../../directory'
import type { Search } from '../../search'
import type { PartDelivery, Priced, QuotedLine, QuoteService, Terms } from '../quote/price'
import type { Held } from '../seller-orders/repository'
import type { LineRow, RefusedLineRepository } from './repository'

export interface ChoiceNeeds {
  lines: RefusedLineRepository
  quotes: QuoteService
  rankOffers: Search['rankOffers']
  equivalentsOf: Search['equivalentsOf']
}

type Ordered = Pick<Held, 'order' | 'parts'>
type Ranked = Awaited<ReturnType<Search['rankOffers']>>[number]

export interface PricedChoice {
  kind: LineChoice['kind']
  ranked: Ranked
  line: QuotedLine & { total: number }
  isPickUp: boolean
  delivery: PartDelivery | undefined
  goods: number
  fee: number
  difference: number
}

const MOST_OF_A_KIND = 2
const MOST_QUOTES = 8
const MOST_QUOTES_UNASKED = 60

interface Wish {
  most: number
  kinds?: readonly LineChoice['kind'][]
  quotes?: number
  fits?: (choice: PricedChoice) => boolean
}

/** On what terms an order's later parts are priced. */
export const termsOf = ({ order, parts }: Ordered): Terms => ({
  ...order,
  isFeeCharged: parts.some((part) => !part.is_cancelled && !part.is_own_fee && part.delivery_fee > 0),
})

function excluded(line: LineRow, all: readonly LineRow[]): Set<number> {
  const refusing = all.filter((one) => one.product_id === line.product_id).map((one) => one.pharmacy_id)
  const asked = line.offers.filter(({ status }) => status !== 'taken')
  return new Set([...refusing, ...asked.map((offer) => offer.pharmacy_id)])
}

/** As many pieces as were ordered, no more and no fewer; null where its packs don't allow that. */
function packs(line: LineRow, unitCount: number | null): number | null {
  const pieces = line.quantity * (line.unit_count ?? 1)
  const each = unitCount ?? 1
  return pieces % each === 0 ? pieces / each : null
}

export const differenceOf = (line: LineRow, { order }: Ordered, goods: number, fee: number) =>
  goods + fee + order.delivery_fee - line.line_total - line.fee_agreed

export function lineChoices({ lines, quotes, rankOffers, equivalentsOf }: ChoiceNeeds) {
  async function quantitiesOf(line: LineRow): Promise<Map<number, number>> {
    const others = await lines.packsOf(await equivalentsOf(line.product_id))
    const fitting = others.flatMap(({ id, unit_count }) => {
      const quantity = packs(line, unit_count)
      return quantity === null ? [] : [[id, quantity] as const]
    })
    return new Map([[line.product_id, line.quantity], ...fitting])
  }

  async function priced(
    held: Ordered,
    line: LineRow,
    ranked: Ranked,
    quantity: number,
  ): Promise<PricedChoice | null> {
    const wanted: WantedLine = { inventory_id: ranked.inventory_id, quantity }
    return choiceOf(held, line, ranked, await quotes.priceNow([wanted], termsOf(held)))
  }

  /** What may stand in for a line, the best first, as `fits` wants it. */
  async function find(
    held: Ordered,
    line: LineRow,
    all: readonly LineRow[],
    { most, kinds = ['same', 'equivalent'], quotes: mostQuotes = MOST_QUOTES, fits = () => true }: Wish,
  ): Promise<PricedChoice[]> {
    const quantities = await quantitiesOf(line)
    const without = excluded(line, all)
    const offers = (await rankOffers([...quantities.keys()], placeOf(held, line))).filter(
      (offer) =>
        !without.has(offer.pharmacy_id) && offer.quantity >= (quantities.get(offer.product_id) as number),
    )
    const found: PricedChoice[] = []
    for (const kind of kinds) {
      const ofKind = offers.filter((offer) => (offer.product_id === line.product_id) === (kind === 'same'))
      let left = most
      for (const offer of ofKind.slice(0, mostQuotes)) {
        if (left === 0) break
        const choice = await priced(held, line, offer, quantities.get(offer.product_id) as number)
        if (!choice || !fits(choice)) continue
        found.push(choice)
        left--
      }
    }
    return found
  }

  return {
    noDearer: (held: Ordered, line: LineRow, all: readonly LineRow[], most: number) =>
      find(held, line, all, {
        most,
        kinds: ['same'],
        quotes: MOST_QUOTES_UNASKED,
        fits: ({ goods, difference }) => goods <= line.line_total && difference <= 0,
      }),

    ready: async (held: Ordered, line: LineRow, all: readonly LineRow[]): Promise<LineChoice[]> =>
      line.status === 'to_choose'
        ? (await find(held, line, all, { most: MOST_OF_A_KIND })).map(presentChoice)
        : [],

    /** In how many packs an offer of this product may stand in for the line; null where it may not. */
    async quantityFor(line: LineRow, all: readonly LineRow[], inventoryId: number | null) {
      const offer = inventoryId === null ? undefined : await lines.sellerOf(inventoryId)
      if (!offer || excluded(line, all).has(offer.pharmacy_id)) return null
      return (await quantitiesOf(line)).get(offer.product_id) ?? null
    },
  }
}
export type LineChoices = ReturnType<typeof lineChoices>

/** Where the order goes; what is picked up is looked for around the pharmacy that refused it. */
const placeOf = ({ order }: Ordered, line: LineRow): SaidPlace =>
  order.delivery_option === 'door_to_door'
    ? order
    : { province: line.province, city: line.city, latitude: line.latitude, longitude: line.longitude }

function choiceOf(held: Ordered, line: LineRow, ranked: Ranked, priced: Priced): PricedChoice | null {
  const [part] = priced.cart.parts
  const [quoted] = priced.cart.lines
  if (priced.problems.length > 0 || !part || !quoted) return null
  if (quoted.offer.is_prescription && held.order.prescription_file_id === null) return null
  const goods = part.total - part.deliveryFee
  return {
    kind: quoted.offer.product_id === line.product_id ? 'same' : 'equivalent',
    ranked,
    line: quoted,
    isPickUp: held.order.delivery_option === 'pick_up',
    delivery: priced.deliveries.get(part.pharmacyId),
    goods,
    fee: part.deliveryFee,
    difference: differenceOf(line, held, goods, part.deliveryFee),
  }
}

function presentChoice({ kind, ranked, line, isPickUp, goods, fee, difference }: PricedChoice): LineChoice {
  const { offer } = line
  return {
    kind,
    inventory_id: offer.inventory_id,
    product_id: offer.product_id,
    product_name: offer.product_name,
    generic_name: offer.generic_name,
    image: offer.image,
    is_prescription: offer.is_prescription,
    pharmacy_id: offer.pharmacy_id,
    pharmacy_name: offer.pharmacy_name,
    city: ranked.city,
    distance_km: ranked.distance_km,
    quantity: line.quantity,
    total: toPesos(goods),
    delivery_fee: toPesos(fee),
    difference: toPesos(difference),
    expected: isPickUp ? ranked.ready : ranked.arrives,
  }
}
