import { browserStorage } from '@botika/common/safe-storage'
import type { GuestCartItem } from '../items'

const KEY = 'cartSeenPrices'

/** What the shopper was shown that things cost, by offer: the next visit tells what has changed since. */
export function seenPrices(): Map<number, number> {
  const kept = browserStorage.readJson(KEY)
  const pairs = Array.isArray(kept)
    ? kept.filter((pair) => Array.isArray(pair) && pair.every(Number.isFinite))
    : []
  return new Map(pairs as [number, number][])
}

export function keepSeenPrices(items: readonly GuestCartItem[]) {
  const priced = items.filter((item) => !item.isUnpriced)
  const pairs = priced.map(({ product }) => [product.inventory_id, product.selling_price])
  // where nothing is kept prices change without a word
  browserStorage.write(KEY, JSON.stringify(pairs))
}

export const forgetSeenPrices = () => browserStorage.remove(KEY)
