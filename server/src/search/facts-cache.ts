import { LRUCache } from 'lru-cache'
import type { CardFacts, CardParts, Line } from './asked'

type Read = (ids: readonly number[]) => Promise<(CardFacts & { version: string })[]>

const MOST_PRODUCTS = 20_000

/**
 * What cards show of products, kept while the row is the one that was read: each line brings its row's version, so
 * nothing stale is shown. Prices and stock are never kept.
 */
export function factsCache(read: Read) {
  const kept = new LRUCache<number, CardFacts & { version: string }>({ max: MOST_PRODUCTS })

  return async (lines: readonly Line[]): Promise<CardParts[]> => {
    const missing = lines.filter(({ id, version }) => kept.get(id)?.version !== version).map(({ id }) => id)
    if (missing.length > 0) {
      for (const { created_at, updated_at, ...facts } of await read(missing)) {
        kept.set(facts.id, { ...facts, created_at: iso(created_at), updated_at: iso(updated_at) })
      }
    }
    return lines.flatMap((line) => {
      const facts = kept.get(line.id)
      return facts ? [{ facts, line }] : []
    })
  }
}

const iso = (moment: Date | string) => (typeof moment === 'string' ? moment : moment.toISOString())
