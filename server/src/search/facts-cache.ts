import { LRUCache } from 'lru-cache'
import type { CardFacts, CardParts, Line } from './asked'

type Read = (ids: readonly number[]) => Promise<CardFacts[]>

interface Kept {
  version: string
  facts: CardFacts
}

const MOST_PRODUCTS = 20_000

/**
 * What cards show of products, kept until the search row says that the product was written anew: that is when lists
 * notice any change. Prices and stock are never kept.
 */
export function factsCache(read: Read) {
  const kept = new LRUCache<number, Kept>({ max: MOST_PRODUCTS })

  return async (lines: readonly Line[]): Promise<CardParts[]> => {
    const missing = new Map(
      lines
        .filter(({ id, version }) => kept.get(id)?.version !== version)
        .map(({ id, version }) => [id, version]),
    )
    if (missing.size > 0) {
      for (const { created_at, updated_at, ...facts } of await read([...missing.keys()])) {
        kept.set(facts.id, {
          version: missing.get(facts.id) ?? '',
          facts: { ...facts, created_at: iso(created_at), updated_at: iso(updated_at) },
        })
      }
    }
    return lines.flatMap((line) => {
      const facts = kept.get(line.id)?.facts
      return facts ? [{ facts, line }] : []
    })
  }
}

const iso = (moment: Date | string) => (typeof moment === 'string' ? moment : moment.toISOString())
