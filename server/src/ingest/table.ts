import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { CliError } from '../platform'
import { csvRows, separatorOf } from './csv'
import type { CsvRow } from '@botika/registers'

export interface TableRow {
  number: number
  cells: string[]
  /** The cells by their columns; null where there are more or fewer of them than columns. */
  row: CsvRow | null
}

export interface Table {
  header: string[]
  rows: AsyncIterable<TableRow>
}

const MAX_ROW_CHARACTERS = 4 * 1024 * 1024

/** A CSV file, gzipped or not, read as it goes: memory does not grow with the file. */
export async function openTable(
  file: string,
  rename: ReadonlyMap<string, string> = new Map(),
): Promise<Table> {
  const text = textOf(file, await isGzip(file))
  const first = await explained(file, text.next())
  if (first.done) throw new CliError(`${file} is empty.`)
  async function* all() {
    yield first.value as string
    yield* text
  }
  const separator = separatorOf(first.value)
  const trim = separator !== '\t'
  const found = csvRows(all(), separator, { maxRowCharacters: MAX_ROW_CHARACTERS, trim })
  const next = async () => {
    const { value, done } = await explained(file, found.next())
    if (done) return undefined
    if (value.isTorn)
      throw new CliError(
        `${file} is not readable as CSV: a quotation mark opens around row ${value.number} and is never closed.`,
      )
    return { number: value.line ?? value.number, cells: value.cells.map(({ text }) => text) }
  }

  const names = await next()
  if (!names) throw new CliError(`${file} is empty.`)
  const header = names.cells.map((name) => rename.get(name) ?? name.trim())
  async function* rows() {
    for (let row = await next(); row; row = await next()) {
      const { cells } = row
      const isWhole = cells.length === header.length
      yield {
        ...row,
        row: isWhole ? Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])) : null,
      }
    }
  }
  return { header, rows: rows() }
}

async function* textOf(file: string, isZipped: boolean): AsyncGenerator<string, void> {
  const bytes = createReadStream(file)
  const pieces = isZipped ? pipeline(bytes, createGunzip(), () => {}) : bytes
  let decoder: TextDecoder | undefined
  for await (const piece of pieces as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(piece[0] === 0xff && piece[1] === 0xfe ? 'utf-16le' : 'utf-8', {
      fatal: true,
    })
    yield decoder.decode(piece, { stream: true })
  }
  yield decoder?.decode() ?? ''
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await explained(file, open(file))
  try {
    const { buffer, bytesRead } = await explained(file, handle.read(Buffer.alloc(2), 0, 2, 0))
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await handle.close()
  }
}

async function explained<T>(file: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ENOENT') throw new CliError(`There is no file ${file}.`)
    if (code === 'EACCES') throw new CliError(`The file ${file} may not be read.`)
    if (code === 'EISDIR') throw new CliError(`${file} is a folder, not a CSV file.`)
    if (code.startsWith('Z_')) throw new CliError(`${file} is not a whole gzip file (${code}).`)
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new CliError(
        `${file} has letters that are not UTF-8: save it as "CSV UTF-8" and import it again.`,
      )
    throw error
  }
}
