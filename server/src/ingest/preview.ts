import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ingest'
import type { BulkProblem } from '@botika/common/bulk/schema'
import { Problem } from '@botika/common/http/problem'
import { setImmediate } from 'node:timers/promises'
import type { RefusedRow } from './batch-repository'
import type { CatalogueRepository } from './catalogue-repository'
import { type ColumnChoice, detectColumns, type Heading } from './columns'
import { openSheet } from './open'
import { offerContext, planRows, type RowPlan } from './plan'
import { type ReadRow, readRow } from './row'
import type { Sheet } from './sheet'

/** What a file says and what would be done for it. Nothing is written yet. */
export interface Preview {
  sheet: Sheet
  heading: Heading
  /** Without headings that come again, and totals. */
  rows: number
  plans: RowPlan[]
  problems: BulkProblem[]
  refused: RefusedRow[]
}

interface PreviewOptions {
  choice?: ColumnChoice | undefined
  /** Whether nobody waits for the answer any more. */
  isGone?: (() => boolean) | undefined
}

/** Rows that are read, and looked up, before others get their turn. */
const CHUNK = 500

/** Whoever sent the file has hung up. */
export const stopped = () => new Problem('conflict', phrase(messages.thisUploadWasStoppedNothingOfIt))

/** Reads a pharmacy's list and plans what becomes of each row. */
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

/** Goes through a file once: finds its heading and reads the rows below it. Nothing is looked up meanwhile. */
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
