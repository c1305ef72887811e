import { LRUCache } from 'lru-cache'
import type { Total } from './asked'

const MOST = 1000

/**
 * What searches counted lately or are counting now, by their words: who only wants the number need not count again.
 * `freshFor` is in milliseconds; at 0 only searches under way are shared.
 */
export function totalsFound(freshFor: number) {
  const kept = new LRUCache<string, Promise<Total>>({ max: MOST, ttl: Math.max(1, freshFor) })

  return {
    of: (keyword: string) => kept.get(keyword),

    note(keyword: string, found: Promise<{ counts: Total }>) {
      const total = found.then(({ counts: { total: all, isCapped } }) => ({ total: all, isCapped }))
      kept.set(keyword, total)
      const forget = () => {
        if (kept.peek(keyword) === total) kept.delete(keyword)
      }
      total.then(freshFor > 0 ? () => undefined : forget, forget)
    },

    clear: () => kept.clear(),
  }
}
