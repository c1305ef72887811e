import type { Centavos } from '@botika/common/centavos'

interface Goods {
  cost: Centavos
  /** Before discounts, as free delivery counts it. */
  gross: Centavos
}

export interface Supply {
  inventoryId: number
  pharmacyId: number
  pieces: number
  stock: number
  /** What so many packs of it come to for this shopper, by the pricing of carts. */
  goods: (packs: number) => Goods
}

export interface Need {
  pieces: number
  /** False for a prescription: never more than prescribed. */
  mayExceed: boolean
  supplies: readonly Supply[]
}

export interface Cover extends Goods {
  packs: readonly { inventoryId: number; packs: number }[]
}

const NOTHING: Cover = { cost: 0, gross: 0, packs: [] }

/**
 * The ways in which one pharmacy's packs serve a line, cheapest first, up to `dearest` above the cheapest; each
 * dearer one counts for more towards free delivery. Never fewer pieces, and no pack that could be left out.
 */
export function coversOf(need: Need, supplies: readonly Supply[], dearest: Centavos): Cover[] {
  const known = new Map<string, Cover[]>()
  const piecesFrom = supplies.map((_, index) =>
    supplies.slice(index).reduce((all, { stock, pieces }) => all + stock * pieces, 0),
  )

  function coversFrom(index: number, left: number, smallest: number): Cover[] {
    if (left <= 0) return -left >= smallest || (left < 0 && !need.mayExceed) ? [] : [NOTHING]
    const supply = supplies[index]
    if (!supply || (piecesFrom[index] ?? 0) < left) return []
    const key = `${index} ${left} ${smallest}`
    const before = known.get(key)
    if (before) return before
    const all = [...coversFrom(index + 1, left, smallest)]
    const most = Math.min(supply.stock, Math.ceil(left / supply.pieces))
    for (let packs = 1; packs <= most; packs++) {
      const rest = coversFrom(index + 1, left - packs * supply.pieces, Math.min(smallest, supply.pieces))
      if (rest.length === 0) continue
      const { cost, gross } = supply.goods(packs)
      for (const cover of rest)
        all.push({
          cost: cost + cover.cost,
          gross: gross + cover.gross,
          packs: [{ inventoryId: supply.inventoryId, packs }, ...cover.packs],
        })
    }
    const best = worthwhile(all, dearest)
    known.set(key, best)
    return best
  }
  return coversFrom(0, need.pieces, Number.POSITIVE_INFINITY)
}

/** Those than which none costs less and counts for as much. */
function worthwhile(covers: Cover[], dearest: Centavos): Cover[] {
  const most = Math.min(...covers.map(({ cost }) => cost)) + dearest
  const best: Cover[] = []
  for (const cover of covers.sort((a, b) => a.cost - b.cost || b.gross - a.gross))
    if (cover.cost <= most && cover.gross > (best.at(-1)?.gross ?? -1)) best.push(cover)
  return best
}
