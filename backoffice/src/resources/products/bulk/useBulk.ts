import type { Label } from '@botika/common/messages/message'
import { bulk } from '@botika/common/messages/office'
import type { BulkAnswer } from '@botika/common/bulk/fields'
import type { BulkField, BulkErrorDetails, BulkReport } from '@botika/common/bulk/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { CALLS } from '../../../provider/calls'
import type { BotikaDataProvider } from '../../../provider/data-provider'
import {
  changedRows,
  fileOf,
  type ErrorSheet,
  parseErrorSheet,
  readyRows,
  withAnswer,
  withCell,
  withVerdict,
} from './error-sheet'

type Columns = BulkReport['columns']
export type ColumnChoice = Record<string, BulkField | null>

interface Sent {
  file: File
  columns: ColumnChoice | undefined
}

export type BulkStep =
  | { name: 'choose' }
  | { name: 'columns'; columns: Columns }
  | { name: 'check'; report: BulkReport; errorSheet: ErrorSheet | null }
  | { name: 'done'; reports: BulkReport[] }

interface CliError {
  name?: string
  message: string
  body?: { extra?: unknown }
}

const PATIENCE_MS = 10 * 60_000

const SETTLED_MS = 1_000

const isLeftAside = ({ heading, field }: Columns[number]) => field === null && heading !== ''

export const STOPPED = bulk.stoppedNothingFromThisFile
const TOO_LATE = bulk.tooLateToStopWhat

interface Options {
  pharmacyId: number | null
  status: 'draft' | 'live'
}

export function useBulk({ pharmacyId, status }: Options) {
  const provider = useDataProvider<BotikaDataProvider>()
  const client = useQueryClient()
  const [step, setStep] = useState<BulkStep>({ name: 'choose' })
  const [sent, setSent] = useState<Sent | null>(null)
  const { during, problem, setProblem, work, stop } = useLongCall((columns) =>
    setStep({ name: 'columns', columns }),
  )

  const bodyOf = ({ file, columns }: Sent, isDry: boolean) => ({
    file,
    dry_run: isDry,
    status,
    ...(columns ? { columns } : {}),
    ...(pharmacyId === null ? {} : { pharmacy_id: pharmacyId }),
  })

  async function check(next: Sent) {
    setSent(next)
    const found = await during(bulk.reading, async (options) => {
      const report = await provider.call(CALLS.bulk.upload, { body: bodyOf(next, true) }, options)
      if (report.refused === 0) return { report, errorSheet: null }
      const sheet = await provider.call(CALLS.bulk.dryErrorSheet, { body: bodyOf(next, true) }, options)
      return { report, errorSheet: parseErrorSheet(sheet, report.problems) }
    })
    if (!found) return
    const mustChooseColumns = next.columns === undefined && found.report.columns.some(isLeftAside)
    setStep(
      mustChooseColumns ? { name: 'columns', columns: found.report.columns } : { name: 'check', ...found },
    )
  }

  async function checkFixed() {
    if (step.name !== 'check' || !step.errorSheet || !sent) return
    const { errorSheet } = step
    const rows = changedRows(errorSheet)
    const report = await during(bulk.checking, (options) =>
      provider.call(
        CALLS.bulk.upload,
        { body: bodyOf({ ...sent, file: fixedFile(errorSheet, rows, sent.file) }, true) },
        options,
      ),
    )
    if (report) setStep({ ...step, errorSheet: withVerdict(errorSheet, rows, report) })
  }

  /** The last saved upload, which finds one whose answer was lost. */
  async function lastUpload(): Promise<BulkReport | undefined> {
    const query = { per_page: 10, ...(pharmacyId === null ? {} : { pharmacy_id: pharmacyId }) } as const
    return provider.call(CALLS.bulk.list, { query }).then(
      ({ data }) => data[0],
      () => undefined,
    )
  }

  async function write() {
    if (step.name !== 'check' || !sent) return
    const { errorSheet } = step
    const before = await lastUpload()
    const ready = errorSheet ? readyRows(errorSheet) : []
    const reports: BulkReport[] = []
    const isWhole = await during(bulk.writing, async (options) => {
      if (step.report.rows > step.report.refused)
        reports.push(await provider.call(CALLS.bulk.upload, { body: bodyOf(sent, false) }, options))
      if (errorSheet && ready.length > 0) {
        const file = fixedFile(errorSheet, ready, sent.file)
        reports.push(
          await provider.call(CALLS.bulk.upload, { body: bodyOf({ ...sent, file }, false) }, options),
        )
      }
      return true
    })
    if (!isWhole) {
      await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
      const latest = await lastUpload()
      const isKnown = latest?.id === before?.id || reports.some(({ id }) => id === latest?.id)
      if (latest && !isKnown) reports.push(latest)
      if (reports.length > 0) setProblem((shown) => (shown === STOPPED ? TOO_LATE : shown))
    }
    // the second of two can fail, and the first one is there all the same
    if (isWhole || reports.length > 0) setStep({ name: 'done', reports })
    void client.invalidateQueries({ queryKey: ['products'] })
    void client.invalidateQueries({ queryKey: ['bulk'] })
    void client.invalidateQueries({ queryKey: ['dashboard'] })
  }

  function startOver() {
    setSent(null)
    setProblem(null)
    setStep({ name: 'choose' })
  }

  return {
    step,
    problem,
    work,
    fileName: sent?.file.name ?? '',
    stop,
    choose: (file: File) => check({ file, columns: undefined }),
    match: (columns: ColumnChoice) => sent && check({ ...sent, columns }),
    rematch: (columns: Columns) => setStep({ name: 'columns', columns }),
    edit: (row: number, at: number, text: string) =>
      setStep((now) =>
        now.name === 'check' && now.errorSheet
          ? { ...now, errorSheet: withCell(now.errorSheet, row, at, text) }
          : now,
      ),
    answer: (rows: readonly number[], field: BulkAnswer, text: string) =>
      setStep((now) =>
        now.name === 'check' && now.errorSheet
          ? { ...now, errorSheet: withAnswer(now.errorSheet, rows, field, text) }
          : now,
      ),
    checkFixed,
    write,
    forgetProblem: () => setProblem(null),
    startOver,
  }
}
export type Bulk = ReturnType<typeof useBulk>

function useLongCall(onColumns: (columns: Columns) => void) {
  const [problem, setProblem] = useState<Label | string | null>(null)
  const [work, setWork] = useState<{ doing: Label; share: number } | null>(null)
  const stopper = useRef<AbortController | null>(null)

  async function during<T>(doing: Label, action: (options: CallExtras) => Promise<T>): Promise<T | null> {
    const controller = new AbortController()
    stopper.current = controller
    setProblem(null)
    setWork({ doing, share: 0 })
    try {
      return await action({
        signal: controller.signal,
        timeout: PATIENCE_MS,
        onUpload: (share) => setWork({ doing, share }),
      })
    } catch (error) {
      const { name, message, body } = error as CliError
      if (name === 'AbortError') setProblem(STOPPED)
      else {
        setProblem(message)
        const columns = (body?.extra as Partial<BulkErrorDetails> | undefined)?.columns
        if (columns) onColumns(columns)
      }
      return null
    } finally {
      setWork(null)
    }
  }

  return { during, problem, setProblem, work, stop: () => stopper.current?.abort() }
}

interface CallExtras {
  signal: AbortSignal
  timeout: number
  onUpload: (share: number) => void
}

const fixedFile = (errorSheet: ErrorSheet, rows: ErrorSheet['rows'], { name }: File) =>
  fileOf(errorSheet, rows, `${name.replace(/\.[^.]+$/, '')}, fixed.csv`)
