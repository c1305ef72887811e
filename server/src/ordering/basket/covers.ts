import type { Centavos } from '@botika/common/centavos'

/** A pharmacy's offer that can serve a line of a list. */
export interface Supply {
  inventoryId: number
  pharmacyId: number
  /** In a pack. */
  pieces: number
  /** Packs there are. */
  stock: number
  /** What so many packs of it cost this shopper, by the pricing of carts. */
  cost: (packs: number) => Centavos
}

/** A line of a list: so many pieces, of any of these offers. */
export interface Need {
  pieces: number
  /** False for a prescription: never more than prescribed. */
  mayExceed: boolean
  supplies: readonly Supply[]
}

/** Packs of one pharmacy that serve a line. */
export interface Cover {
  cost: Centavos
  packs: readonly { inventoryId: number; packs: number }[]
}

/**
 * The ways in which one pharmacy's packs serve a line, cheapest first, one for each cost up to `dearest` above the
 * cheapest. Never fewer pieces than needed, and no pack that could be left out: at most one pack more.
 */
export function coversOf(need: Need, pharmacyId: number, dearest: Centavos): Cover[] {
  const supplies = need.supplies.filter((supply) => supply.pharmacyId === pharmacyId && supply.stock > 0)
  const found = new Map<Centavos, Cover>()
  const chosen: { inventoryId: number; packs: number }[] = []
  let cheapest = Number.POSITIVE_INFINITY

  /** Adds packs of the supplies from `index` on; `smallest` is the smallest pack among the chosen. */
  const choose = (index: number, left: number, smallest: number, cost: Centavos) => {
    if (cost > cheapest + dearest) return
    if (left <= 0) {
      if (-left >= smallest || (left < 0 && !need.mayExceed)) return
      cheapest = Math.min(cheapest, cost)
      if (!found.has(cost)) found.set(cost, { cost, packs: [...chosen] })
      return
    }
    const supply = supplies[index]
    if (!supply) return
    const most = Math.min(supply.stock, Math.ceil(left / supply.pieces))
    for (let packs = most; packs > 0; packs--) {
      chosen.push({ inventoryId: supply.inventoryId, packs })
      const nowLeft = left - packs * supply.pieces
      choose(index + 1, nowLeft, Math.min(smallest, supply.pieces), cost + supply.cost(packs))
      chosen.pop()
    }
    choose(index + 1, left, smallest, cost)
  }
  choose(0, need.pieces, Number.POSITIVE_INFINITY, 0)
  return [...found.values()].filter(({ cost }) => cost <= cheapest + dearest).sort((a, b) => a.cost - b.cost)
}
