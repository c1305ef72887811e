import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { compressible, type CompressibleBody } from '../../platform'
import type { Rendered } from './renderer'

/** A page in every form that a browser may ask for. */
export interface KeptPage extends CompressibleBody {
  status: number
  location?: string
  etag: string
  styleHash: string
  /** True for what nobody may keep: the page of a person or of a secret address. */
  isPrivate: boolean
}

const MAX_BYTES = 64 * 1024 * 1024
/** What the compressed forms add, about. */
const WITH_FORMS = 1.25

/** Rendered pages by address: bounded, short-lived, and rendered once however many ask at the same time. */
export function pageCache() {
  const kept = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: (page) => Math.ceil(page.body.length * WITH_FORMS) + 512,
  })
  const underWay = new Map<string, Promise<KeptPage>>()
  let generation = 0

  return {
    async get(key: string, render: () => Promise<Rendered>): Promise<KeptPage> {
      const found = kept.get(key)
      if (found) return found
      const waiting = underWay.get(key)
      if (waiting) return waiting
      const born = generation
      const work = (async () => {
        const rendered = await render()
        const page = pack(rendered)
        // what was read before an invalidation must not outlive it
        if (rendered.keepSeconds > 0 && born === generation)
          kept.set(key, page, { ttl: rendered.keepSeconds * 1000 })
        return page
      })().finally(() => {
        if (underWay.get(key) === work) underWay.delete(key)
      })
      underWay.set(key, work)
      return work
    },
    /** Forgets every page: something public has changed. */
    invalidate() {
      generation += 1
      kept.clear()
      underWay.clear()
    },
  }
}

function pack({ status, html, location, styleHash = '', keepSeconds }: Rendered): KeptPage {
  const body = Buffer.from(html)
  return {
    ...compressible(body),
    status,
    styleHash,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    isPrivate: status === 200 && keepSeconds === 0,
    ...(location === undefined ? {} : { location }),
  }
}
