import type { Path } from './shelves'

/** One row of a file by its column names. */
export type CsvRow = Readonly<Record<string, string>>

/** What a register says of a row, with remarks, or the reason why there is nothing to say. */
export type Read<Facts> = { facts: Facts; notes?: string[] } | { skip: string; detail?: string | undefined }

/** A medicine, or other good, before it is judged and put together. */
export interface MedicineFacts {
  importKey: string
  /** A name of its own, for what has no generic name. */
  name?: string | null
  generic: string | null
  brand: string | null
  strength: string | null
  form: string | null
  maker: string | null
  pack: string | null
  unitCount: number
  registration: string | null
  isPrescription: boolean
  /** True where the register itself says that no prescription is needed. */
  isRegisteredWithout?: boolean
  /** True where the list itself says so. */
  saysWithout?: boolean
  description: string
  path: Path
}

/** Somebody or something at a place, as named there: the country's own names are looked up later. */
export interface PlaceFacts {
  importKey: string
  /** Empty where it has none. */
  name: string
  /** The Philippine Standard Geographic Code of the barangay, or its city. */
  code?: string
  barangay?: string
  city: string
  province: string
  /** What stands before the barangay in an address. */
  street: string
  point: { latitude: number; longitude: number } | null
  phone: string | null
  /** As OpenStreetMap writes opening hours. */
  hours: string | null
  description: string
}

export interface FacilityFacts extends PlaceFacts {
  kind: 'hospital' | 'clinic' | 'laboratory' | 'veterinarian'
  services: string[]
}

interface FactsOf {
  products: MedicineFacts
  pharmacies: PlaceFacts
  facilities: FacilityFacts
}

/** A register with columns of its own: recognised by its header, read row by row. */
export interface Register<Kind extends keyof FactsOf = keyof FactsOf> {
  /** For the person at the terminal. */
  title: string
  kind: Kind
  /** The columns that must be there. */
  columns: readonly string[]
  /** Cells come without entities, tags and what does not show. */
  read(row: CsvRow): Read<FactsOf[Kind]>
}
