import { facilitiesNhfr } from './facilities-nhfr'
import { facilitiesOsm } from './facilities-osm'
import { medicinesDpri } from './medicines-dpri'
import { medicinesFda } from './medicines-fda'
import { medicinesNdc } from './medicines-ndc'
import { pharmaciesOsm } from './pharmacies-osm'
import type { Register } from './register'

export { kindOf } from './facilities-nhfr'
export type { CsvRow, FacilityFacts, MedicineFacts, PlaceFacts, Read } from './register'
export { shelfOf } from './shelves'
export { firstPhone, pointOf, shorten, textOf } from './text'

/** The registers that can be read, the most particular first. */
export const REGISTERS: readonly (Register<'products'> | Register<'pharmacies'> | Register<'facilities'>)[] =
  [medicinesNdc, medicinesFda, medicinesDpri, pharmaciesOsm, facilitiesNhfr, facilitiesOsm]
