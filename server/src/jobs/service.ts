import type { JobRepository, NewJob, Tx } from './repository'
import type { Job } from './repository'

/** Does one job; what it throws is kept with the job, which is tried again later. */
export type JobHandler = (payload: unknown, job: Job) => Promise<void>

interface Needs {
  repository: JobRepository
  onError: (error: unknown, job: Job) => void
}

const POLL_MS = 1_000
const BATCH = 20
const LONGEST_WAIT_SECONDS = 3_600

/** Ten seconds after the first failure, then twice as long each time, up to an hour. */
export const waitAfter = (attempts: number) => Math.min(LONGEST_WAIT_SECONDS, 10 * 2 ** (attempts - 1))

/** Work for later, written in the transaction that causes it and done by whichever server is free. */
export function jobService({ repository, onError }: Needs) {
  const handlers = new Map<string, JobHandler>()
  const routines: { everyMs: number; next: number; deed: () => Promise<void> }[] = []
  let timer: NodeJS.Timeout | undefined
  let isOn = false
  let underWay: Promise<void> | undefined

  async function perform(job: Job): Promise<number | null> {
    try {
      await handlers.get(job.kind)?.(job.payload, job)
      return job.id
    } catch (error) {
      onError(error, job)
      const words = error instanceof Error ? error.message : String(error)
      await repository.markFailed(job.id, words.slice(0, 500), waitAfter(job.attempts))
      return null
    }
  }

  /** Does what is due until nothing is left; answers how many jobs were taken. */
  async function runDue(mayGoOn: () => boolean = () => true): Promise<number> {
    const kinds = [...handlers.keys()]
    let taken = 0
    while (kinds.length > 0 && mayGoOn()) {
      const jobs = await repository.claim(kinds, BATCH)
      if (jobs.length === 0) break
      taken += jobs.length
      const done = (await Promise.all(jobs.map(perform))).filter((id) => id !== null)
      if (done.length > 0) await repository.markDone(done)
    }
    return taken
  }

  async function round() {
    for (const routine of routines) {
      if (!isOn || routine.next > Date.now()) continue
      routine.next = Date.now() + routine.everyMs
      await routine.deed().catch(() => {})
    }
    // the database may be away for a while; the next round asks again
    await runDue(() => isOn).catch(() => {})
  }

  function schedule(afterMs: number) {
    clearTimeout(timer)
    if (!isOn) return
    timer = setTimeout(() => {
      underWay ??= round().finally(() => {
        underWay = undefined
        schedule(POLL_MS)
      })
    }, afterMs)
    timer.unref()
  }

  return {
    /** Says who does jobs of a kind. */
    handle: (kind: string, handler: JobHandler) => void handlers.set(kind, handler),
    /** Something to do now and then on every server, such as tidying up. */
    every: (everyMs: number, deed: () => Promise<void>) =>
      void routines.push({ everyMs, next: Date.now() + Math.min(everyMs, 60_000), deed }),
    /** Adds jobs, in the caller's transaction when one is given. */
    add: (tx: Tx | undefined, jobs: NewJob[]) => repository.insert(tx, jobs),
    runDue,
    start() {
      isOn = true
      schedule(POLL_MS)
    },
    async stop() {
      isOn = false
      clearTimeout(timer)
      await underWay
    },
    deleteDone: () => repository.deleteDone(),
  }
}
export type JobService = ReturnType<typeof jobService>
