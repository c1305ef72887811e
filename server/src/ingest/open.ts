import { Problem } from '@botika/common/http/problem'
import { openCsv } from './csv-rows'
import type { Sheet } from './sheet'
import { encodingOf, isReadable, textOf } from './encoding'
import { isXlsx, openXlsx } from './xlsx-rows'

const START = 8 * 1024
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]

const refuse = (detail: string, cause?: unknown) =>
  new Problem('invalid', detail, { errors: { file: [detail] }, ...(cause ? { cause } : {}) })

/** Opens whatever pharmacies send: XLSX or any text with separators. */
export async function openSheet(bytes: Buffer): Promise<Sheet> {
  if (bytes.length === 0) throw refuse('This file is empty.')
  if (isXlsx(bytes)) {
    try {
      return await openXlsx(bytes)
    } catch (error) {
      if (error instanceof Problem) throw error
      throw refuse('This workbook can’t be read. Please save it again as XLSX or CSV.', error)
    }
  }
  if (OLD_EXCEL.every((byte, at) => bytes[at] === byte))
    throw refuse('This is the old Excel format. Please save the file as XLSX or CSV.')
  const [start = ''] = textOf(bytes.subarray(0, START), encodingOf(bytes))
  if (!isReadable(start) || start.startsWith('%PDF-'))
    throw refuse('This is no spreadsheet. Please send a CSV or XLSX file.')
  return openCsv(bytes)
}
