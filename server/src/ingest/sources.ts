import { CliError } from '../platform'
import { cleaned } from './amounts'
import type { RowResult, Source } from './importer'
import { type CsvRow, REGISTERS } from '@botika/registers'
import { locatedOf } from './located'
import { medicineOf } from './medicine'
import { OWN_COLUMNS, type OwnColumns } from './own-columns'
import type { Places } from './places'
import { isPriceList, priceList } from './price-list'
import type { ImportKind, Outcome, RecordOf } from './records'
import type { TableRow } from './table'

type Layout = Omit<OwnColumns, 'optional' | 'read'> & {
  optional?: readonly string[]
  read(row: CsvRow, places: Places): Outcome<RecordOf[ImportKind]>
}

const LAYOUTS: readonly Layout[] = [
  ...REGISTERS.map((register): Layout => ({
    ...register,
    read: (row, places) => recordOf(register, row, places),
  })),
  ...OWN_COLUMNS,
]

function recordOf(
  register: (typeof REGISTERS)[number],
  row: CsvRow,
  places: Places,
): Outcome<RecordOf[ImportKind]> {
  if (register.kind === 'products') {
    const read = register.read(row)
    return 'skip' in read ? read : medicineOf(read.facts, read.notes)
  }
  if (register.kind === 'pharmacies') {
    const read = register.read(row)
    if ('skip' in read) return read
    const { located, opening_hours, notes } = locatedOf(read.facts, places)
    const unknown = { email: null, license_number: null, license_expires_on: null }
    return { record: { ...located, opening_hours, ...unknown }, notes }
  }
  const read = register.read(row)
  if ('skip' in read) return read
  const { kind, services } = read.facts
  const { located, opening_hours, notes } = locatedOf(read.facts, places)
  return { record: { ...located, kind, services, opening_hours }, notes: [...notes, ...(read.notes ?? [])] }
}

export function sourceFor(kind: ImportKind, header: readonly string[]): Source {
  const fits = (layout: Layout) => layout.columns.every((column) => header.includes(column))
  const found = LAYOUTS.find((layout) => layout.kind === kind && fits(layout))
  if (found) return sourceOf(found)
  const other = LAYOUTS.find((layout) => fits(layout) && layout.columns.length > 2)
  // registers have more columns of their own than a list of products shares with anything
  const isRegister = other !== undefined && other.columns.length > 3
  if (kind === 'products' && !isRegister && isPriceList(header)) return priceList
  if (other) throw new CliError(`This file holds ${other.title}: import it as ${other.kind}.`)
  const wanted = [...LAYOUTS, { ...priceList, columns: ['name', 'code'] }]
    .filter((layout) => layout.kind === kind)
    .map((layout) => `  ${layout.title}: ${layout.columns.join(', ')}`)
    .join('\n')
  throw new CliError(
    `The columns of this file are not known for ${kind}: ${header.join(', ')}\nKnown are\n${wanted}\nName others with --map column=field, for example --map "Item name=name".`,
  )
}

const sourceOf = (layout: Layout): Source => ({
  ...layout,
  unused(header) {
    const used = new Set([...layout.columns, ...(layout.optional ?? [])])
    return layout.optional ? header.filter((column) => !used.has(column)) : []
  },
  reader:
    (_, { places }) =>
    async (rows) =>
      rows.map((row) => readAlone(row, layout, places)),
})

function readAlone({ row }: TableRow, layout: Layout, places: Places): RowResult {
  if (!row) return { key: '', outcome: { skip: 'wrong number of columns' } }
  const tidy = Object.fromEntries(Object.entries(row).map(([column, text]) => [column, tidied(text)]))
  const outcome = layout.read(tidy, places)
  if (!('record' in outcome)) return { key: tidy[layout.columns[0] ?? ''] ?? '', outcome }
  const { record } = outcome
  return {
    key: 'import_key' in record ? record.import_key : `${record.name}|${record.subspecialty ?? ''}`,
    outcome,
  }
}

const tidied = (text: string) =>
  cleaned(
    text
      .replace(/<[^<>]{0,200}>/g, ' ')
      // inside or at the end of a word it mostly was a trade mark sign
      .replace(/(?<=\p{L})\uFFFD/gu, '')
      // oxlint-disable-next-line no-control-regex -- such bytes are what is looked for
      .replace(/[\u0000-\u001F\u007F-\u009F]+/g, ' '),
  )
