import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ingest'
import { Problem } from '@botika/common/http/problem'
import { encodingOf, openCsv, textOf } from './csv'
import type { Sheet, SheetRow } from './sheet'
import { isXlsx, openXlsx } from './xlsx'

const START = 8 * 1024
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]
// signs that nobody types: all but what separates lines, pages and cells, and the mark that old programs end a file with
const CONTROL = /[\u0000-\u0008\u000E-\u0019\u001B-\u001F\u007F\uFFFD]/g
const MAX_CONTROL_SHARE = 0.01

const refuse = (detail: string, cause?: unknown) =>
  new Problem('invalid', detail, { errors: { file: [detail] }, ...(cause ? { cause } : {}) })

/** Opens whatever pharmacies send: XLSX or any text with separators. One that breaks off is refused in words. */
export async function openSheet(bytes: Buffer): Promise<Sheet> {
  if (bytes.length === 0) throw refuse(t(messages.thisFileIsEmpty))
  if (isXlsx(bytes)) {
    try {
      return whole(await openXlsx(bytes))
    } catch (error) {
      if (error instanceof Problem) throw error
      throw refuse(t(messages.thisWorkbookCantBeReadPleaseSave), error)
    }
  }
  if (OLD_EXCEL.every((byte, at) => bytes[at] === byte))
    throw refuse(t(messages.thisIsTheOldExcelFormatPlease))
  const [start = ''] = textOf(bytes.subarray(0, START), encodingOf(bytes))
  if (!isReadable(start) || start.startsWith('%PDF-'))
    throw refuse(t(messages.thisIsNoSpreadsheetPleaseSendCSV))
  return whole(openCsv(bytes))
}

/** Whether this can have been written by a person: no zeros, and hardly a sign that nobody can type. */
const isReadable = (text: string) =>
  !text.includes('\u0000') && (text.match(CONTROL)?.length ?? 0) <= text.length * MAX_CONTROL_SHARE

const whole = (sheet: Sheet): Sheet => ({ ...sheet, rows: rowsOf(sheet) })

async function* rowsOf(sheet: Sheet): AsyncGenerator<SheetRow> {
  try {
    yield* sheet.rows
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem('invalid', phrase(messages.thisFileBreaksOffOrIsDamaged), {
      errors: { file: [t(messages.thisFileBreaksOffOrIsDamaged2)] },
      cause: error,
    })
  }
}
