import {
  BULK_FIELD_NAMES,
  type BulkProblem,
  type BulkRefusal,
  MAX_BULK_ROWS,
} from '@botika/common/bulk/schema'
import { Problem } from '@botika/common/http/problem'
import { plain } from '@botika/common/products/words'
import { setImmediate } from 'node:timers/promises'
import type { RefusedRow } from './batch-repository'
import { type Decision, decide, type Known } from './decide'
import { type ColumnChoice, type Heading, isHeading, missingOf, readHeading } from './heading'
import { keysOf } from './matching'
import { openSheet } from './open'
import type { BulkRepository } from './repository'
import { readRow, type RowFacts } from './row'
import type { Sheet, SheetRow } from './sheet'

/** What a file says and what would be done for it. Nothing is written yet. */
export interface Examined {
  sheet: Sheet
  heading: Heading
  rows: number
  decisions: Decision[]
  problems: BulkProblem[]
  refused: RefusedRow[]
}

interface ExamineOptions {
  choice: ColumnChoice | undefined
  /** Whether nobody waits for the answer any more. */
  isGone?: (() => boolean) | undefined
}

/** Rows that are looked up together. */
const CHUNK = 500
/** Titles and notes may stand above the heading. */
const HEADING_WITHIN = 20

const refuse = (field: string, detail: string, extra?: unknown) =>
  new Problem('invalid', detail, { errors: { [field]: [detail] }, extra })

/** Whoever sent the file has hung up. */
export const stopped = () => new Problem('conflict', 'This upload was stopped. Nothing of it was kept.')

/** Reads a file row by row and decides on each; only what is kept or refused stays in memory. */
export async function examine(
  repository: BulkRepository,
  bytes: Buffer,
  pharmacyId: number,
  { choice, isGone = () => false }: ExamineOptions,
): Promise<Examined> {
  const sheet = await openSheet(bytes)
  const decisions: Decision[] = []
  const problems: BulkProblem[] = []
  const refused: RefusedRow[] = []
  const above: SheetRow[] = []
  let heading: Heading | undefined
  let known: Known | undefined
  let chunk: SheetRow[] = []
  let rows = 0

  async function decideChunk() {
    if (!known || chunk.length === 0) return
    const taken = chunk
    chunk = []
    const answers = await decideRows(repository, taken, known)
    for (const [at, { decision, problems: found }] of answers.entries()) {
      problems.push(...found)
      const row = taken[at] as SheetRow
      if (decision) decisions.push(decision)
      else
        refused.push({
          row: row.number,
          cells: row.cells.map((cell) => cell.text.replaceAll('\u0000', '\uFFFD')),
          reasons: reasonsOf(found),
        })
    }
    // a large file must not keep everybody else waiting
    await setImmediate()
    if (isGone()) throw stopped()
  }

  for await (const row of rowsOf(sheet)) {
    if (!heading) {
      const found = readHeading(row, choice)
      if (isHeading(found)) {
        heading = mustBeComplete(found)
        known = await know(repository, pharmacyId, heading)
      } else if (above.push(row) >= HEADING_WITHIN) break
      continue
    }
    rows++
    if (rows > MAX_BULK_ROWS)
      throw refuse(
        'file',
        `A file may have at most ${MAX_BULK_ROWS.toLocaleString('en-PH')} rows. Please split it.`,
      )
    chunk.push(row)
    if (chunk.length === CHUNK) await decideChunk()
  }
  await decideChunk()
  if (!heading) throw noHeading(above)
  if (rows === 0) throw refuse('file', 'This file has headings, and no rows below them.')
  return { sheet, heading, rows, decisions, problems, refused }
}

async function* rowsOf(sheet: Sheet): AsyncGenerator<SheetRow> {
  try {
    yield* sheet.rows
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem('invalid', 'This file breaks off or is damaged. Please save it again.', {
      errors: { file: ['This file breaks off or is damaged'] },
      cause: error,
    })
  }
}

const reasonsOf = (problems: BulkProblem[]) =>
  problems.map(({ column, detail }) => (column ? `${column}: ${detail}` : detail))

function mustBeComplete(heading: Heading): Heading {
  const missing = missingOf(heading).map((field) => BULK_FIELD_NAMES[field])
  if (missing.length === 0) return heading
  throw refuse(
    'columns',
    `No column was found for: ${missing.join(', ')}. Please say which it is.`,
    columnsOf(heading),
  )
}

function noHeading(above: SheetRow[]) {
  if (above.length === 0) return refuse('file', 'This file has no rows.')
  return refuse(
    'columns',
    'No row with headings was found. The first row should name the columns: Generic name, Brand, Strength, Dosage form, Selling price, Quantity.',
    columnsOf(
      readHeading(
        above.find((row) => row.cells.filter(({ text }) => text).length > 1) ?? (above[0] as SheetRow),
      ),
    ),
  )
}

/** What the file's columns are called, for whoever is asked to say what they mean. */
const columnsOf = ({ columns }: Heading): BulkRefusal => ({ columns })

async function know(repository: BulkRepository, pharmacyId: number, heading: Heading): Promise<Known> {
  const [offers, caps, places] = await Promise.all([
    repository.findOffers(pharmacyId),
    repository.findCaps(),
    repository.findPlaces(),
  ])
  return {
    heading,
    offers: new Map(offers.map((offer) => [offer.product_id, offer])),
    skus: new Map(offers.flatMap((offer) => (offer.sku === null ? [] : [[offer.sku.toLowerCase(), offer]]))),
    caps: new Map(caps.map((cap) => [cap.equivalence_key, cap])),
    places: new Set(places.map((place) => plain(place.name))),
    seenSkus: new Map(),
    seenProducts: new Map(),
  }
}

async function decideRows(repository: BulkRepository, rows: SheetRow[], known: Known) {
  const read = rows.map((row) => readRow(row, known.heading))
  const keyed = read.map(({ facts }) => (facts ? { facts, keys: keysOf(facts) } : null))
  const keys = keyed.flatMap((one) => one?.keys ?? [])
  const candidates = await repository.findCandidates(
    [...new Set(keys.map((one) => one.match))],
    [...new Set(keys.flatMap((one) => one.equivalence ?? []))],
  )
  const byMatch = groupBy(candidates, (one) => one.match_key)
  const byEquivalence = groupBy(candidates, (one) => one.equivalence_key ?? '')
  return keyed.map((one, at) => {
    if (!one) return { decision: null, problems: read[at]?.problems ?? [] }
    const fitting = [
      ...(byMatch.get(one.keys.match) ?? []),
      ...(one.keys.equivalence === null ? [] : (byEquivalence.get(one.keys.equivalence) ?? [])),
    ]
    return decide(one.facts satisfies RowFacts, one.keys, [...new Set(fitting)], known)
  })
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
