import type { Places } from './places'
import type { CsvRow, ImportKind, Outcome, RecordOf } from './records'

/** A register or list with columns of its own: recognised by its header, read row by row. */
export interface Layout<Kind extends ImportKind = ImportKind> {
  /** For the person at the terminal. */
  title: string
  kind: Kind
  /** The columns that must be there. */
  columns: readonly string[]
  /** All others that it reads, where people name the columns themselves and may mistype one. */
  optional?: readonly string[]
  read(row: CsvRow, places: Places): Outcome<RecordOf[Kind]>
}
