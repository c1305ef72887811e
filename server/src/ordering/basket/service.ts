import {
  type BasketPlan,
  type BasketPlans,
  PLAN_KINDS,
  type PlanFields,
} from '@botika/common/baskets/endpoints'
import { toPesos } from '@botika/common/centavos'
import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { Problem } from '@botika/common/http/problem'
import { spaced } from '@botika/common/products/words'
import type { CardContext } from '../../catalogue'
import type { Places } from '../../directory'
import type { OffersHereRepository } from '../../search'
import { type PriceSettings, presentQuote, type QuoteService } from '../quote/price'
import { coversOf, type Need } from './covers'
import { type ListLine, marketOf, reachingOf } from './market'
import type { BasketProduct, BasketRepository } from './repository'
import { type Plan, plansOf } from './solve'

export interface BasketNeeds {
  repository: BasketRepository
  offers: Pick<OffersHereRepository, 'find'>
  quotes: Pick<QuoteService, 'priceEach'>
  contextOf: (position: undefined) => Promise<CardContext>
  destinationOf: Places['destinationOf']
  settings: PriceSettings
  now: () => Date
}

type Wanted = PlanFields['lines'][number]

/** Plans baskets of a list for somebody's place and lawful price; what they cost is what the quote says of them. */
export function basketService({
  repository,
  offers,
  quotes,
  contextOf,
  destinationOf,
  settings,
  now,
}: BasketNeeds) {
  async function plan({ lines: wanted, discount_type, ...said }: PlanFields): Promise<BasketPlans> {
    const [products, around, destination] = await Promise.all([
      repository.products([...new Set(wanted.map((line) => line.product_id))]),
      contextOf(undefined),
      destinationOf(said),
    ])
    const lines = wanted.map((line) => listLineOf(line, products, settings))
    refuseTwice(lines)
    const reaching = reachingOf(around.pharmacies.listed, destination, settings)
    const ids = [...new Set(lines.flatMap((line) => line.products.map(({ id }) => id)))]
    const { market, needs, sellingCount } = marketOf({
      lines,
      offers: await offers.find(ids),
      reaching,
      around,
      settings,
      isClaimed: Boolean(discount_type),
      at: now(),
    })
    const solved = plansOf(market)
    const plans = PLAN_KINDS.map((kind) => ({ kind, ...solved[kind] })).filter(({ parcels }) => parcels > 0)
    const priced = await quotes.priceEach(plans.map(itemsOf), {
      ...said,
      discount_type,
      delivery_option: 'door_to_door',
    })
    return {
      plans: plans.map((one, index) => {
        const quote = priced[index]
        if (!quote) throw new Error('A plan has no quote')
        return { kind: one.kind, ...presentPlan(one, presentQuote(quote), { lines, needs }) }
      }),
      reaching_count: sellingCount,
      looked_at_count: market.sellers.length,
    }
  }
  return { plan }
}

function listLineOf(line: Wanted, products: readonly BasketProduct[], settings: PriceSettings): ListLine {
  const { product_id, pieces, any_equivalent, may_exceed } = line
  const group = products.filter(({ wanted_id }) => wanted_id === product_id)
  const isBrand = (product: BasketProduct) =>
    product.id === product_id || spaced(product.brand ?? '') === spaced(product.wanted_brand ?? '')
  const fitting = group.filter((product) => any_equivalent || isBrand(product))
  const isPrescription = fitting.some(({ is_prescription }) => is_prescription)
  const isForPickUp = isPrescription && settings.rxMode === 'pickup_only'
  return {
    pieces,
    mayExceed: may_exceed || !isPrescription,
    isForPickUp,
    products: isForPickUp ? [] : fitting,
  }
}

function refuseTwice(lines: readonly ListLine[]) {
  const seen = new Map<number, number>()
  for (const [index, { products }] of lines.entries()) {
    const first = products.map(({ id }) => seen.get(id)).find((line) => line !== undefined)
    if (first !== undefined)
      throw Problem.invalid(
        `lines.${index}.product_id`,
        t(messages.sameMedicineTwice, { line: index + 1, first: first + 1 }),
      )
    for (const { id } of products) seen.set(id, index)
  }
}

const itemsOf = ({ lines }: Plan) =>
  lines.flatMap((line) =>
    (line?.packs ?? []).map(({ inventoryId, packs }) => ({ inventory_id: inventoryId, quantity: packs })),
  )

interface Around {
  lines: readonly ListLine[]
  needs: readonly Need[]
}

function presentPlan(
  plan: Plan,
  quote: BasketPlan['quote'],
  { lines, needs }: Around,
): Omit<BasketPlan, 'kind'> {
  const kms = quote.groups.map(({ distance_km }) => distance_km)
  const arrivals = quote.groups.flatMap(({ arrives }) => arrives ?? [])
  const last = arrivals.reduce(
    (latest, one) => (latest && latest.until >= one.until ? latest : one),
    arrivals[0] ?? null,
  )
  return {
    quote,
    lines: plan.lines.flatMap((line, index) => {
      if (!line) return []
      const piecesOf = new Map(needs[index]?.supplies.map((one) => [one.inventoryId, one.pieces]))
      const pieces = line.packs.reduce(
        (all, one) => all + one.packs * (piecesOf.get(one.inventoryId) ?? 0),
        0,
      )
      return [{ line: index, pieces, items: itemsOf({ ...plan, lines: [line] }) }]
    }),
    left_out: plan.lines.flatMap((line, index) =>
      line ? [] : [{ line: index, reason: reasonOf(lines[index], needs[index]) }],
    ),
    parcels: plan.parcels,
    distance_km: kms.reduce<number | null>(
      (farthest, km) => (km === null ? farthest : Math.max(farthest ?? 0, km)),
      null,
    ),
    arrives: arrivals.length === quote.groups.length ? last : null,
    is_proven: plan.bound === plan.total,
    bound: toPesos(plan.bound),
  }
}

function reasonOf(
  line: ListLine | undefined,
  need: Need | undefined,
): BasketPlan['left_out'][number]['reason'] {
  if (line?.isForPickUp) return 'pick_up_only'
  if (!need || need.supplies.length === 0) return 'nowhere'
  const isServed = [...new Set(need.supplies.map(({ pharmacyId }) => pharmacyId))].some(
    (id) =>
      coversOf(
        need,
        need.supplies.filter(({ pharmacyId }) => pharmacyId === id),
        0,
      ).length > 0,
  )
  return isServed ? 'parcels' : 'no_pack'
}
