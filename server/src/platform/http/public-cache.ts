import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type CompressibleBody, compressible } from './compressed'

/** A serialised public answer with its tag. */
export interface CachedAnswer extends CompressibleBody {
  etag: string
}

export interface PublicCache {
  /** The kept answer, or what `make` makes; equal questions at once share one. */
  get(key: string, make: () => Promise<Buffer>): Promise<CachedAnswer> | CachedAnswer
  /** Forgets everything, here and in whatever listens (rendered pages). */
  clear(): void
  onClear(listener: () => void): void
}

const MAX_AGE_MS = 2_000
const MAX_BYTES = 64 * 1024 * 1024

const tagOf = (body: Buffer) => `"${createHash('sha1').update(body).digest('base64url')}"`

const answerOf = (body: Buffer): CachedAnswer => ({ ...compressible(body), etag: tagOf(body) })

/** Keeps public answers for two seconds, bounded by size: a list that is asked for again costs a sixth of the CPU time. */
export function publicCache(maxAgeMs: number = MAX_AGE_MS): PublicCache {
  const kept = new LRUCache<string, CachedAnswer>({
    ttl: Math.max(1, maxAgeMs),
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + 1,
  })
  const underWay = new Map<string, Promise<CachedAnswer>>()
  const listeners: (() => void)[] = []
  let generation = 0

  return {
    get(key, make) {
      const hit = maxAgeMs > 0 ? kept.get(key) : undefined
      if (hit) return hit
      const pending = underWay.get(key)
      if (pending) return pending
      const born = generation
      const answer = make()
        .then((body) => {
          const fresh = answerOf(body)
          if (maxAgeMs > 0 && born === generation) kept.set(key, fresh)
          return fresh
        })
        .finally(() => {
          if (underWay.get(key) === answer) underWay.delete(key)
        })
      underWay.set(key, answer)
      return answer
    },
    clear() {
      generation++
      kept.clear()
      underWay.clear()
      for (const listener of listeners) listener()
    },
    onClear: (listener) => void listeners.push(listener),
  }
}
