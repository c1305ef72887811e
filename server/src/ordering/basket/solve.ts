import type { Centavos } from '@botika/common/centavos'
import { type Cover, coversOf, type Need } from './covers'

export interface Seller {
  pharmacyId: number
  distance: number
  tariff: { fee: Centavos; freeFrom: Centavos | null } | null
}

export interface Market {
  needs: readonly Need[]
  sellers: readonly Seller[]
  sharedFee: Centavos
  /** Whether the shared fee is charged once, or for each parcel. */
  feeBasis: 'order' | 'pharmacy'
  mostParcels: number
}

export interface Plan {
  /** By line: who sells it and in which packs; null where no pharmacy has enough, or one parcel more would be needed. */
  lines: readonly (({ pharmacyId: number } & Cover) | null)[]
  goods: Centavos
  fees: Centavos
  total: Centavos
  parcels: number
  farthest: number
  /** No plan costs less than this; equal to `total` where the search came to its end. */
  bound: Centavos
}

/** More than any basket costs: the price of a line that is left out, so that as few as possible are. */
const LEFT_OUT = 1_000_000_000_000
/** Assignments that are tried before the search stops with what it has; a basket of 12 lines needs some thousands. */
const MOST_STEPS = 2_000_000

/**
 * The plans of a list: the cheapest, the one with the fewest parcels, the nearest. A line comes whole from one
 * pharmacy, since a prescription is dispensed in one place; each leaves out as few lines as can be.
 */
export function plansOf(market: Market, mostSteps = MOST_STEPS) {
  const rows = rowsOf(market)
  const { parcels, farthest } = reachOf(rows, market.mostParcels)
  const near = rows.filter(({ distance }) => distance <= farthest)
  return {
    cheapest: cheapestOf(market, rows, market.mostParcels, mostSteps),
    fewest: cheapestOf(market, rows, parcels, mostSteps),
    nearest: cheapestOf(market, near, market.mostParcels, mostSteps),
  }
}

type Row = Seller & { covers: readonly (readonly Cover[])[]; costs: readonly Centavos[] }

function rowsOf({ needs, sellers }: Market): Row[] {
  return [...sellers]
    .sort((a, b) => a.distance - b.distance || a.pharmacyId - b.pharmacyId)
    .map((seller) => {
      // packs that cost more pay only where they make a delivery free
      const dearest = seller.tariff?.freeFrom ? seller.tariff.fee : 0
      const covers = needs.map((need) => {
        const own = need.supplies.filter(({ pharmacyId }) => pharmacyId === seller.pharmacyId)
        return coversOf(need, own, dearest)
      })
      return { ...seller, covers, costs: covers.map(([first]) => first?.cost ?? LEFT_OUT) }
    })
    .filter(({ costs }) => costs.some((cost) => cost < LEFT_OUT))
}

/** How few parcels, and pharmacies up to which distance, serve as many lines as any choice does. */
function reachOf(rows: readonly Row[], mostParcels: number) {
  /** The fewest parcels by the lines that they serve, as bits. */
  const fewest = new Map([[0, 0]])
  let best = { lines: 0, farthest: 0 }
  for (const { costs, distance } of rows) {
    const own = costs.reduce((mask, cost, line) => (cost < LEFT_OUT ? mask | (1 << line) : mask), 0)
    const before = new Map(fewest)
    for (const [mask, parcels] of before) {
      const both = mask | own
      if (parcels === mostParcels || parcels + 1 >= (fewest.get(both) ?? LEFT_OUT)) continue
      fewest.set(both, parcels + 1)
      if (bitsOf(both) > best.lines) best = { lines: bitsOf(both), farthest: distance }
    }
  }
  const complete = [...fewest].filter(([mask]) => bitsOf(mask) === best.lines)
  return { farthest: best.farthest, parcels: Math.min(...complete.map(([, parcels]) => parcels)) }
}

function bitsOf(mask: number) {
  let bits = 0
  for (let left = mask; left; left &= left - 1) bits++
  return bits
}

const sum = (amounts: readonly Centavos[]) => amounts.reduce((all, amount) => all + amount, 0)
const lower = (a: readonly Centavos[], b: readonly Centavos[]) =>
  a.map((cost, line) => Math.min(cost, b[line] ?? LEFT_OUT))

/** What lines cost less where these costs are added to those. */
function gainOf(added: readonly Centavos[], costs: readonly Centavos[]): Centavos {
  let gain = 0
  for (let line = 0; line < costs.length; line++) gain += Math.max(0, (costs[line] ?? 0) - (added[line] ?? 0))
  return gain
}

/** By place: the sum of the `count` largest behind it. No so many pharmacies together gain more. */
function largestAfter(gains: readonly Centavos[], count: number): Centavos[] {
  const sums = gains.map(() => 0)
  let largest: Centavos[] = []
  for (let index = gains.length - 1; index >= 0; index--) {
    sums[index] = sum(largest)
    const gain = gains[index] ?? 0
    if (largest.length < count || gain > (largest.at(-1) ?? 0))
      largest = [...largest, gain].sort((a, b) => b - a).slice(0, count)
  }
  return sums
}

