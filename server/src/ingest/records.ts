import { READ_TEXTS } from './row'
import type { doctors, facilities, pharmacies, products } from '../schema'

export const IMPORT_KINDS = ['products', 'pharmacies', 'facilities', 'doctors', 'specialties'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

export type Outcome<Record_> =
  | { record: Record_; notes?: string[] }
  /** A product from another source; `raises` is its id where the file says that it needs a prescription. */
  | { known: string; raises?: number }
  | { skip: string; detail?: string | undefined }

const NAMED = ['import_key', 'name', 'slug', 'name_sort', 'description', 'phone'] as const
const PLACE = ['address', 'province', 'city', 'barangay', 'latitude', 'longitude'] as const
const LICENCE = ['license_number', 'license_expires_on'] as const

export const PRODUCT_COLUMNS = [
  ...READ_TEXTS,
  'slug',
  'unit_count',
  'is_prescription',
  'equivalence_key',
  'match_key',
  'hold_reason',
  'hold_words',
] as const

interface Rows {
  products: typeof products.$inferSelect
  pharmacies: typeof pharmacies.$inferSelect
  facilities: typeof facilities.$inferSelect
  doctors: typeof doctors.$inferSelect
}

export const IMPORTED_COLUMNS = {
  products: ['import_key', 'prescription_basis', 'review', ...PRODUCT_COLUMNS],
  pharmacies: [...NAMED, ...PLACE, ...LICENCE, 'email', 'opening_hours'],
  facilities: [...NAMED, ...PLACE, 'kind', 'opening_hours', 'services'],
  doctors: [...NAMED, ...PLACE, 'subspecialty', 'license_number', 'schedule', 'consultation_fee'],
} as const satisfies { [Kind in keyof Rows]: readonly (keyof Rows[Kind])[] }

type Imported<Kind extends keyof Rows> = Pick<
  Rows[Kind],
  (typeof IMPORTED_COLUMNS)[Kind][number] & keyof Rows[Kind]
> & {
  import_key: string
}

export type ProductRecord = Omit<Imported<'products'>, 'review'> & {
  path: readonly [string, string, string]
  says_without: boolean
}
export type PharmacyRecord = Imported<'pharmacies'>
export type FacilityRecord = Imported<'facilities'>
type DoctorRecord = Imported<'doctors'> & {
  specialty: string | null
}
interface SpecialtyRecord {
  name: string
  slug: string
  subspecialty: string | null
}

export interface RecordOf {
  products: ProductRecord
  pharmacies: PharmacyRecord
  facilities: FacilityRecord
  doctors: DoctorRecord
  specialties: SpecialtyRecord
}
