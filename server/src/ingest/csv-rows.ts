import { parse } from 'csv-parse'
import { finished } from 'node:stream/promises'
import type { Sheet, SheetRow } from './sheet'
import { separatorOf } from './separator'
import { encodingOf, textOf } from './encoding'

const START = 64 * 1024
const MAX_ROW_CHARACTERS = 200_000

/** Opens a text file, however it is written and whatever stands between its cells. */
export function openCsv(bytes: Uint8Array): Sheet {
  const encoding = encodingOf(bytes)
  const [start = ''] = textOf(bytes.subarray(0, START), encoding)
  const separator = separatorOf(start)
  return { encoding: encoding.name, separator, rows: csvRows(textOf(bytes, encoding), separator) }
}

async function* csvRows(text: Iterable<string>, separator: string): AsyncGenerator<SheetRow> {
  const ready: string[][] = []
  const parser = parse({
    delimiter: separator,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: MAX_ROW_CHARACTERS,
    // taken here rather than from the stream, which would forget good rows when a later one breaks off
    on_record: (record: string[]) => {
      ready.push(record)
      return null
    },
  })
  let isTorn = false
  parser.on('error', () => (isTorn = true))

  let number = 0
  function* rows(): Generator<SheetRow> {
    for (const record of ready.splice(0)) {
      number++
      if (number === 1 && /^sep=/i.test(record[0] ?? '')) continue
      const cells = record.map((value) => ({ text: value }))
      if (cells.some((cell) => cell.text.trim() !== '')) yield { number, cells }
    }
  }

  for (const piece of text) {
    await new Promise((done) => parser.write(piece, done))
    yield* rows()
    if (isTorn) break
  }
  if (!isTorn) {
    parser.end()
    await finished(parser.resume()).catch(() => {})
    yield* rows()
  }
  // a quote that is never closed swallows the rest; what came before is good
  if (isTorn) yield { number: number + 1, cells: [], isTorn: true }
}
