import type { Database, Tx } from '../db/client'
import { ago, anyOf, build, type Expression, named, now, recordsOf, run, sql } from '../db/query'

export type { Tx }

const insertJobs = named<{ jobs: string }>()('jobs_insert', (p) =>
  build
    .insertInto('jobs')
    .columns(['kind', 'key', 'payload', 'run_at', 'max_attempts'])
    .expression(
      build
        .selectFrom(recordsOf('jobs', p.jobs).as('new'))
        .select((e) => [
          'new.kind',
          'new.key',
          'new.payload',
          e.fn.coalesce('new.run_at', now).as('run_at'),
          e.fn.coalesce('new.max_attempts', sql.lit(10)).as('max_attempts'),
        ]),
    )
    .onConflict((on) => on.column('key').doNothing()),
)

const dueJobs = (kinds: Expression<string[]>, count: Expression<number>) =>
  build
    .selectFrom('jobs')
    .select('id')
    .where('done_at', 'is', null)
    .where('run_at', '<=', now)
    .whereRef('attempts', '<', 'max_attempts')
    .where('kind', '=', anyOf(kinds))
    .where((job) => job.or([job('locked_until', 'is', null), job('locked_until', '<', now)]))
    .orderBy('run_at')
    .orderBy('id')
    .limit(count)
    .forUpdate()
    .skipLocked()

const claimJobs = named<{ kinds: string[]; count: number }>()('jobs_claim', (p) =>
  build
    .updateTable('jobs')
    .set((e) => ({
      locked_until: sql<Date>`now() + interval '2 minutes'`,
      attempts: e('attempts', '+', 1),
    }))
    // within `in`, a table that was empty when analyzed has them read again for each job: no limit at all
    .where('id', '=', anyOf(sql<number[]>`array(${dueJobs(p.kinds, p.count)})`))
    .returning(['id', 'kind', 'payload', 'attempts', 'max_attempts']),
)

const finishJobs = named<{ ids: number[] }>()('jobs_done', (p) =>
  build
    .updateTable('jobs')
    .set({ done_at: now, locked_until: null, last_error: null })
    .where('id', '=', anyOf(p.ids)),
)

const failJob = named<{ id: number; error: string; seconds: number }>()('jobs_failed', (p) =>
  build
    .updateTable('jobs')
    .set({
      locked_until: null,
      last_error: p.error,
      run_at: sql<Date>`now() + ${p.seconds} * interval '1 second'`,
    })
    .where('id', '=', p.id),
)

export type Job = Awaited<ReturnType<typeof claimJobs>>[number]

export interface NewJob {
  kind: string
  payload: unknown
  /** Makes the job once-only: a second one with the same key is not added. */
  key?: string
  runAt?: Date
  maxAttempts?: number
}

export function jobRepository(db: Database) {
  return {
    async insert(tx: Tx | undefined, jobs: NewJob[]) {
      if (jobs.length === 0) return
      const rows = jobs.map(({ kind, payload, key, runAt, maxAttempts }) => ({
        kind,
        payload,
        key,
        run_at: runAt,
        max_attempts: maxAttempts,
      }))
      await insertJobs(tx ?? db, { jobs: JSON.stringify(rows) })
    },

    async claim(kinds: string[], count: number): Promise<Job[]> {
      const claimed = await claimJobs(db, { kinds, count })
      return claimed.sort((a, b) => a.id - b.id)
    },

    async markDone(ids: number[]) {
      await finishJobs(db, { ids })
    },

    async markFailed(id: number, error: string, waitSeconds: number) {
      await failJob(db, { id, error, seconds: waitSeconds })
    },

    async deleteDone() {
      await run(db, build.deleteFrom('jobs').where('done_at', '<', ago('7 days')))
    },
  }
}
export type JobRepository = ReturnType<typeof jobRepository>
