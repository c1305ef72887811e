import { inflateSync } from 'node:zlib'

/** What makes a reader do something, or carries another file (ISO 32000-1, 12.6.4 and 7.11.4). */
const ACTIVE = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|XFA)(?![A-Za-z0-9])/
const LOCKED = /\/Encrypt(?![A-Za-z0-9])/
/** Objects may lie compressed in streams of this type (ISO 32000-1, 7.5.7). */
const OBJECT_STREAM = /\/ObjStm(?![A-Za-z0-9])/
const STREAM = /(?<!end)stream\r?\n/g
/** How far before its content the type of a stream is written. */
const HEAD_BYTES = 2_000
/** Unpacked objects of a prescription are some kilobytes; packed, little could become very much. */
const MAX_UNPACKED_BYTES = 8 * 1024 * 1024

/** Names with their escapes resolved: `/J#53` is `/JS` (ISO 32000-1, 7.3.5). */
const plainNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Whether a PDF is only to be looked at: no script, action, file within, password or part that can't be read. */
export function isPlainPdf(bytes: Buffer): boolean {
  const text = plainNames(bytes.toString('latin1'))
  if (ACTIVE.test(text) || LOCKED.test(text)) return false
  if (!OBJECT_STREAM.test(text)) return true
  const source = bytes.toString('latin1')
  let left = MAX_UNPACKED_BYTES
  for (const { 0: opening, index } of source.matchAll(STREAM)) {
    const before = plainNames(source.slice(Math.max(0, index - HEAD_BYTES), index))
    if (!OBJECT_STREAM.test(before.slice(before.lastIndexOf('endobj') + 1))) continue
    const objects = unpacked(bytes.subarray(index + opening.length), left)
    if (objects === null) return false
    left -= objects.length
    if (ACTIVE.test(plainNames(objects))) return false
  }
  return true
}

function unpacked(bytes: Buffer, maxOutputLength: number): string | null {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, maxOutputLength) }).toString('latin1')
  } catch {
    return null
  }
}
