import { CSV_START, csvLine } from '@botika/common/csv'
import { toManila } from '../../lib/manila'

export interface ExportColumn<T> {
  heading: string
  read: (record: T) => string | number | null | undefined
}

export const headingLine = <T>(columns: readonly ExportColumn<T>[]) =>
  CSV_START + csvLine(columns.map(({ heading }) => heading))

export const linesOf = <T>(columns: readonly ExportColumn<T>[], records: readonly T[]) =>
  records.map((record) => csvLine(columns.map(({ read }) => cellOf(read(record))))).join('')

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

const cellOf = (value: string | number | null | undefined) =>
  typeof value === 'string' && MOMENT.test(value) ? toManila(value).replace('T', ' ') : value
