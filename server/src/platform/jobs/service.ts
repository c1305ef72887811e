import { Semaphore } from 'async-mutex'
import DataLoader from 'dataloader'
import { setTimeout as sleep } from 'node:timers/promises'
import { repeat, type Repetition } from './repeat'
import type { Job, JobRepository, NewJob, Tx } from './repository'

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
type Lane = 'main' | 'alerts' | 'mail'

interface Routine {
  name: string
  everyMs: number
  work: () => Promise<unknown>
}

const POLL_MS = 1_000
/** Emails go in small batches, at most 194 a second: large ones make requests wait (bench/src/price-alerts.ts). */
const LANES: Record<Lane, { batch: number; everyMs: number; atOnce: number }> = {
  main: { batch: 20, everyMs: 0, atOnce: 20 },
  alerts: { batch: 1, everyMs: 0, atOnce: 1 },
  mail: { batch: 12, everyMs: 62, atOnce: 60 },
}
const LANE_NAMES = Object.keys(LANES) as Lane[]
const LONGEST_WAIT_SECONDS = 3_600
/** What is done hourly or daily begins after a minute, a second apart, so that it never takes all connections at once. */
const SETTLED_MS = 60_000
const APART_MS = 1_000

/** Ten seconds after the first failure, then twice as long each time, up to an hour. */
export const waitAfter = (attempts: number) => Math.min(LONGEST_WAIT_SECONDS, 10 * 2 ** (attempts - 1))

/** Work for later, written in the transaction that causes it and done by whichever server is free. */
export function jobService({ repository, onError }: Needs) {
  const handlers = new Map<string, JobHandler>()
  const kindsOf: Record<Lane, string[]> = { main: [], alerts: [], mail: [] }
  const rooms: Record<Lane, Semaphore> = {
    main: new Semaphore(LANES.main.atOnce),
    alerts: new Semaphore(LANES.alerts.atOnce),
    mail: new Semaphore(LANES.mail.atOnce),
  }
  const routines: Routine[] = []
  let isOn = false
  let repetitions: Repetition[] = []

  const done = new DataLoader(
    async (ids: readonly number[]) => {
      await repository
        .markDone([...ids])
        .catch((error: unknown) => onError(error, { kind: 'noting what is done' }))
      return ids
    },
    { cache: false },
  )

  async function perform(job: Job) {
    try {
      await handlers.get(job.kind)?.(job.payload, job)
      await done.load(job.id)
    } catch (error) {
      onError(error, { kind: job.kind, job: job.id })
      const words = error instanceof Error ? error.message : String(error)
      await repository
        .markFailed(job.id, words.slice(0, 500), waitAfter(job.attempts))
        .catch((reason: unknown) => onError(reason, { kind: job.kind, job: job.id }))
    }
  }

  /** Begins what is due, and claims no job for which there is no room: its lock would end while it waits. */
  async function runLane(lane: Lane, mayGoOn: () => boolean): Promise<number> {
    const { batch, everyMs } = LANES[lane]
    const room = rooms[lane]
    for (let taken = 0; ;) {
      await room.acquire(batch)
      const spread = sleep(everyMs)
      const claimed = mayGoOn() && kindsOf[lane].length > 0 ? repository.claim(kindsOf[lane], batch) : []
      const jobs = await Promise.resolve(claimed).catch((error: unknown) => {
        room.release(batch)
        throw error
      })
      if (jobs.length < batch) room.release(batch - jobs.length)
      for (const job of jobs) void perform(job).finally(() => room.release())
      if (jobs.length === 0) return taken
      taken += jobs.length
      if (jobs.length === batch) await spread
    }
  }

  const rest = (lane: Lane) => rooms[lane].runExclusive(() => {}, LANES[lane].atOnce)

  async function runDue(mayGoOn: () => boolean = () => true): Promise<number> {
    for (let taken = 0; ;) {
      const counts = await Promise.all(LANE_NAMES.map((lane) => runLane(lane, mayGoOn)))
      await Promise.all(LANE_NAMES.map(rest))
      const more = counts.reduce((sum, count) => sum + count, 0)
      taken += more
      if (more === 0 || !mayGoOn()) return taken
    }
  }

  return {
    /** Says who does jobs of a kind; what takes long or waits for a machine elsewhere has a lane of its own. */
    handle(kind: string, handler: JobHandler, lane: Lane = 'main') {
      handlers.set(kind, handler)
      kindsOf[lane].push(kind)
    },
    /** Something to do now and then on every server, such as tidying up; `name` is for the log. */
    every: (everyMs: number, name: string, work: () => Promise<unknown>) =>
      void routines.push({ name, everyMs, work }),
    add: (tx: Tx | undefined, jobs: NewJob[]) => repository.insert(tx, jobs),
    runDue,
    start() {
      isOn = true
      repetitions = [
        ...LANE_NAMES.map((lane) =>
          repeat({
            work: () => runLane(lane, () => isOn),
            everyMs: POLL_MS,
            firstAfterMs: POLL_MS,
            onError: (error) => onError(error, { kind: `looking for jobs (${lane})` }),
          }),
        ),
        ...routines.map(({ name, everyMs, work }, index) =>
          repeat({
            work,
            everyMs,
            firstAfterMs: Math.min(everyMs, SETTLED_MS + index * APART_MS),
            onError: (error) => onError(error, { kind: name }),
          }),
        ),
      ]
    },
    async stop() {
      isOn = false
      await Promise.all(repetitions.map((repetition) => repetition.stop()))
      await Promise.all(LANE_NAMES.map(rest))
    },
    deleteDone: () => repository.deleteDone(),
  }
}
export type JobService = ReturnType<typeof jobService>
