import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Rendered } from './renderer'

/** A page in every form that a browser may ask for. */
export interface KeptPage {
  status: number
  location?: string
  etag: string
  /** True for what nobody may keep: the page of a person or of a secret address. */
  isPrivate: boolean
  identity: Buffer
  gzip: Buffer
  br: Buffer
}

const MAX_BYTES = 64 * 1024 * 1024
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Rendered pages by address: bounded, short-lived, and rendered once however many ask at the same time. */
export function pageCache() {
  const kept = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: (page) => page.identity.length + page.gzip.length + page.br.length + 512,
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
        const page = await pack(rendered)
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

async function pack({ status, html, location, keepSeconds }: Rendered): Promise<KeptPage> {
  const identity = Buffer.from(html)
  const [zipped, br] = await Promise.all([
    zip(identity, { level: 6 }),
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`
  const isPrivate = status === 200 && keepSeconds === 0
  return {
    status,
    etag,
    isPrivate,
    identity,
    gzip: zipped,
    br,
    ...(location === undefined ? {} : { location }),
  }
}