function feesOf(
  rows: readonly Row[],
  { sharedFee, feeBasis }: Market,
  gross: (row: Row) => Centavos,
): Centavos {
  const sharing = rows.filter(({ tariff }) => tariff === null).length
  const shared = feeBasis === 'pharmacy' ? sharing * sharedFee : Math.min(sharing, 1) * sharedFee
  return rows.reduce((fees, row) => {
    if (row.tariff === null) return fees
    const { fee, freeFrom } = row.tariff
    return freeFrom !== null && gross(row) >= freeFrom ? fees : fees + fee
  }, shared)
}

type Choice = { row: Row; cover: Cover } | null

/** Branch and bound over the sets of at most so many pharmacies. */
function cheapestOf(market: Market, nearest: readonly Row[], mostParcels: number, mostSteps: number): Plan {
  const rows = [...nearest].sort((a, b) => sum(a.costs) - sum(b.costs))
  const none = market.needs.map(() => LEFT_OUT)
  /** What each line costs at least from this pharmacy of the order on. */
  const rest = [none]
  for (const row of rows.toReversed()) rest.unshift(lower(rest[0] ?? none, row.costs))
  const leastFees = (set: readonly Row[]) => feesOf(set, market, () => LEFT_OUT)
  const root = sum(rest[0] ?? none) + Math.min(...rows.map((row) => leastFees([row])), LEFT_OUT)

  let best = planOf(
    market,
    market.needs.map(() => null),
  )
  let steps = 0

  const offer = (choices: readonly Choice[]) => {
    const plan = planOf(market, choices)
    if (isBetter(plan, best)) best = plan
    return plan
  }

  /** Every way to serve the lines from `set` that can still be the best. */
  const refine = (set: readonly Row[], choices: Choice[], goods: Centavos, left: readonly Centavos[]) => {
    if (++steps > mostSteps) return
    const line = choices.length
    if (line === market.needs.length) return void offer(choices)
    const after = left.slice(1)
    const options: Choice[] = set.flatMap((row) => (row.covers[line] ?? []).map((cover) => ({ row, cover })))
    for (const choice of options.length > 0 ? options : [null]) {
      const now = goods + (choice?.cover.cost ?? LEFT_OUT)
      if (now + sum(after) + leastFees(set) <= best.score) refine(set, [...choices, choice], now, after)
    }
  }

  const extend = (start: number, set: readonly Row[], costs: readonly Centavos[]) => {
    const now = sum(costs)
    const gains = rows.map((row, index) => (index < start ? 0 : gainOf(row.costs, costs)))
    const later = mostParcels - set.length - 1
    const laterGains = largestAfter(gains, later)
    for (let index = start; index < rows.length; index++) {
      const [row, gain, after] = [rows[index], gains[index] ?? 0, laterGains[index] ?? 0]
      if (++steps > mostSteps) return
      if (!row || gain === 0 || now - gain - after > best.score) continue
      const next = [...set, row]
      const fees = leastFees(next)
      if (now - gain - after + fees > best.score) continue
      const least = lower(costs, row.costs)
      const bound = now - gain + fees
      if (bound <= best.score) {
        const plan = offer(cheapestFrom(next, least))
        if (plan.score > bound && next.some(({ tariff }) => tariff?.freeFrom)) refine(next, [], 0, least)
      }
      if (later > 0 && now - gain - gainOf(rest[index + 1] ?? none, least) + fees <= best.score)
        extend(index + 1, next, least)
    }
  }
  extend(0, [], none)

  const { score, ...plan } = best
  return { ...plan, bound: steps > mostSteps ? Math.max(0, root - (score - plan.total)) : plan.total }
}

const cheapestFrom = (set: readonly Row[], least: readonly Centavos[]): Choice[] =>
  least.map((cost, line) => {
    const row = set.find(({ costs }) => costs[line] === cost)
    const cover = row?.covers[line]?.[0]
    return row && cover ? { row, cover } : null
  })

type Scored = Omit<Plan, 'bound'> & { score: number }

function planOf(market: Market, choices: readonly Choice[]): Scored {
  const gross = new Map<Row, Centavos>()
  for (const choice of choices)
    if (choice) gross.set(choice.row, (gross.get(choice.row) ?? 0) + choice.cover.gross)
  const used = [...gross.keys()]
  const goods = sum(choices.map((choice) => choice?.cover.cost ?? 0))
  const fees = feesOf(used, market, (row) => gross.get(row) ?? 0)
  const total = goods + fees
  return {
    lines: choices.map((choice) => choice && { pharmacyId: choice.row.pharmacyId, ...choice.cover }),
    goods,
    fees,
    total,
    parcels: used.length,
    farthest: Math.max(0, ...used.map(({ distance }) => distance)),
    score: total + choices.filter((choice) => choice === null).length * LEFT_OUT,
  }
}

/** Of two that cost the same the one with fewer parcels, then the nearer one. */
function isBetter(one: Scored, other: Scored) {
  if (one.score !== other.score) return one.score < other.score
  if (one.parcels !== other.parcels) return one.parcels < other.parcels
  return one.farthest < other.farthest
}
