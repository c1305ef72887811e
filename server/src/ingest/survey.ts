import { BULK_FIELD_NAMES, type BulkRefusal, MAX_BULK_ROWS } from '@botika/common/bulk/schema'
import { Problem } from '@botika/common/http/problem'
import { setImmediate } from 'node:timers/promises'
import { type ColumnChoice, type Heading, isHeading, missingOf, readHeading } from './columns'
import type { Sheet, SheetRow } from './sheet'

/** Titles and notes may stand above the heading. */
const HEADING_WITHIN = 20
/** Rows that are counted between two breaths. */
const BREATH = 2_000

const refuse = (field: string, detail: string, extra?: unknown) =>
  new Problem('invalid', detail, { errors: { [field]: [detail] }, extra })

/** Whoever sent the file has hung up. */
export const stopped = () => new Problem('conflict', 'This upload was stopped. Nothing of it was kept.')

/** Goes through a file once, fast: finds its heading, and refuses at once what is refused as a whole. */
export async function survey(
  sheet: Sheet,
  choice: ColumnChoice | undefined,
  isGone: () => boolean,
): Promise<Heading> {
  const above: SheetRow[] = []
  let heading: Heading | undefined
  let rows = 0
  for await (const row of rowsOf(sheet)) {
    if (!heading) {
      const found = readHeading(row, choice)
      if (isHeading(found)) heading = mustBeComplete(found)
      else if (above.push(row) >= HEADING_WITHIN) break
      continue
    }
    rows++
    if (rows > MAX_BULK_ROWS)
      throw refuse(
        'file',
        `A file may have at most ${MAX_BULK_ROWS.toLocaleString('en-PH')} rows. Please split it.`,
      )
    // a large file must not keep everybody else waiting
    if (rows % BREATH === 0) await setImmediate()
    if (isGone()) throw stopped()
  }
  if (!heading) throw noHeading(above)
  if (rows === 0) throw refuse('file', 'This file has headings, and no rows below them.')
  return heading
}

/** The rows of a file; one that breaks off is refused in words. */
export async function* rowsOf(sheet: Sheet): AsyncGenerator<SheetRow> {
  try {
    yield* sheet.rows
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem('invalid', 'This file breaks off or is damaged. Please save it again.', {
      errors: { file: ['This file breaks off or is damaged'] },
      cause: error,
    })
  }
}

function mustBeComplete(heading: Heading): Heading {
  const missing = missingOf(heading).map((field) => BULK_FIELD_NAMES[field])
  if (missing.length === 0) return heading
  throw refuse(
    'columns',
    `No column was found for: ${missing.join(', ')}. Please say which it is.`,
    columnsOf(heading),
  )
}

function noHeading(above: SheetRow[]) {
  if (above.length === 0) return refuse('file', 'This file has no rows.')
  return refuse(
    'columns',
    'No row with headings was found. The first row should name the columns: Generic name, Brand, Strength, Dosage form, Selling price, Quantity.',
    columnsOf(
      readHeading(
        above.find((row) => row.cells.filter(({ text }) => text).length > 1) ?? (above[0] as SheetRow),
      ),
    ),
  )
}

/** What the file's columns are called, for whoever is asked to say what they mean. */
const columnsOf = ({ columns }: Heading): BulkRefusal => ({ columns })
