import { CliError } from '../platform'
import type { ImportKind } from './layouts/records'
import { facilitiesNhfr } from './layouts/facilities-nhfr'
import { facilitiesOsm } from './layouts/facilities-osm'
import type { Layout } from './layouts/layout'
import { medicinesDpri } from './layouts/medicines-dpri'
import { medicinesFda } from './layouts/medicines-fda'
import { medicinesNdc } from './layouts/medicines-ndc'
import { pharmaciesOsm } from './layouts/pharmacies-osm'
import { plainDoctors, plainFacilities, plainPharmacies } from './layouts/plain'
import type { RowResult, Source } from './importer'
import type { Places } from './layouts/places'
import type { TableRow } from './table'
import { isPriceList, priceList } from './price-list'
import { slugOf } from '@botika/common/slug'
import { cleanOrNull, shorten } from './layouts/text'

/** Specialties with a subspecialty on each row. */
const specialtyRows: Layout<'specialties'> = {
  title: 'medical specialties',
  kind: 'specialties',
  columns: ['specialty'],
  read(row) {
    const name = cleanOrNull(row['specialty'])
    if (!name) return { skip: 'no name' }
    const subspecialty = cleanOrNull(row['subspecialty'])
    return {
      record: {
        name: shorten(name, 120),
        slug: slugOf(name),
        subspecialty: subspecialty ? shorten(subspecialty, 120) : null,
      },
    }
  },
}

/** The most particular first. */
const LAYOUTS: readonly Layout[] = [
  medicinesNdc,
  medicinesFda,
  medicinesDpri,
  pharmaciesOsm,
  facilitiesNhfr,
  facilitiesOsm,
  specialtyRows,
  plainPharmacies,
  plainFacilities,
  plainDoctors,
] as readonly Layout[]

/** How a file is read, as its header tells. */
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

/** Files in a layout of their own, whose rows are read one by one. */
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
  const outcome = layout.read(row, places)
  if (!('record' in outcome)) return { key: row[layout.columns[0] ?? ''] ?? '', outcome }
  const { record } = outcome
  return {
    key: 'import_key' in record ? record.import_key : `${record.name}|${record.subspecialty ?? ''}`,
    outcome,
  }
}
