import { describe, expect, it } from 'vitest'
import { type Need, type Supply } from './covers'
import { type Market, plansOf } from './solve'

/** A seeded source of numbers in 0 … 1. */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const PACKS = [1, 10, 20, 30, 100]

function marketOf(seed: number, lines: number, sellers: number): Market {
  const next = random(seed)
  const below = (most: number) => Math.floor(next() * most)
  let inventoryId = 1
  const needs: Need[] = Array.from({ length: lines }, () => {
    const supplies: Supply[] = []
    const piece = 100 + below(3_000)
    for (let pharmacyId = 1; pharmacyId <= sellers; pharmacyId++)
      for (const pieces of PACKS)
        if (next() < 0.3) {
          const price = Math.round(piece * pieces * (0.7 + next() * 0.6))
          // twenty percent off, rounded for the line
          const cost = (packs: number) => Math.round(price * packs * 0.8)
          supplies.push({ inventoryId: inventoryId++, pharmacyId, pieces, stock: below(5), cost })
        }
    return { pieces: 1 + below(4) * 10 + below(3), mayExceed: next() < 0.8, supplies }
  })
  const tariffs = [null, null, { fee: 3_000, freeFrom: null }, { fee: 8_000, freeFrom: 60_000 }]
  return {
    needs,
    sellers: Array.from({ length: sellers }, (_, index) => ({
      pharmacyId: index + 1,
      distance: below(20),
      tariff: tariffs[below(4)] ?? null,
    })),
    sharedFee: 4_900,
    feeBasis: next() < 0.5 ? 'order' : 'pharmacy',
    mostParcels: 1 + below(4),
  }
}

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
  const go = (line: number, chosen: { pharmacyId: number; cost: number }[], missing: number) => {
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
      for (const way of chosen) if (way.pharmacyId === pharmacyId) goods += way.cost
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

function waysToServe({ pieces, mayExceed, supplies }: Need) {
  const ways: { pharmacyId: number; cost: number }[] = []
  for (const pharmacyId of new Set(supplies.map((supply) => supply.pharmacyId))) {
    const own = supplies.filter((supply) => supply.pharmacyId === pharmacyId)
    let counts: number[][] = [[]]
    for (const { stock } of own)
      counts = counts.flatMap((some) => Array.from({ length: stock + 1 }, (_, packs) => [...some, packs]))
    const costs = new Set<number>()
    for (const packs of counts) {
      const all = own.reduce((sum, supply, index) => sum + supply.pieces * (packs[index] ?? 0), 0)
      const isSpare = own.some((supply, index) => (packs[index] ?? 0) > 0 && all - supply.pieces >= pieces)
      if (all < pieces || isSpare || (!mayExceed && all > pieces)) continue
      costs.add(
        own.reduce(
          (sum, supply, index) => sum + ((packs[index] ?? 0) > 0 ? supply.cost(packs[index] ?? 0) : 0),
          0,
        ),
      )
    }
    for (const cost of costs) ways.push({ pharmacyId, cost })
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
})
