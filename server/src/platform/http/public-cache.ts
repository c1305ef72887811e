import { LRUCache } from 'lru-cache'
import { type CacheCounts, cacheCounts } from '../lib/cache-counts'
import { type CompressibleBody, compressible, etagOf } from './compressed'

export interface CachedAnswer extends CompressibleBody {
  etag: string
}

export interface PublicCache {
  get(key: string, make: () => Promise<Buffer>): CachedAnswer | Promise<CachedAnswer>
  /** True for what is answered at once; one still under way may come late. */
  has(key: string): boolean
  clear(): void
  counts: CacheCounts
  onClear(listener: () => void): void
}

const MAX_AGE_MS = 2_000
const MAX_BYTES = 8 * 1024 * 1024
const MOST_ADDRESSES = 5_000

const isMade = (answer: CachedAnswer | Promise<CachedAnswer> | undefined): answer is CachedAnswer =>
  answer !== undefined && !(answer instanceof Promise)

const answerOf = (body: Buffer): CachedAnswer => ({ ...compressible(body), etag: etagOf(body) })

/**
 * Keeps public answers that are asked for more than once, for two seconds and bounded by size: such a list costs a sixth
 * of the CPU time. Those that nobody asks for again die young: kept as well, they took 30 MB and work for the collector.
 * Answers under way are kept as promises, since the library's `fetch` costs a fresh answer 6 % of it.
 */
export function publicCache(maxAgeMs: number = MAX_AGE_MS): PublicCache {
  const counts = cacheCounts()
  const kept = new LRUCache<string, CachedAnswer | Promise<CachedAnswer>>({
    ttl: Math.max(1, maxAgeMs),
    maxSize: MAX_BYTES,
    sizeCalculation: (answer) =>
      answer instanceof Promise ? 1 : maxAgeMs > 0 ? answer.body.length + 1 : MAX_BYTES + 1,
  })
  const timesAsked = new LRUCache<string, number>({ ttl: Math.max(1, maxAgeMs), max: MOST_ADDRESSES })
  const listeners: (() => void)[] = []

  function begin(key: string, make: () => Promise<Buffer>): Promise<CachedAnswer> {
    counts.made++
    // what was asked for before a change is still answered, and not kept
    const isWanted = () => kept.peek(key) === pending
    const pending: Promise<CachedAnswer> = make().then(
      (body) => {
        const answer = answerOf(body)
        if (!isWanted()) return answer
        if ((timesAsked.get(key) ?? 0) > 1) kept.set(key, answer)
        else kept.delete(key)
        return answer
      },
      (error: unknown) => {
        if (isWanted()) kept.delete(key)
        throw error
      },
    )
    kept.set(key, pending, { ttl: 0 })
    return pending
  }

  return {
    counts,
    get(key, make) {
      counts.asked++
      const known = kept.get(key)
      if (isMade(known)) return known
      timesAsked.set(key, (timesAsked.get(key) ?? 0) + 1)
      return known ?? begin(key, make)
    },
    has: (key) => isMade(kept.peek(key)),
    clear() {
      kept.clear()
      for (const listener of listeners) listener()
    },
    onClear: (listener) => void listeners.push(listener),
  }
}
