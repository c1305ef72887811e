import type { BulkProblem } from '@botika/common/bulk/schema'
import { plain } from '@botika/common/products/words'
import { setImmediate } from 'node:timers/promises'
import type { RefusedRow } from './batch-repository'
import { type Decision, decide, type Known } from './plan'
import type { ColumnChoice, Heading } from './columns'
import { leftOut } from './left-out'
import { keysOf } from './matching'
import { openSheet } from './open'
import type { BulkRepository } from './catalogue-repository'
import { readRow, type RowFacts } from './row'
import type { Sheet, SheetRow } from './sheet'
import { rowsOf, stopped, survey } from './survey'

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

/** Reads a file row by row and decides on each; only what is kept or refused stays in memory. */
export async function examine(
  repository: BulkRepository,
  bytes: Buffer,
  pharmacyId: number,
  { choice, isGone = () => false }: ExamineOptions,
): Promise<Examined> {
  const heading = await survey(await openSheet(bytes), choice, isGone)
  const known = await know(repository, pharmacyId, heading)
  const sheet = await openSheet(bytes)
  const decisions: Decision[] = []
  const problems: BulkProblem[] = []
  const refused: RefusedRow[] = []
  let isBelow = false
  let chunk: SheetRow[] = []
  let rows = 0

  async function decideChunk() {
    if (chunk.length === 0) return
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
    if (!isBelow) {
      isBelow = row.number === heading.row
      continue
    }
    const left = leftOut(row, heading)
    if (left) {
      problems.push(left)
      continue
    }
    rows++
    chunk.push(row)
    if (chunk.length === CHUNK) await decideChunk()
  }
  await decideChunk()
  return { sheet, heading, rows, decisions, problems, refused }
}

const reasonsOf = (problems: BulkProblem[]) =>
  problems.map(({ column, detail }) => (column ? `${column}: ${detail}` : detail))

/** What a list is held against where no pharmacy's shelf is concerned. */
export type Catalogue = Pick<BulkRepository, 'findCandidates' | 'findCaps'>

/** What the catalogue and the law know before the first row of a list of products. */
export async function knowCatalogue(catalogue: Catalogue, heading: Heading): Promise<Known> {
  const caps = await catalogue.findCaps()
  return {
    heading,
    offers: new Map(),
    skus: new Map(),
    caps: new Map(caps.map((cap) => [cap.equivalence_key, cap])),
    places: null,
    seenSkus: new Map(),
    seenProducts: new Map(),
  }
}

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

/** Reads rows and decides on each; rows before them are remembered in `known`. */
export async function decideRows(
  repository: Pick<BulkRepository, 'findCandidates'>,
  rows: readonly SheetRow[],
  known: Known,
  of: 'offers' | 'products' = 'offers',
) {
  const read = rows.map((row) => readRow(row, known.heading, of))
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
