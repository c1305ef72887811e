import type { GuestCartItem } from '../items'

const KEY = 'cartSeenPrices'

/** What the shopper was shown that things cost, by offer: the next visit tells what has changed since. */
export function seenPrices(): Map<number, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    const pairs = Array.isArray(kept)
      ? kept.filter((pair) => Array.isArray(pair) && pair.every(Number.isFinite))
      : []
    return new Map(pairs as [number, number][])
  } catch {
    return new Map()
  }
}

export function keepSeenPrices(items: readonly GuestCartItem[]) {
  const priced = items.filter((item) => !item.isUnpriced)
  try {
    const pairs = priced.map(({ product }) => [product.inventory_id, product.selling_price])
    localStorage.setItem(KEY, JSON.stringify(pairs))
  } catch {
    // storage is full or forbidden: prices then change without a word
  }
}

export function forgetSeenPrices() {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // nothing was kept
  }
}
