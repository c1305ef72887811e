import { formatPesos } from '../centavos'
import * as messages from '../messages/price-doubt'
import type { Message } from '../messages/message'

/** What others ask for a pack: their live offers in pesos, and the pieces in a pack. */
export interface UsualPrice {
  median: number
  lowest: number
  highest: number
  offers: number
  unit_count: number
}

/** Offers of others that a median needs. */
export const FEWEST_OFFERS = 3

/** Why a price (pesos) had better be looked at once more: `piece` looks like the price of one piece of the pack. */
export type PriceDoubt = 'piece' | 'low' | 'high'

const NEAR = 0.1

export function doubtOf(
  price: number,
  { median, unit_count: pieces }: Pick<UsualPrice, 'median' | 'unit_count'>,
): PriceDoubt | null {
  if (pieces > 1 && Math.abs(price * pieces - median) <= NEAR * median) return 'piece'
  if (price < median / 2) return 'low'
  return price > median * 2 ? 'high' : null
}

type Figures = Record<'price' | 'median' | 'lowest' | 'highest', string> & { count: number }

export const WHY_DOUBTED: Record<PriceDoubt, Message<Figures>> = messages

export const doubtFigures = (price: number, usual: UsualPrice): Figures => ({
  price: formatPesos(price),
  median: formatPesos(usual.median),
  lowest: formatPesos(usual.lowest),
  highest: formatPesos(usual.highest),
  count: usual.offers,
})
