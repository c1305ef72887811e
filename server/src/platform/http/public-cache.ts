import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type CacheCounts, cacheCounts } from '../lib/cache-counts'
import { type CompressibleBody, compressible } from './compressed'

export interface CachedAnswer extends CompressibleBody {
  etag: string
}

export interface PublicCache {
  get(key: string, make: () => Promise<Buffer>): CachedAnswer | Promise<CachedAnswer>
  has(key: string): boolean
  clear(): void
  counts: CacheCounts
  onClear(listener: () => void): void
}

const MAX_AGE_MS = 2_000
const MAX_BYTES = 8 * 1024 * 1024

const tags = new WeakMap<Buffer, string>()

function tagOf(body: Buffer): string {
  const known = tags.get(body)
  if (known) return known
  const tag = `"${createHash('sha1').update(body).digest('base64url')}"`
  tags.set(body, tag)
  return tag
}

const answerOf = (body: Buffer): CachedAnswer => ({ ...compressible(body), etag: tagOf(body) })

/** Keeps public answers for two seconds, bounded by size: a list that is asked for again costs a sixth of the CPU time. */
export function publicCache(maxAgeMs: number = MAX_AGE_MS): PublicCache {
  const counts = cacheCounts()
  const kept = new LRUCache<string, CachedAnswer, () => Promise<Buffer>>({
    ttl: Math.max(1, maxAgeMs),
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => (maxAgeMs > 0 ? body.length + 1 : MAX_BYTES + 1),
    fetchMethod: async (_key, _old, { context: make }) => {
      counts.made++
      return answerOf(await make())
    },
    // what was asked for before a change is still answered, and not kept
    ignoreFetchAbort: true,
  })
  const listeners: (() => void)[] = []
  return {
    counts,
    get(key, make) {
      counts.asked++
      return kept.get(key) ?? kept.forceFetch(key, { context: make })
    },
    has: (key) => kept.has(key),
    clear() {
      kept.clear()
      for (const listener of listeners) listener()
    },
    onClear: (listener) => void listeners.push(listener),
  }
}
