import { LRUCache } from 'lru-cache'
import { cacheCounts, compressible, type CompressibleBody, etagOf, isUnavailable } from '../../platform'
import type { Rendered } from './renderer'

export interface KeptPage extends CompressibleBody {
  status: number
  location?: string
  /** Of a page that its readers may keep. */
  etag?: string
  styleHash: string
  keepSeconds: number
  /** True for what nobody may keep: the page of a person or of a secret address. */
  isPrivate: boolean
}

/** While there is no room or no database, so much later than its time a page is shown without writing it anew. */
const MOST_LATE_MS = 60_000
const MAX_BYTES = 32 * 1024 * 1024
const WITH_COMPRESSED_FORMS = 1.25

/** Rendered pages by address: bounded, short-lived, and rendered once however many ask at the same time. */
export function pageCache() {
  const counts = cacheCounts()
  const kept = new LRUCache<string, KeptPage, () => Promise<Rendered>>({
    maxSize: MAX_BYTES,
    sizeCalculation: (page) =>
      page.keepSeconds > 0 ? Math.ceil(page.body.length * WITH_COMPRESSED_FORMS) + 512 : MAX_BYTES + 1,
    async fetchMethod(_key, _old, { context: render, options }) {
      counts.made++
      const page = pack(await render())
      options.ttl = page.keepSeconds * 1000
      return page
    },
    noDeleteOnFetchRejection: true,
    // what was read before an invalidation is still sent, and not kept
    ignoreFetchAbort: true,
  })
  return {
    counts,
    async get(key: string, render: () => Promise<Rendered>, isCrowded = false) {
      counts.asked++
      const isRecent = kept.getRemainingTTL(key) > -MOST_LATE_MS
      const last = isRecent ? kept.peek(key, { allowStale: true }) : undefined
      if (isCrowded && last) return last
      return kept.forceFetch(key, { context: render }).catch((error: unknown) => {
        if (last && isUnavailable(error)) return last
        throw error
      })
    },
    invalidate: () => kept.clear(),
  }
}

function pack({ status, html, location, styleHash = '', keepSeconds }: Rendered): KeptPage {
  const body = Buffer.from(html)
  return {
    ...compressible(body),
    status,
    styleHash,
    keepSeconds,
    ...(status === 200 && keepSeconds > 0 && { etag: etagOf(body) }),
    isPrivate: status === 200 && keepSeconds === 0,
    ...(location === undefined ? {} : { location }),
  }
}
