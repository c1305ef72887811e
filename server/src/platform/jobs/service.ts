import type { JobRepository, NewJob, Tx } from './repository'
import type { Job } from './repository'

/** Does one job; what it throws is kept with the job, which is tried again later. */
export type JobHandler = (payload: unknown, job: Job) => Promise<void>

/** What failed: a job, by its number, or something that is done now and then. */
export interface AboutJob {
  kind: string
  job?: number
}

interface Needs {
  repository: JobRepository
  onError: (error: unknown, about: AboutJob) => void
}

/** Jobs of one lane never wait for those of another. */
type Lane = 'main' | 'mail'

interface Routine {
  name: string
  everyMs: number
  next: number
  work: () => Promise<unknown>
}

const POLL_MS = 1_000
const BATCH = 20
const LONGEST_WAIT_SECONDS = 3_600

/** Ten seconds after the first failure, then twice as long each time, up to an hour. */
export const waitAfter = (attempts: number) => Math.min(LONGEST_WAIT_SECONDS, 10 * 2 ** (attempts - 1))

/** Work for later, written in the transaction that causes it and done by whichever server is free. */
export function jobService({ repository, onError }: Needs) {
  const handlers = new Map<string, JobHandler>()
  const kindsOf: Record<Lane, string[]> = { main: [], mail: [] }
  const lanes: Lane[] = ['main', 'mail']
  const routines: Routine[] = []
  let isOn = false
  const underWay = new Map<Lane, Promise<void>>()
  const timers = new Map<Lane, NodeJS.Timeout>()

  async function perform(job: Job): Promise<number | null> {
    try {
      await handlers.get(job.kind)?.(job.payload, job)
      return job.id
    } catch (error) {
      onError(error, { kind: job.kind, job: job.id })
      const words = error instanceof Error ? error.message : String(error)
      // where this can't be noted, the job's lock ends by itself; the others of its batch are done all the same
      await repository
        .markFailed(job.id, words.slice(0, 500), waitAfter(job.attempts))
        .catch((reason: unknown) => onError(reason, { kind: job.kind, job: job.id }))
      return null
    }
  }

  async function runLane(lane: Lane, mayGoOn: () => boolean): Promise<number> {
    const kinds = kindsOf[lane]
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

  /** Does what is due until nothing is left; answers how many jobs were taken. */
  async function runDue(mayGoOn: () => boolean = () => true): Promise<number> {
    for (let taken = 0; ;) {
      const counts = await Promise.all(lanes.map((lane) => runLane(lane, mayGoOn)))
      const more = counts.reduce((sum, count) => sum + count, 0)
      taken += more
      if (more === 0 || !mayGoOn()) return taken
    }
  }

  async function runRoutines() {
    for (const routine of routines) {
      if (!isOn || routine.next > Date.now()) continue
      routine.next = Date.now() + routine.everyMs
      await routine.work().catch((error: unknown) => onError(error, { kind: routine.name }))
    }
  }

  async function round(lane: Lane) {
    if (lane === 'main') await runRoutines()
    await runLane(lane, () => isOn)
  }

  function schedule(lane: Lane, afterMs: number, hasFailed = false) {
    clearTimeout(timers.get(lane))
    if (!isOn) return
    const timer = setTimeout(() => {
      if (underWay.has(lane)) return
      let fails = false
      const running = round(lane)
        .catch((error: unknown) => {
          fails = true
          // the database may be away for a while: the next round asks again, and one line is enough
          if (!hasFailed) onError(error, { kind: `looking for jobs (${lane})` })
        })
        .finally(() => {
          underWay.delete(lane)
          schedule(lane, POLL_MS, fails)
        })
      underWay.set(lane, running)
    }, afterMs)
    timer.unref()
    timers.set(lane, timer)
  }

  return {
    /** Says who does jobs of a kind; what waits for a machine elsewhere has a lane of its own. */
    handle(kind: string, handler: JobHandler, lane: Lane = 'main') {
      handlers.set(kind, handler)
      kindsOf[lane].push(kind)
    },
    /** Something to do now and then on every server, such as tidying up; `name` is for the log. */
    every: (everyMs: number, name: string, work: () => Promise<unknown>) =>
      void routines.push({ name, everyMs, next: Date.now() + Math.min(everyMs, 60_000), work }),
    /** Adds jobs, in the caller's transaction when one is given. */
    add: (tx: Tx | undefined, jobs: NewJob[]) => repository.insert(tx, jobs),
    runDue,
    start() {
      isOn = true
      for (const lane of lanes) schedule(lane, POLL_MS)
    },
    async stop() {
      isOn = false
      for (const lane of lanes) clearTimeout(timers.get(lane))
      await Promise.all(underWay.values())
    },
    deleteDone: () => repository.deleteDone(),
  }
}
export type JobService = ReturnType<typeof jobService>
