import { Problem } from '@botika/common/http/problem'
import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ingest'
import { parse } from 'csv-parse'
import { isUtf8 } from 'node:buffer'
import { finished } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { MAX_CELLS, MAX_COLUMNS, MAX_ROW_CELLS, type Sheet, type SheetRow } from './sheet'

const START = 64 * 1024
const CHUNK = 64 * 1024
const MAX_ROW_CHARACTERS = 100_000

export function openCsv(bytes: Uint8Array): Sheet {
  const encoding = encodingOf(bytes)
  const [start = ''] = textOf(bytes.subarray(0, START), encoding)
  const separator = separatorOf(start)
  const limits = { maxRowCells: MAX_ROW_CELLS, maxCells: MAX_CELLS, maxColumns: MAX_COLUMNS }
  return { encoding, separator, rows: csvRows(textOf(bytes, encoding), separator, limits) }
}

function tooManyCells() {
  const detail = t(messages.thisFileHasTooManyCells, { columns: MAX_ROW_CELLS, cells: MAX_CELLS })
  return new Problem('invalid', detail, { errors: { file: [detail] } })
}

interface CsvOptions {
  maxRowCharacters?: number
  /** The cells of a row and of the file, empty ones too; more are refused. */
  maxRowCells?: number
  maxCells?: number
  maxColumns?: number
  trim?: boolean
}

export async function* csvRows(
  text: Iterable<string> | AsyncIterable<string>,
  separator: string,
  {
    maxRowCharacters = MAX_ROW_CHARACTERS,
    maxRowCells = Infinity,
    maxCells = Infinity,
    maxColumns = Infinity,
    trim = false,
  }: CsvOptions = {},
): AsyncGenerator<SheetRow> {
  let ready: SheetRow[] = []
  let number = 0
  let cells = 0
  let isTooWide = false
  const parser = parse({
    delimiter: separator,
    bom: true,
    trim,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: maxRowCharacters,
    // read here rather than from the stream, which would lose good rows when a later one breaks off
    on_record: (record: string[], { lines }) => {
      number++
      cells += record.length
      isTooWide ||= record.length > maxRowCells || cells > maxCells
      if (isTooWide) return null
      const isMark = number === 1 && /^sep=/i.test(record[0] ?? '')
      if (!isMark && record.some((cell) => cell.trim() !== ''))
        ready.push({
          number,
          line: lines,
          cells: record.slice(0, maxColumns).map((cell) => ({ text: cell })),
        })
      return null
    },
  })
  let isTorn = false
  parser.on('error', () => (isTorn = true))
  const taken = () => {
    const rows = ready
    ready = []
    return rows
  }

  for await (const piece of text) {
    await new Promise((done) => parser.write(piece, done))
    if (isTooWide) throw tooManyCells()
    yield* taken()
    await setImmediate()
    if (isTorn) break
  }
  if (!isTorn) {
    parser.end()
    await finished(parser.resume()).catch(() => (isTorn = true))
    yield* taken()
  }
  // a quote that is never closed swallows the rest; what came before is good
  if (isTorn) yield { number: number + 1, cells: [], isTorn: true }
}

type Encoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252'

const SAMPLE = 4_096

/** The encoding by the file's mark, else by its bytes; what is not UTF-8 comes from Windows. */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'UTF-16LE'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'UTF-16BE'
  // without a mark, Latin text in UTF-16 has a zero in every other byte
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = (rest: 0 | 1) => sample.filter((byte, at) => at % 2 === rest && byte === 0).length
  const isMostlyZero = (rest: 0 | 1) => zeros(rest) > sample.length / 5
  if (isMostlyZero(1) && !isMostlyZero(0)) return 'UTF-16LE'
  if (isMostlyZero(0) && !isMostlyZero(1)) return 'UTF-16BE'
  return isUtf8(bytes) ? 'UTF-8' : 'Windows-1252'
}

export function* textOf(bytes: Uint8Array, encoding: Encoding): Generator<string> {
  const decoder = new TextDecoder(encoding)
  for (let at = 0; at < bytes.length; at += CHUNK)
    yield decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true })
  yield decoder.decode()
}

// a comma comes last: it stands in names and decimals as well, and a tie must not go to it
const SEPARATORS = ['\t', ';', '|', ','] as const
type Separator = (typeof SEPARATORS)[number]

const SAMPLE_LINES = 25

/** The separator that cuts the first lines into equally many, and most, cells. */
export function separatorOf(start: string): Separator {
  const marked = /^sep=([,;\t|])\r?\n/i.exec(start)?.[1]
  if (marked) return marked as Separator
  const scored = SEPARATORS.map((separator) => ({ separator, score: scoreOf(start, separator) }))
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).separator
}

function scoreOf(text: string, separator: Separator): number {
  const counts = countsOf(text, separator).filter((count) => count > 0)
  if (counts.length === 0) return 0
  const often = new Map<number, number>()
  for (const count of counts) often.set(count, (often.get(count) ?? 0) + 1)
  const [count, lines] = [...often].reduce((best, next) => (next[1] > best[1] ? next : best))
  return lines * 10 + count
}

function countsOf(text: string, separator: Separator): number[] {
  const counts: number[] = []
  let count = 0
  let isQuoted = false
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (letter === separator) count++
    else if (letter === '\n') {
      counts.push(count)
      count = 0
      if (counts.length === SAMPLE_LINES) return counts
    }
  }
  return count > 0 ? [...counts, count] : counts
}
