import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ingest'
import {
  BULK_FIELD_NAMES,
  BULK_FIELDS,
  BULK_HEADINGS,
  type BulkField,
  type BulkErrorDetails,
  MAX_BULK_ROWS,
} from '@botika/common/bulk/schema'
import { Problem } from '@botika/common/http/problem'
import { plain } from '@botika/common/products/words'
import { shortened } from './amounts'
import type { SheetRow } from './sheet'

export interface Heading {
  columns: { heading: string; field: BulkField | null }[]
  positions: ReadonlyMap<BulkField, number>
}

export type ColumnChoice = Readonly<Record<string, BulkField | null>>

// other prices and counts that files carry, and that must not become ours
const OTHERS =
  /\b(cost|costs|wholesale|supplier price|dealer|old|previous|discount|senior|pwd|sold|reorder|minimum|min|max|ordered)\b/

export const wordsOf = (heading: string) =>
  plain(heading)
    .replace(/₱|\(([^)]*)\)|\[[^\]]*\]/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(php|pesos?|vat inc|vat incl|vat inclusive|incl vat|inc vat)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ in ?$/, '')
    .trim()

const meanings = new Map<string, BulkField>(
  BULK_FIELDS.flatMap((field) => BULK_HEADINGS[field].map((heading) => [wordsOf(heading), field] as const)),
)

function meaningOf(words: string): BulkField | null {
  if (words === '') return null
  const meaning = meanings.get(words) ?? null
  if (meaning !== 'is_sc_discountable' && OTHERS.test(words)) return null
  return meaning
}

/** The heading in a row; each meaning goes to the first column that has it, or to the chosen one. */
export function readHeading({ cells }: Pick<SheetRow, 'cells'>, choice: ColumnChoice = {}): Heading {
  const chosen = new Map(Object.entries(choice).map(([heading, field]) => [wordsOf(heading), field]))
  const taken = new Set([...chosen.values()].filter((field) => field !== null))
  const columns: Heading['columns'] = cells.map(({ text }) => {
    const heading = shortened(text.replace(/\s+/g, ' ').trim(), 200)
    const words = wordsOf(heading)
    const field = chosen.has(words) ? (chosen.get(words) ?? null) : meaningOf(words)
    if (chosen.has(words) || field === null) return { heading, field }
    if (taken.has(field)) return { heading, field: null }
    taken.add(field)
    return { heading, field }
  })
  const dosage = columns.find(({ heading }) => wordsOf(heading) === 'dosage')
  if (dosage?.field === null && !taken.has('strength') && !chosen.has('dosage')) dosage.field = 'strength'
  const positions = new Map(
    columns.flatMap(({ field }, at) => (field === null ? [] : [[field, at] as const])),
  )
  return { columns, positions }
}

const HEADING_WITHIN = 20

const refuse = (field: 'file' | 'columns', detail: string, extra?: BulkErrorDetails) =>
  new Problem('invalid', detail, { errors: { [field]: [detail] }, extra })

export function detectColumns(choice: ColumnChoice | undefined) {
  const above: SheetRow[] = []
  let heading: Heading | undefined
  let rows = 0
  return {
    below(row: SheetRow): Heading | null {
      if (heading) {
        if (++rows <= MAX_BULK_ROWS) return heading
        const most = MAX_BULK_ROWS.toLocaleString('en-PH')
        throw refuse('file', t(messages.aFileMayHaveAtMostCount, { count: most }))
      }
      const found = readHeading(row, choice)
      if (isHeading(found)) heading = mustBeComplete(found)
      else if (above.push(row) >= HEADING_WITHIN) throw noHeading(above)
      return null
    },
    found(): Heading {
      if (!heading) throw noHeading(above)
      if (rows === 0) throw refuse('file', t(messages.thisFileHasHeadingsAndNoRows))
      return heading
    },
  }
}

const isNamed = ({ positions }: Heading) => positions.has('name') || positions.has('generic_name')

const isHeading = (heading: Heading): boolean =>
  (isNamed(heading) || heading.positions.has('sku')) &&
  (heading.positions.has('selling_price') || heading.positions.has('quantity'))

function mustBeComplete(heading: Heading): Heading {
  const missing: BulkField[] = isNamed(heading) ? [] : ['generic_name']
  for (const field of ['selling_price', 'quantity'] as const)
    if (!heading.positions.has(field)) missing.push(field)
  if (missing.length === 0) return heading
  const names = missing.map((field) => BULK_FIELD_NAMES[field]).join(', ')
  throw refuse('columns', t(messages.noColumnWasFoundForNamesPlease, { names }), {
    columns: heading.columns,
  })
}

function noHeading(above: SheetRow[]) {
  const likely = above.find(({ cells }) => cells.filter(({ text }) => text).length > 1) ?? above[0]
  if (!likely) return refuse('file', t(messages.thisFileHasNoRows))
  return refuse('columns', t(messages.noRowWithHeadingsWasFoundThe), { columns: readHeading(likely).columns })
}
