import { CsvError, parse } from 'csv-parse'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Refusal } from '../platform'
import type { CsvRow } from './layouts/records'
import { utf8Only } from './utf8'

export interface TableRow {
  number: number
  cells: string[]
  row: CsvRow | null
}

export interface Table {
  header: string[]
  /** Rows with the number of their line; rows of another length come without fields. */
  rows: AsyncIterable<TableRow>
}

const LONGEST_ROW = 4 * 1024 * 1024

/** Opens a CSV file, gzipped or not, and reads it as it goes: memory does not grow with the file. */
export async function openTable(
  file: string,
  rename: ReadonlyMap<string, string> = new Map(),
): Promise<Table> {
  const isZipped = await isGzip(file)
  const source = createReadStream(file)
  const parser = parse({
    bom: true,
    trim: true,
    skip_empty_lines: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: LONGEST_ROW,
    info: true,
  })
  const done = (error: unknown) => void (error instanceof Error && parser.destroy(error))
  if (isZipped) pipeline(source, createGunzip(), utf8Only(file), parser, done)
  else pipeline(source, utf8Only(file), parser, done)

  const records = parser[Symbol.asyncIterator]() as AsyncIterator<{
    record: string[]
    info: { lines: number }
  }>
  const next = () => records.next().catch((error: unknown) => Promise.reject(sentenceFor(file, error)))
  const first = await next()
  if (first.done) throw new Refusal(`${file} is empty.`)
  const header = first.value.record.map((name) => rename.get(name) ?? name.trim())

  async function* rows() {
    for (let found = await next(); !found.done; found = await next()) {
      const { record, info } = found.value
      const isWhole = record.length === header.length
      yield {
        number: info.lines,
        cells: record,
        row: isWhole ? Object.fromEntries(header.map((name, index) => [name, record[index] ?? ''])) : null,
      }
    }
  }
  return { header, rows: rows() }
}

async function isGzip(file: string): Promise<boolean> {
  try {
    const handle = await open(file)
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0)
      return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
    } finally {
      await handle.close()
    }
  } catch (error) {
    throw sentenceFor(file, error)
  }
}

function sentenceFor(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return new Refusal(`There is no file ${file}.`)
  if (code === 'EACCES') return new Refusal(`The file ${file} may not be read.`)
  if (code === 'EISDIR') return new Refusal(`${file} is a folder, not a CSV file.`)
  if (code.startsWith('Z_')) return new Refusal(`${file} is not a whole gzip file (${code}).`)
  if (error instanceof CsvError) return new Refusal(`${file} is not readable as CSV: ${error.message}`)
  return error
}
