import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import { expected } from '@botika/common/expected'
import { Problem } from '@botika/common/http/problem'
import { Semaphore } from 'async-mutex'
import { fileTypeFromBuffer } from 'file-type'
import { LRUCache } from 'lru-cache'
import { createHash, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { diskStore } from '../files/disk'
import type { FileStore } from '../files/store'
import { type Format, isDrawing, isForGood, isName } from './names'

/** Runs at most `atOnce` jobs at a time; equal jobs that wait together are one. */
function jobQueue(atOnce: number) {
  const underWay = new Map<string, Promise<unknown>>()
  const turns = new Semaphore(atOnce)
  return {
    run<T>(key: string, job: () => Promise<T>): Promise<T> {
      const same = underWay.get(key) as Promise<T> | undefined
      if (same) return same
      const made = turns.runExclusive(job).finally(() => underWay.delete(key))
      underWay.set(key, made)
      return made
    },
  }
}

const NO_IMAGE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600">
  <rect width="600" height="600" fill="#eef3f1"/>
  <g transform="rotate(-38 300 300)" fill="none" stroke="#9db3ab" stroke-width="16">
    <rect x="170" y="240" width="260" height="120" rx="60" fill="#ffffff"/>
    <path d="M300 240h70a60 60 0 0 1 0 120h-70z" fill="#cfded8"/>
    <path d="M300 240v120"/>
  </g>
</svg>`

export interface Sent {
  bytes: Buffer
  type: `image/${Format}`
  etag: string
  isForGood: boolean
  isMissing: boolean
}

interface Needs {
  store: FileStore
  cacheFolder: string
}

const MOST_PIXELS = 50_000_000
const AT_ONCE = 2
const KEPT_SIDE = 2000
const UPLOADS = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])
const QUALITY = { webp: 80, jpeg: 82 }
/** From this width on a picture is shown on fine screens, where less is seen of its losses. */
const FINE = 360
const FINE_WEBP = 68

export function imageService({ store, cacheFolder }: Needs) {
  const queue = jobQueue(AT_ONCE)
  const cache = diskStore({ folder: cacheFolder, isPrivate: false })
  // a store may be far away; what its name tells the content of is asked for once
  const ages = new LRUCache<string, number>({ max: 20_000 })

  async function ageOf(name: string): Promise<number | null> {
    if (!isName(name) || (name.endsWith('.svg') && !isDrawing(name))) return null
    const known = ages.get(name)
    if (known !== undefined) return known
    const age =
      (await store.age(name).catch(expected('A picture that cannot be reached is shown as none'))) ?? null
    if (age !== null && isForGood(name)) ages.set(name, age)
    return age
  }

  async function made(source: Buffer, isDrawn: boolean, width: number, format: Format): Promise<Buffer> {
    const image = sharp(source, {
      limitInputPixels: MOST_PIXELS,
      // drawings are 600 wide at 72 dots an inch
      ...(isDrawn ? { density: Math.min(288, Math.max(36, (72 * width) / 600)) } : {}),
    })
      .rotate()
      .resize({ width, withoutEnlargement: !isDrawn })
    if (format === 'webp')
      return image.webp({ quality: width >= FINE ? FINE_WEBP : QUALITY.webp, effort: 4 }).toBuffer()
    if (format === 'png') return image.png({ palette: isDrawn }).toBuffer()
    return image.flatten({ background: '#fff' }).jpeg({ quality: QUALITY.jpeg, mozjpeg: true }).toBuffer()
  }

  async function sized(
    key: string,
    read: () => Promise<Buffer>,
    isDrawn: boolean,
    width: number,
    format: Format,
  ) {
    return queue.run(key, async () => {
      const kept = await cache.get(key)
      if (kept) return kept
      const bytes = await made(await read(), isDrawn, width, format)
      await cache.put(key, bytes, `image/${format}`)
      return bytes
    })
  }

  async function bytesOf(name: string): Promise<Buffer> {
    const bytes = await store.get(name)
    if (!bytes) throw new Error('This picture is gone')
    return bytes
  }

  return {
    async send(name: string, width: number, format: Format): Promise<Sent> {
      const age = await ageOf(name)
      if (age !== null && format === 'svg+xml') {
        const etag = `"${name}.${age.toString(36)}"`
        const bytes = await bytesOf(name)
        return { bytes, type: 'image/svg+xml', etag, isForGood: isForGood(name), isMissing: false }
      }
      if (age !== null) {
        const key = `${name}.${age.toString(36)}.${width}.${format}`
        try {
          const bytes = await sized(key, () => bytesOf(name), name.endsWith('.svg'), width, format)
          return {
            bytes,
            type: `image/${format}`,
            etag: `"${key}"`,
            isForGood: isForGood(name),
            isMissing: false,
          }
        } catch (error) {
          expected('A file that is no picture is as good as none')(error)
        }
      }
      const kind = format === 'webp' ? format : 'png'
      const key = `none-1.${width}.${kind}`
      return {
        bytes: await sized(key, () => Promise.resolve(Buffer.from(NO_IMAGE)), true, width, kind),
        type: `image/${kind}`,
        etag: `"${key}"`,
        isForGood: false,
        isMissing: true,
      }
    },

    /** Stores an upload: checked by its content, turned upright, without metadata, named by what is in it. */
    async store(upload: File): Promise<string> {
      const bytes = Buffer.from(await upload.arrayBuffer())
      const type = await fileTypeFromBuffer(bytes)
      if (!type || !UPLOADS.has(type.mime)) throw new Problem('wrong_type', phrase(messages.choosePicture))
      const kept = await queue.run(`store-${randomUUID()}`, () =>
        sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
          .rotate()
          .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 86 })
          .toBuffer()
          .catch((cause: unknown) => {
            const message = t(messages.pictureUnreadable)
            throw new Problem('invalid', `${message}.`, { errors: { image: [message] }, cause })
          }),
      )
      const name = `${createHash('sha256').update(kept).digest('hex').slice(0, 32)}.webp`
      await store.put(name, kept, 'image/webp')
      return name
    },
  }
}
export type ImageService = ReturnType<typeof imageService>
