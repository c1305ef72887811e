import { type BulkAnswer, BULK_FIELD_NAMES } from '@botika/common/bulk/fields'
import type { BulkField, BulkProblem, BulkReport } from '@botika/common/bulk/schema'
import { parseCsv } from '../../../ui/csv'

export interface ErrorRow {
  row: number
  cells: string[]
  about: string[]
  faults: Readonly<Record<number, string>>
  /** `edited` was changed and not checked again; `ready` would be saved now. */
  state: 'refused' | 'edited' | 'ready'
  choices: NonNullable<BulkProblem['choices']>
  /** `alone`: nothing else is wrong with the row than a price that is far from others'. */
  doubt: 'none' | 'alone' | 'too'
}

export interface ErrorSheet {
  headings: string[]
  rows: ErrorRow[]
}

type Columns = BulkReport['columns']

const OWN_COLUMNS = 2

/** Spreadsheet programs are kept from running a cell by an apostrophe; people never typed it. */
const asTyped = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '')

export function parseErrorSheet(sheet: string, problems: readonly BulkProblem[]): ErrorSheet {
  const [heading = [], ...rows] = parseCsv(sheet)
  const headings = heading.slice(OWN_COLUMNS).map(asTyped)
  return {
    headings,
    rows: rows.map(([reason = '', number = '', ...cells]) => {
      const row = Number(number)
      return {
        row,
        cells: headings.map((_, at) => asTyped(cells[at] ?? '')),
        ...problemsOf(
          headings,
          problems.filter((problem) => problem.row === row && problem.is_refusal),
          reason,
        ),
        state: 'refused',
      }
    }),
  }
}

/** Problems of cells, or of the row as a whole; the server lists its last errors only in the sheet. */
function problemsOf(headings: readonly string[], refusals: readonly BulkProblem[], reason: string) {
  const faults = headings.flatMap((heading, at) => {
    const fault = refusals.find(({ column }) => column === heading)
    return fault ? [[at, fault.detail]] : []
  })
  const rest = refusals.filter(({ column }) => column === null || !headings.includes(column))
  return {
    faults: Object.fromEntries(faults),
    about: refusals.length > 0 ? rest.map(({ detail }) => detail) : [reason],
    choices: refusals.flatMap(({ choices = [] }) => choices),
    doubt: doubtIn(refusals),
  }
}

function doubtIn(refusals: readonly BulkProblem[]): ErrorRow['doubt'] {
  const doubts = refusals.filter(({ code }) => code === 'price_doubt').length
  if (doubts === 0) return 'none'
  return doubts === refusals.length ? 'alone' : 'too'
}

export function withAnswer(
  errorSheet: ErrorSheet,
  rows: readonly number[],
  field: BulkAnswer,
  answer: string,
): ErrorSheet {
  const heading = BULK_FIELD_NAMES[field]
  const known = errorSheet.headings.indexOf(heading)
  const at = known === -1 ? errorSheet.headings.length : known
  return {
    headings: known === -1 ? [...errorSheet.headings, heading] : errorSheet.headings,
    rows: errorSheet.rows.map((one) => {
      const cells = known === -1 ? [...one.cells, ''] : one.cells
      if (!rows.includes(one.row)) return { ...one, cells }
      const isAll = field === 'price_confirmed' && one.doubt === 'alone'
      return {
        ...one,
        cells: cells.with(at, answer),
        ...(isAll ? { state: 'ready', faults: {}, about: [] } : { state: 'edited' }),
      }
    }),
  }
}

export const doubtedRows = ({ rows }: ErrorSheet) =>
  rows.filter(({ state, doubt }) => state === 'refused' && doubt !== 'none')

export function withCell(errorSheet: ErrorSheet, row: number, at: number, text: string): ErrorSheet {
  // who writes another price has not said yet that it is meant
  const meant = errorSheet.headings.indexOf(BULK_FIELD_NAMES.price_confirmed)
  const cellOf = (cell: string, place: number) => (place === at ? text : place === meant ? '' : cell)
  return {
    ...errorSheet,
    rows: errorSheet.rows.map((one) =>
      one.row === row ? { ...one, state: 'edited', cells: one.cells.map(cellOf) } : one,
    ),
  }
}

const NAMING: readonly (BulkField | null)[] = ['name', 'generic_name', 'brand', 'strength', 'dosage_form']

export function subjectOf(
  { headings }: Pick<ErrorSheet, 'headings'>,
  row: ErrorRow,
  columns: Columns,
): string {
  const facts = columns
    .filter(({ field }) => NAMING.includes(field))
    .toSorted((one, other) => NAMING.indexOf(one.field) - NAMING.indexOf(other.field))
    .map(({ heading }) => row.cells[headings.indexOf(heading)]?.trim())
  return [...new Set(facts)].filter(Boolean).join(' · ')
}

export const changedRows = ({ rows }: ErrorSheet) => rows.filter(({ state }) => state !== 'refused')
export const readyRows = ({ rows }: ErrorSheet) => rows.filter(({ state }) => state === 'ready')

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

export function fileOf({ headings }: ErrorSheet, rows: readonly ErrorRow[], name: string): File {
  const lines = [headings, ...rows.map(({ cells }) => cells)].map((cells) => cells.map(quoted).join(','))
  return new File([lines.join('\r\n')], name, { type: 'text/csv' })
}

/** Applies the server's answer about the rows that were sent; its row 2 is the first of them. */
export function withVerdict(
  errorSheet: ErrorSheet,
  sent: readonly ErrorRow[],
  { problems }: BulkReport,
): ErrorSheet {
  const verdicts = new Map(
    sent.map(({ row }, at) => {
      const refusals = problems.filter((problem) => problem.row === at + 2 && problem.is_refusal)
      return [row, refusals] as const
    }),
  )
  return {
    ...errorSheet,
    rows: errorSheet.rows.map((one) => {
      const refusals = verdicts.get(one.row)
      if (!refusals) return one
      if (refusals.length === 0) return { ...one, state: 'ready', faults: {}, about: [] }
      return { ...one, state: 'refused', ...problemsOf(errorSheet.headings, refusals, '') }
    }),
  }
}

/** How many rows look like a dangerous drug, and wait as drafts for an admin. */
export const heldIn = ({ problems }: Pick<BulkReport, 'problems'>): number =>
  new Set(problems.flatMap(({ code, row }) => (code === 'held' ? [row] : []))).size
