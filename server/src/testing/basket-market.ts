import type { Need, Supply } from '../ordering/basket/covers'
import type { Market } from '../ordering/basket/solve'

function random(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const PACKS = [1, 10, 20, 30, 100]

/** A market of a seed, with offers of packs from one piece to a hundred, tariffs and a limit of parcels. */
export function marketOf(seed: number, lines: number, sellers: number, scale = 1): Market {
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
          // a discount of its own, rounded for the line
          const rate = 1 - below(3) / 5
          const goods = (packs: number) => ({
            cost: Math.round(price * packs * rate),
            gross: price * packs,
          })
          supplies.push({ inventoryId: inventoryId++, pharmacyId, pieces, stock: below(5) * scale, goods })
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
