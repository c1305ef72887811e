import type { Catalogue } from './plan'
import type { Layout } from './layouts/layout'
import type { Places } from './layouts/places'
import type { ImportKind, Outcome, RecordOf } from './layouts/records'
import type { TableRow } from './table'

/** What rows may be looked up in. */
export interface Reference {
  places: Places
  /** Absent for a dry run without a database, which knows no product and no price cap. */
  catalogue?: Catalogue | undefined
}

/** What became of a row, and the key by which it is known again. */
export interface Judged {
  key: string
  outcome: Outcome<RecordOf[ImportKind]>
}

/** Judges some hundred rows together; null for those of which nothing is to be said. */
export type JudgeRows = (rows: readonly TableRow[]) => Promise<(Judged | null)[]>

/** A kind of file that the import command reads. */
export interface Source {
  /** For the person at the terminal. */
  title: string
  kind: ImportKind
  /** Columns of a file that nothing is made of. */
  unused(header: readonly string[]): string[]
  judge(header: readonly string[], reference: Reference): JudgeRows
}

/** Files in a layout of their own, whose rows are judged one by one. */
export const sourceOf = (layout: Layout): Source => ({
  ...layout,
  unused(header) {
    const used = new Set([...layout.columns, ...(layout.optional ?? [])])
    return layout.optional ? header.filter((column) => !used.has(column)) : []
  },
  judge:
    (_, { places }) =>
    async (rows) =>
      rows.map((row) => judgeAlone(row, layout, places)),
})

function judgeAlone({ row }: TableRow, layout: Layout, places: Places): Judged {
  if (!row) return { key: '', outcome: { skip: 'wrong number of columns' } }
  const outcome = layout.read(row, places)
  if (!('record' in outcome)) return { key: row[layout.columns[0] ?? ''] ?? '', outcome }
  const { record } = outcome
  return {
    key: 'import_key' in record ? record.import_key : `${record.name}|${record.subspecialty ?? ''}`,
    outcome,
  }
}
