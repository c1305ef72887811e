import type { Places } from '../places'
import type { CsvRow, ImportKind, Outcome, RecordOf } from '../records'

/** What rows may be looked up in. */
export interface Reference {
  places: Places
}

/** A known kind of file: told by its header, wherever it lies. */
export interface Layout<Kind extends ImportKind = ImportKind> {
  /** For the person at the terminal. */
  title: string
  kind: Kind
  /** The columns that must be there. */
  columns: readonly string[]
  /** All others that it reads, where people name the columns themselves and may mistype one. */
  optional?: readonly string[]
  read(row: CsvRow, reference: Reference): Outcome<RecordOf[Kind]>
}
