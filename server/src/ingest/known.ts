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
import { type Source, sourceOf } from './source'
import { isPriceList, priceList } from './price-list'
import { specialtyRows } from './layouts/specialties'

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
