import { inflateSync } from 'node:zlib'

/** What makes a reader do something, or carries another file (ISO 32000-1, 12.6.4 and 7.11.4). */
const ACTIVE = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|XFA)(?![A-Za-z0-9])/
const PAGE = /\/Type\s*\/Page(?![A-Za-z0-9])/
const LOCKED = /\/Encrypt(?![A-Za-z0-9])/
/** Objects may lie compressed in streams of this type, which some readers know by `First` alone (ISO 32000-1, 7.5.7). */
const OBJECT_STREAM = /\/(ObjStm|First\s+\d+(?!\d|\s+\d+\s+R))(?![A-Za-z0-9])/
/** Bytes under a predictor are not as they are read. */
const PREDICTED = /\/Predictor(?![A-Za-z0-9])/
/** Readers forgive spaces here, and a line end without a line feed. */
const STREAM = /(?<!end)stream(?:[ \t]*\r?\n|\r)/g
/** Unpacked objects of a prescription are some kilobytes; packed, little could become very much. */
const MAX_UNPACKED_BYTES = 8 * 1024 * 1024

/** Names with their escapes resolved: `/J#53` is `/JS` (ISO 32000-1, 7.3.5). */
const plainNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** The text of a PDF that is only to be looked at: no script, action, file within, password or part that can't be read. */
export function plainTextOf(bytes: Buffer): string | null {
  let text = plainNames(bytes.toString('latin1'))
  if (ACTIVE.test(text) || LOCKED.test(text)) return null
  if (!OBJECT_STREAM.test(text)) return text
  const source = bytes.toString('latin1')
  let left = MAX_UNPACKED_BYTES
  let from = 0
  for (const { 0: opening, index } of source.matchAll(STREAM)) {
    const head = plainNames(source.slice(from, index))
    from = index + opening.length
    if (!OBJECT_STREAM.test(head)) continue
    const objects = PREDICTED.test(head) ? null : unpacked(bytes.subarray(from), left)
    if (objects === null) return null
    left -= objects.length
    const plain = plainNames(objects)
    if (ACTIVE.test(plain)) return null
    text += plain
  }
  return OBJECT_STREAM.test(plainNames(source.slice(from))) ? null : text
}

export const hasPages = (plainText: string) => PAGE.test(plainText)

function unpacked(bytes: Buffer, maxOutputLength: number): string | null {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, maxOutputLength) }).toString('latin1')
  } catch {
    return null
  }
}
