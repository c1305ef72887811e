import { CSV_START, csvLine } from '@botika/common/csv'
import type { RefusedRow } from './batch-repository'

export const ROW_HEADING = 'Row in your file'
export const REASON_HEADING = 'What to fix'

/** The refused rows under their own headings, with the reasons beside them: fix the file and send it again. */
export function errorSheet(headings: readonly string[], refused: readonly RefusedRow[]): string {
  const width = headings.length
  const lines = refused.map(({ row, cells, reasons }) => {
    const padded = [...cells, ...Array<string>(Math.max(0, width - cells.length)).fill('')]
    return csvLine([reasons.join(' '), row, ...padded])
  })
  return CSV_START + csvLine([REASON_HEADING, ROW_HEADING, ...headings]) + lines.join('')
}
