import type { Layout, Reference } from './layouts/layout'
import type { ImportKind, RecordOf } from './records'
import type { Report } from './report'
import type { ImportRepository } from './repository'
import type { Table } from './table'

const BATCH = 1_000

/** How far an import is, and in the end what came of it. */
export interface Tally {
  read: number
  added: number
  changed: number
  unchanged: number
  /** Rows that did not go in, by reason. */
  skipped: Map<string, number>
  /** Rows that went in with a remark, by remark. */
  notes: Map<string, number>
}

interface Needs {
  table: Table
  layout: Layout
  reference: Reference
  /** Absent for a dry run: rows are read and judged, nothing is written. */
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

/** Reads a table row by row and writes it batch by batch; one faulty row does not stop the others. */
export async function importTable({
  table,
  layout,
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
      const { added, changed } = await to.write(layout.kind, waiting.map(({ record }) => record) as never)
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

  for await (const { number, row } of table.rows) {
    tally.read++
    if (!row) {
      await skip(number, '', 'wrong number of columns')
      continue
    }
    const outcome = layout.read(row, reference)
    if ('skip' in outcome) {
      await skip(number, keyOf(layout, row), outcome.skip, outcome.detail)
      continue
    }
    const record: Record_ = outcome.record
    const key = 'import_key' in record ? record.import_key : `${record.name}|${record.subspecialty ?? ''}`
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

const count = (counts: Map<string, number>, reason: string) =>
  counts.set(reason, (counts.get(reason) ?? 0) + 1)

const keyOf = (layout: Layout, row: Readonly<Record<string, string>>) => row[layout.columns[0] ?? ''] ?? ''

/** A value that the database refuses, as against a database that is away. */
function isRowsFault(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  return code.startsWith('22') || code.startsWith('23')
}
