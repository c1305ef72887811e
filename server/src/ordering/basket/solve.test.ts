import { describe, expect, it } from 'vitest'
import { marketOf } from '../../testing/basket-market'
import { type Need } from './covers'
import { type Market, plansOf } from './solve'

interface Tried {
  missing: number
  total: number
  parcels: number
  farthest: number
}

/** Every basket that there is, tried one after the other, by the rules as they are written down. */
function everyBasket(market: Market): Tried[] {
  const choices = market.needs.map((need) => [null, ...waysToServe(need)])
  const found: Tried[] = []
  const go = (line: number, chosen: Way[], missing: number) => {
    if (line < choices.length) {
      for (const way of choices[line] ?? [])
        go(line + 1, way ? [...chosen, way] : chosen, missing + (way ? 0 : 1))
      return
    }
    const used = market.sellers.filter(({ pharmacyId }) =>
      chosen.some((way) => way.pharmacyId === pharmacyId),
    )
    if (used.length > market.mostParcels) return
    let total = 0
    for (const { cost } of chosen) total += cost
    let isShared = false
    for (const { pharmacyId, tariff } of used) {
      let goods = 0
      for (const way of chosen) if (way.pharmacyId === pharmacyId) goods += way.gross
      if (tariff === null) {
        if (market.feeBasis === 'pharmacy' || !isShared) total += market.sharedFee
        isShared = true
      } else if (tariff.freeFrom === null || goods < tariff.freeFrom) total += tariff.fee
    }
    found.push({
      missing,
      total,
      parcels: used.length,
      farthest: Math.max(0, ...used.map(({ distance }) => distance)),
    })
  }
  go(0, [], 0)
  return found
}

interface Way {
  pharmacyId: number
  cost: number
  gross: number
}

function waysToServe({ pieces, mayExceed, supplies }: Need) {
  const ways: Way[] = []
  for (const pharmacyId of new Set(supplies.map((supply) => supply.pharmacyId))) {
    const own = supplies.filter((supply) => supply.pharmacyId === pharmacyId)
    let counts: number[][] = [[]]
    for (const { stock } of own)
      counts = counts.flatMap((some) => Array.from({ length: stock + 1 }, (_, packs) => [...some, packs]))
    const costs = new Map<string, Way>()
    for (const packs of counts) {
      const all = own.reduce((sum, supply, index) => sum + supply.pieces * (packs[index] ?? 0), 0)
      const isSpare = own.some((supply, index) => (packs[index] ?? 0) > 0 && all - supply.pieces >= pieces)
      if (all < pieces || isSpare || (!mayExceed && all > pieces)) continue
      const way = { pharmacyId, cost: 0, gross: 0 }
      for (const [index, supply] of own.entries()) {
        const { cost, gross } = supply.goods(packs[index] ?? 0)
        way.cost += cost
        way.gross += gross
      }
      costs.set(`${way.cost} ${way.gross}`, way)
    }
    ways.push(...costs.values())
  }
  return ways
}

const least = (tried: readonly Tried[], by: (one: Tried) => number) => {
  const best = Math.min(...tried.map(by))
  return tried.filter((one) => by(one) === best)
}

const SEEDS = Number(process.env['BASKETS'] ?? 25)

describe('plans for a list', () => {
  it('are those that trying every basket finds', () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const market = marketOf(seed, 1 + (seed % 5), 1 + (seed % 6))
      const tried = least(everyBasket(market), ({ missing }) => missing)
      const cheapest = least(
        least(tried, ({ total }) => total),
        ({ parcels }) => parcels,
      )[0]
      const fewest = least(
        least(tried, ({ parcels }) => parcels),
        ({ total }) => total,
      )[0]
      const nearest = least(
        least(tried, ({ farthest }) => farthest),
        ({ total }) => total,
      )[0]
      const plans = plansOf(market)
      expect([seed, plans.cheapest.total, plans.cheapest.parcels]).toEqual([
        seed,
        cheapest?.total,
        cheapest?.parcels,
      ])
      expect([seed, plans.fewest.total, plans.fewest.parcels]).toEqual([seed, fewest?.total, fewest?.parcels])
      expect([seed, plans.nearest.total, plans.nearest.farthest]).toEqual([
        seed,
        nearest?.total,
        nearest?.farthest,
      ])
      expect(plans.cheapest.bound).toBe(plans.cheapest.total)
      expect(plans.cheapest.lines.filter((line) => line === null)).toHaveLength(cheapest?.missing ?? 0)
    }
  })

  it('say so where the search stops early, with what none costs less than', () => {
    let stopped = 0
    for (let seed = 1; seed <= SEEDS; seed++) {
      const market = marketOf(seed, 8, 20)
      const { cheapest } = plansOf(market)
      const early = plansOf(market, 20).cheapest
      const missing = ({ lines }: typeof early) => lines.filter((line) => line === null).length
      expect([seed, cheapest.bound]).toEqual([seed, cheapest.total])
      expect(early.parcels).toBeLessThanOrEqual(market.mostParcels)
      if (early.bound === early.total) continue
      stopped++
      expect(early.bound).toBeLessThan(early.total)
      const least = missing(early) === missing(cheapest) ? cheapest.total : Infinity
      expect(early.bound).toBeLessThanOrEqual(least)
    }
    expect(stopped).toBeGreaterThan(SEEDS / 2)
  })

  it('hold at most one pack more than was asked for, and no more than was prescribed', () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const market = marketOf(seed, 6, 12, 9)
      for (const { lines } of Object.values(plansOf(market)))
        for (const [index, line] of lines.entries()) {
          const { pieces, mayExceed, supplies } = market.needs[index] as Need
          const packs = (line?.packs ?? []).map(({ inventoryId, packs: count }) => {
            const supply = supplies.find((one) => one.inventoryId === inventoryId)
            expect(supply?.stock).toBeGreaterThanOrEqual(count)
            expect(supply?.pharmacyId).toBe(line?.pharmacyId)
            return { size: supply?.pieces ?? 0, count }
          })
          if (packs.length === 0) continue
          const got = packs.reduce((all, { size, count }) => all + size * count, 0)
          expect(got).toBeGreaterThanOrEqual(pieces)
          expect(got).toBeLessThanOrEqual(mayExceed ? Infinity : pieces)
          for (const { size } of packs) expect(got - size).toBeLessThan(pieces)
        }
    }
  })
})
