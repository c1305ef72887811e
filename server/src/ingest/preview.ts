import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ingest'
import { Problem } from '@botika/common/http/problem'
import { encodingOf, openCsv, textOf } from './csv'
import type { Sheet, SheetRow } from './sheet'
import { isXlsx, openXlsx } from './xlsx'
import type { BulkProblem } from '@botika/common/bulk/schema'
import { setImmediate } from 'node:timers/promises'
import type { RefusedRow } from './batch-repository'
import type { CatalogueRepository } from './catalogue-repository'
import { type ColumnChoice, detectColumns, type Heading } from './columns'
import { offerContext, planRows, type RowPlan } from './plan'
import { type ReadRow, readRow } from './row'

export interface Preview {
  sheet: Sheet
  heading: Heading
  rows: number
  plans: RowPlan[]
  problems: BulkProblem[]
  refused: RefusedRow[]
}

interface PreviewOptions {
  choice?: ColumnChoice | undefined
  isGone?: (() => boolean) | undefined
}

const CHUNK = 500

export const stopped = () => new Problem('conflict', phrase(messages.thisUploadWasStoppedNothingOfIt))

export async function previewImport(
  repository: CatalogueRepository,
  bytes: Buffer,
  pharmacyId: number,
  { choice, isGone = () => false }: PreviewOptions = {},
): Promise<Preview> {
  const { sheet, heading, rows } = await readSheet(bytes, { choice, isGone })
  const context = await offerContext(repository, heading, pharmacyId)
  const preview: Preview = { sheet, heading, rows: 0, plans: [], problems: [], refused: [] }
  for (let from = 0; from < rows.length; from += CHUNK) {
    for (const { row, plan, problems } of await planRows(
      repository,
      rows.slice(from, from + CHUNK),
      context,
    )) {
      preview.problems.push(...problems)
      if (row.isLeftOut) continue
      preview.rows++
      if (plan) preview.plans.push(plan)
      else preview.refused.push(refusedRow(row, problems))
    }
    await letOthers(isGone)
  }
  return preview
}

export async function readSheet(bytes: Buffer, { choice, isGone = () => false }: PreviewOptions = {}) {
  const sheet = await openSheet(bytes)
  const columns = detectColumns(choice)
  const rows: ReadRow[] = []
  for await (const row of sheet.rows) {
    const heading = columns.below(row)
    if (heading && rows.push(readRow(row, heading)) % CHUNK === 0) await letOthers(isGone)
  }
  return { sheet, heading: columns.found(), rows }
}

/** A large file must not keep everybody else waiting, nor be read for nobody. */
async function letOthers(isGone: () => boolean) {
  await setImmediate()
  if (isGone()) throw stopped()
}

const refusedRow = ({ number, cells }: ReadRow, problems: readonly BulkProblem[]): RefusedRow => ({
  row: number,
  cells: cells.map((cell) => cell.replaceAll('\u0000', '\uFFFD')),
  reasons: problems.map(({ column, detail }) => (column ? `${column}: ${detail}` : detail)),
})

const START = 8 * 1024
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]
// signs that nobody types: all but separators of lines, pages and cells, and the old mark of a file's end
const CONTROL = /[\u0000-\u0008\u000E-\u0019\u001B-\u001F\u007F\uFFFD]/g
const MAX_CONTROL_SHARE = 0.01

const refuse = (detail: string, cause?: unknown) =>
  new Problem('invalid', detail, { errors: { file: [detail] }, ...(cause ? { cause } : {}) })

async function openSheet(bytes: Buffer): Promise<Sheet> {
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
