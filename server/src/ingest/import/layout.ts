import type { Catalogue } from '../bulk/examine'
import type { Places } from './places'
import type { CsvRow, ImportKind, Outcome, RecordOf } from './records'

/** What rows may be looked up in. */
export interface Reference {
  places: Places
  /** Absent for a dry run without a database, which knows no product and no price cap. */
  catalogue?: Catalogue | undefined
}

/** What became of a row, and the key by which it is known again. */
export interface Judged<Kind extends ImportKind = ImportKind> {
  key: string
  outcome: Outcome<RecordOf[Kind]>
}

/** Judges some hundred rows together; null for those of which nothing is to be said. */
export type Judge<Kind extends ImportKind = ImportKind> = (
  rows: readonly { number: number; cells: readonly string[] }[],
) => Promise<(Judged<Kind> | null)[]>

/** A known kind of file: told by its header, wherever it lies. */
export interface Layout<Kind extends ImportKind = ImportKind> {
  /** For the person at the terminal. */
  title: string
  kind: Kind
  /** The columns that must be there. */
  columns: readonly string[]
  /** All others that it reads, where people name the columns themselves and may mistype one. */
  optional?: readonly string[]
  /** For files whose rows are judged by themselves. */
  read?: (row: CsvRow, reference: Reference) => Outcome<RecordOf[Kind]>
  /** For files whose rows are held against the catalogue and against each other. */
  judge?: (header: readonly string[], reference: Reference) => Judge<Kind>
}
