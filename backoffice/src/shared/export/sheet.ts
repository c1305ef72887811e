import { CSV_START, csvLine } from '@botika/common/csv'

/** One column of an exported file. */
export interface ExportColumn<T> {
  heading: string
  read: (record: T) => string | number | null | undefined
}

export const headingLine = <T>(columns: readonly ExportColumn<T>[]) =>
  CSV_START + csvLine(columns.map(({ heading }) => heading))

export const linesOf = <T>(columns: readonly ExportColumn<T>[], records: readonly T[]) =>
  records.map((record) => csvLine(columns.map(({ read }) => read(record)))).join('')
