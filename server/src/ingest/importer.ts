import type { ImportKind, Outcome, RecordOf } from './records'
import type { Report } from './report'
import type { ImportRepository } from './import-repository'
import type { Catalogue } from './plan'
import type { Places } from './places'
import type { Table, TableRow } from './table'

export interface Reference {
  places: Places
  /** The catalogue is absent for a dry run without a database, which knows no product and no price cap. */
  catalogue?: Catalogue | undefined
}

export interface RowResult {
  key: string
  outcome: Outcome<RecordOf[ImportKind]>
}

export type RowReader = (rows: readonly TableRow[]) => Promise<RowResult[]>

export interface Source {
  title: string
  kind: ImportKind
  unused(header: readonly string[]): string[]
  reader(header: readonly string[], reference: Reference): RowReader
}

const BATCH = 1_000
const READ_TOGETHER = 500

export interface Tally {
  read: number
  added: number
  changed: number
  unchanged: number
  skipped: Map<string, number>
  notes: Map<string, number>
}

interface Needs {
  table: Table
  source: Source
  reference: Reference
  /** The repository is absent for a dry run: rows are read, nothing is written. */
  repository?: ImportRepository | undefined
  report: Report
  onBatch?: (tally: Tally) => void
}

type Record_ = RecordOf[ImportKind]
interface Waiting {
  line: number
  key: string
  record: Record_
}

/** A table is read row by row and written in batches; one faulty row does not stop the others. */
export async function importTable({
  table,
  source,
  reference,
  repository,
  report,
  onBatch,
}: Needs): Promise<Tally> {
  const tally: Tally = { read: 0, added: 0, changed: 0, unchanged: 0, skipped: new Map(), notes: new Map() }
  let batch = new Map<string, Waiting>()

  const skip = async (line: number, key: string, reason: string, detail = '') => {
    count(tally.skipped, reason)
    await report.add({ line, key, reason, detail })
  }

  async function flush() {
    const waiting = [...batch.values()]
    batch = new Map()
    if (repository) await writeAll(waiting, repository)
    onBatch?.(tally)
  }

  async function writeAll(waiting: Waiting[], to: ImportRepository) {
    try {
      const { added, changed } = await to.write(source.kind, waiting.map(({ record }) => record) as never)
      tally.added += added
      tally.changed += changed
      tally.unchanged += waiting.length - added - changed
    } catch (error) {
      const [only] = waiting
      // what a whole batch does not say, its halves will
      if (waiting.length > 1) {
        const middle = Math.ceil(waiting.length / 2)
        await writeAll(waiting.slice(0, middle), to)
        await writeAll(waiting.slice(middle), to)
      } else if (only && isRowsFault(error)) {
        await skip(
          only.line,
          only.key,
          'refused by the database',
          error instanceof Error ? error.message : '',
        )
      } else throw error
    }
  }

  for await (const { number, key, outcome } of results({ table, source, reference })) {
    tally.read++
    if ('skip' in outcome) {
      await skip(number, key, outcome.skip, outcome.detail)
      continue
    }
    if ('known' in outcome) {
      tally.unchanged++
      if (outcome.raises !== undefined) await repository?.raise([outcome.raises])
      continue
    }
    const record: Record_ = outcome.record
    for (const note of outcome.notes ?? []) {
      count(tally.notes, note)
      await report.add({ line: number, key, reason: `note: ${note}`, detail: record.name })
    }
    if (batch.has(key)) await skip(number, key, 'duplicate of a row before')
    else batch.set(key, { line: number, key, record })
    if (batch.size >= BATCH) await flush()
  }
  await flush()
  return tally
}

async function* results({ table, source, reference }: Pick<Needs, 'table' | 'source' | 'reference'>) {
  const read = source.reader(table.header, reference)
  let waiting: TableRow[] = []
  async function* flushed() {
    const rows = waiting
    waiting = []
    for (const [at, result] of (await read(rows)).entries())
      yield { number: rows[at]?.number ?? 0, ...result }
  }
  for await (const row of table.rows) if (waiting.push(row) === READ_TOGETHER) yield* flushed()
  yield* flushed()
}

const count = (counts: Map<string, number>, reason: string) =>
  counts.set(reason, (counts.get(reason) ?? 0) + 1)

/** A value that the database refuses, as against a database that is away. */
function isRowsFault(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  return code.startsWith('22') || code.startsWith('23')
}
