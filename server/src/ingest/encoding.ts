import { isUtf8 } from 'node:buffer'

export interface Encoding {
  /** As people call it. */
  name: 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252'
  label: string
}

const UTF8: Encoding = { name: 'UTF-8', label: 'utf-8' }
const UTF16LE: Encoding = { name: 'UTF-16LE', label: 'utf-16le' }
const UTF16BE: Encoding = { name: 'UTF-16BE', label: 'utf-16be' }
const WINDOWS: Encoding = { name: 'Windows-1252', label: 'windows-1252' }

const SAMPLE = 4_096
const CHUNK = 256 * 1024

/** How a text file is written: by its mark, else by its bytes. What is not UTF-8 comes from Windows. */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return UTF16LE
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return UTF16BE
  // without a mark, Latin text in UTF-16 has a zero in every other byte
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = (rest: 0 | 1) => sample.filter((byte, at) => at % 2 === rest && byte === 0).length
  const isMostlyZero = (rest: 0 | 1) => zeros(rest) > sample.length / 5
  if (isMostlyZero(1) && !isMostlyZero(0)) return UTF16LE
  if (isMostlyZero(0) && !isMostlyZero(1)) return UTF16BE
  return isUtf8(bytes) ? UTF8 : WINDOWS
}

/** The text of a file in pieces, without its mark. */
export function* textOf(bytes: Uint8Array, { label }: Encoding): Generator<string> {
  const decoder = new TextDecoder(label)
  for (let at = 0; at < bytes.length; at += CHUNK)
    yield decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true })
  yield decoder.decode()
}

// what separates lines, pages and cells, and the mark that old programs end a file with
const CONTROL = /[\u0000-\u0008\u000E-\u0019\u001B-\u001F\u007F\uFFFD]/g
const MAX_CONTROL_SHARE = 0.01

/** Whether this can have been written by a person: no zeros, and hardly a sign that nobody can type. */
export const isReadable = (text: string) =>
  !text.includes('\u0000') && (text.match(CONTROL)?.length ?? 0) <= text.length * MAX_CONTROL_SHARE
