import { parse } from 'csv-parse'
import { Readable } from 'node:stream'
import type { Sheet, SheetRow } from './sheet'
import { separatorOf } from './separator'
import { encodingOf, textOf } from './text'

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
  const parser = Readable.from(text).pipe(
    parse({
      delimiter: separator,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: MAX_ROW_CHARACTERS,
    }),
  )
  let number = 0
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      number++
      if (number === 1 && /^sep=/i.test(record[0] ?? '')) continue
      const cells = record.map((value) => ({ text: value }))
      if (cells.some(({ text }) => text.trim() !== '')) yield { number, cells }
    }
  } catch {
    // a quote that is never closed swallows the rest; what came before is good
    yield { number: number + 1, cells: [], isTorn: true }
  }
}
