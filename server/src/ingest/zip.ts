import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { notASpreadsheet } from './xml-limits'

const END = 0x06054b50
const ENTRY = 0x02014b50

const MB = 1024 * 1024
/** Bytes that everything which is read of an archive may unpack to. */
const MAX_UNPACKED = 192 * MB
// sheets shrink to a tenth or a thirtieth; what shrinks to less than a hundredth was made to
const MAX_RATIO = 100
const ALWAYS_ALLOWED = 16 * MB

/** A file inside of an archive. */
interface Entry {
  method: number
  compressedSize: number
  offset: number
}

export interface Archive {
  has(name: string): boolean
  /** A file's text in pieces; throws when it grows beyond `maxBytes`, as bombs do. */
  read(name: string, maxBytes: number): AsyncGenerator<string>
}

/** Reads the archive that an XLSX file is. Throws when it is none. */
export function openZip(bytes: Buffer): Archive {
  const entries = entriesOf(bytes)
  let unpacked = 0
  return {
    has: (name) => entries.has(name),
    async *read(name, maxBytes) {
      const entry = entries.get(name)
      if (!entry) throw new Error(`${name} is not in the archive`)
      const from =
        entry.offset + 30 + bytes.readUInt16LE(entry.offset + 26) + bytes.readUInt16LE(entry.offset + 28)
      const packed = bytes.subarray(from, from + entry.compressedSize)
      const stream =
        entry.method === 0 ? Readable.from([packed]) : Readable.from([packed]).pipe(createInflateRaw())
      const decoder = new TextDecoder()
      const most = Math.min(maxBytes, Math.max(ALWAYS_ALLOWED, packed.length * MAX_RATIO))
      let size = 0
      for await (const piece of stream as AsyncIterable<Buffer>) {
        size += piece.length
        unpacked += piece.length
        if (size > most || unpacked > MAX_UNPACKED) throw notASpreadsheet()
        yield decoder.decode(piece, { stream: true })
      }
      yield decoder.decode()
    },
  }
}

function entriesOf(bytes: Buffer): Map<string, Entry> {
  let end = bytes.length - 22
  while (end >= 0 && bytes.readUInt32LE(end) !== END) end--
  if (end < 0) throw new Error('not an archive')
  const entries = new Map<string, Entry>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new Error('damaged archive')
    const nameLength = bytes.readUInt16LE(at + 28)
    entries.set(bytes.toString('utf8', at + 46, at + 46 + nameLength), {
      method: bytes.readUInt16LE(at + 10),
      compressedSize: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}
