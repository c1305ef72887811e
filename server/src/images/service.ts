import { Problem } from '@botika/common/http/problem'
import { fileTypeFromBuffer } from 'file-type'
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { type Format, isDrawing, isForGood, isName } from './names'
import { NO_IMAGE } from './no-image'
import { jobQueue } from './queue'

/** A picture as it is sent. */
export interface Sent {
  bytes: Buffer
  type: `image/${Format}`
  etag: string
  isForGood: boolean
  isMissing: boolean
}

interface Needs {
  /** Where pictures lie, and where what is made of them is kept. */
  folder: string
  cacheFolder: string
}

const MOST_PIXELS = 50_000_000
const AT_ONCE = 2
/** Longest side of what is kept of an upload. */
const KEPT_SIDE = 2000
const UPLOADS = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])
const QUALITY = { webp: 80, jpeg: 82 }

/** Pictures: stored once, sent in the width and format that is asked for. */
export function imageService({ folder, cacheFolder }: Needs) {
  const queue = jobQueue(AT_ONCE)

  /** Reads the stored bytes with their age, or null when there is no such picture. */
  async function find(name: string): Promise<{ file: string; age: number } | null> {
    if (!isName(name) || (name.endsWith('.svg') && !isDrawing(name))) return null
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => null)
    return found?.isFile() ? { file, age: Math.round(found.mtimeMs) } : null
  }

  async function keep(file: string, bytes: Buffer) {
    await mkdir(path.dirname(file), { recursive: true })
    const draft = `${file}.${randomUUID()}`
    await writeFile(draft, bytes)
    await rename(draft, file)
  }

  async function made(source: string | Buffer, width: number, format: Format): Promise<Buffer> {
    const isDrawn = typeof source !== 'string' || source.endsWith('.svg')
    const image = sharp(source, {
      limitInputPixels: MOST_PIXELS,
      // drawings are 600 wide at 72 dots an inch
      ...(isDrawn ? { density: Math.min(288, Math.max(36, (72 * width) / 600)) } : {}),
    })
      .rotate()
      .resize({ width, withoutEnlargement: !isDrawn })
    if (format === 'webp') return image.webp({ quality: QUALITY.webp, effort: 3 }).toBuffer()
    if (format === 'png') return image.png({ palette: isDrawn }).toBuffer()
    return image.flatten({ background: '#fff' }).jpeg({ quality: QUALITY.jpeg, mozjpeg: true }).toBuffer()
  }

  async function sized(key: string, source: string | Buffer, width: number, format: Format): Promise<Buffer> {
    const file = path.join(cacheFolder, key)
    return queue.run(key, async () => {
      const kept = await readFile(file).catch(() => null)
      if (kept) return kept
      const bytes = await made(source, width, format)
      await keep(file, bytes)
      return bytes
    })
  }

  return {
    /** The picture in this width and format; the no-image picture where there is none. */
    async send(name: string, width: number, format: Format): Promise<Sent> {
      const found = await find(name)
      if (found) {
        const key = `${name}.${found.age.toString(36)}.${width}.${format}`
        try {
          const bytes = await sized(key, found.file, width, format)
          return {
            bytes,
            type: `image/${format}`,
            etag: `"${key}"`,
            isForGood: isForGood(name),
            isMissing: false,
          }
        } catch {
          // a file that is no picture is as good as none
        }
      }
      const kind = format === 'jpeg' ? 'png' : format
      const key = `none-1.${width}.${kind}`
      return {
        bytes: await sized(key, Buffer.from(NO_IMAGE), width, kind),
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
      if (!type || !UPLOADS.has(type.mime))
        throw new Problem('wrong_type', 'Please choose a JPEG, PNG or WebP picture.')
      const kept = await queue.run(`store-${randomUUID()}`, () =>
        sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
          .rotate()
          .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 86 })
          .toBuffer()
          .catch((cause: unknown) => {
            const message = 'This picture could not be read'
            throw new Problem('invalid', `${message}.`, { errors: { image: [message] }, cause })
          }),
      )
      const name = `${createHash('sha256').update(kept).digest('hex').slice(0, 32)}.webp`
      await keep(path.join(folder, name), kept)
      return name
    },
  }
}
export type ImageService = ReturnType<typeof imageService>
