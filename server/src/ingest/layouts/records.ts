/** What the import command can read. */
export const IMPORT_KINDS = ['products', 'pharmacies', 'facilities', 'doctors', 'specialties'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** What became of a row: a record (perhaps with remarks), or the reason why there is none. */
export type Outcome<Record_> =
  | { record: Record_; notes?: string[] }
  /** It is there already, from another source, and stays as it is. */
  /** In the catalogue already; `raises` is its id where the file says that it needs a prescription. */
  | { known: string; raises?: number }
  | { skip: string; detail?: string | undefined }

/** One row of a file by its column names. */
export type CsvRow = Readonly<Record<string, string>>

export interface ProductRecord {
  import_key: string
  name: string
  slug: string
  generic_name: string | null
  brand: string | null
  manufacturer: string | null
  strength: string | null
  dosage_form: string | null
  pack_size: string | null
  unit_count: number
  registration_number: string | null
  is_prescription: boolean
  /** `register` where a register says that no prescription is needed; else it is decided once it is written. */
  prescription_basis: 'register' | null
  description: string
  equivalence_key: string | null
  match_key: string
  /** Why an admin has to look at it before it can be sold. */
  hold_reason: string | null
  hold_words: string | null
  /** Category, subcategory, sub-subcategory. */
  path: readonly [string, string, string]
}

interface Place {
  address: string
  province: string | null
  city: string | null
  barangay: string | null
  latitude: number | null
  longitude: number | null
}

export interface PharmacyRecord extends Place {
  import_key: string
  name: string
  slug: string
  name_sort: string
  phone: string | null
  email: string | null
  opening_hours: string | null
  description: string
  license_number: string | null
  /** The last day on which the licence holds. */
  license_expires_on: string | null
}

export interface FacilityRecord extends Place {
  import_key: string
  kind: 'hospital' | 'clinic' | 'laboratory' | 'veterinarian'
  name: string
  slug: string
  name_sort: string
  phone: string | null
  opening_hours: string | null
  services: string[]
  description: string
}

export interface DoctorRecord extends Place {
  import_key: string
  name: string
  slug: string
  name_sort: string
  specialty: string | null
  subspecialty: string | null
  license_number: string | null
  phone: string | null
  schedule: string | null
  consultation_fee: number | null
  description: string
}

export interface SpecialtyRecord {
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
