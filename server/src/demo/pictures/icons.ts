import sharp from 'sharp'
import { openCanvas, rounded } from './canvas'

/** The mark of Botika: a leaf and a cross that share one stem, on deep green. */
export function drawMark({ isMaskable = false }: { isMaskable?: boolean } = {}): string {
  const canvas = openCanvas(1)
  const ground = canvas.paint('diagonal', [
    [0, '#0f8a6f'],
    [1, '#075a49'],
  ])
  const shape = isMaskable
    ? '<rect width="512" height="512" fill="$g"/>'
    : `<path fill="$g" d="${rounded(0, 0, 512, 512, 118)}"/>`
  const scale = isMaskable ? ' transform="translate(256 256) scale(.78) translate(-256 -256)"' : ''
  return canvas.finish(
    `${shape.replace('$g', ground)}<g${scale}><path fill="#ffffff" d="M216 96h80q14 0 14 14v92h92q14 0 14 14v80q0 14-14 14h-92v92q0 14-14 14h-80q-14 0-14-14v-92h-92q-14 0-14-14v-80q0-14 14-14h92v-92q0-14 14-14z"/><path fill="#ffc247" d="M322 190c-6-70 40-108 112-104 4 72-36 112-112 104z"/><path fill="none" stroke="#0a6b56" stroke-width="11" stroke-linecap="round" d="M330 182l58-56"/></g>`,
    512,
    512,
  )
}

/** The mark as a PNG of that many pixels. */
export function markAsPng(size: number, options?: { isMaskable?: boolean }): Promise<Buffer> {
  return sharp(Buffer.from(drawMark(options)), { density: 144 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** A favicon: PNGs of 16, 32 and 48 pixels in one ICO file. */
export async function markAsIco(): Promise<Buffer> {
  const sizes = [16, 32, 48]
  const pictures = await Promise.all(sizes.map((size) => markAsPng(size)))
  const head = Buffer.alloc(6 + 16 * sizes.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(sizes.length, 4)
  let offset = head.length
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(sizes[index] ?? 0, at)
    head.writeUInt8(sizes[index] ?? 0, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(picture.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += picture.length
  }
  return Buffer.concat([head, ...pictures])
}
