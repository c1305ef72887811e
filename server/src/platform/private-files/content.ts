import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import { MAX_UPLOAD_BYTES } from '@botika/common/images/endpoints'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { hasPages, plainTextOf } from './pdf'

export interface Content {
  bytes: Buffer
  mime: string
  extension: string
}

const MAX_PIXELS = 50_000_000
const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])

/** Pictures are drawn anew, without place, camera or what hides behind them; a PDF stays where it only shows pages. */
export async function acceptContent(file: File): Promise<Content | string> {
  if (file.size === 0) return t(messages.fileEmpty)
  if (file.size > MAX_UPLOAD_BYTES) return t(messages.fileOver8MiB)
  const bytes = Buffer.from(await file.arrayBuffer())
  // what a file is called or claims to be proves nothing
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !ACCEPTED.has(type.mime)) return t(messages.choosePictureOrPdf)
  if (type.mime === 'application/pdf') {
    const text = plainTextOf(bytes)
    if (text === null) return t(messages.pdfNotPlain)
    if (!hasPages(text)) return t(messages.pdfWithoutPages)
    return { bytes, mime: type.mime, extension: 'pdf' }
  }
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate()
    const drawn =
      type.mime === 'image/png'
        ? picture.png({ compressionLevel: 6 })
        : type.mime === 'image/webp'
          ? picture.webp({ quality: 88 })
          : picture.jpeg({ quality: 88 })
    return { bytes: await drawn.toBuffer(), mime: type.mime, extension: type.ext }
  } catch {
    return t(messages.pictureDamaged)
  }
}
