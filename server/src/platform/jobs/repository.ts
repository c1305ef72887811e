import type { Database, Tx } from '../db/client'

export type { Tx }

export interface Job {
  id: number
  kind: string
  payload: unknown
  attempts: number
  max_attempts: number
}

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
      await (tx ?? db).sql.query({
        name: 'jobs_insert',
        text: `insert into jobs (kind, key, payload, run_at, max_attempts)
          select kind, key, payload, coalesce(run_at, now()), coalesce(max_attempts, 10)
          from jsonb_to_recordset($1::jsonb) as new(kind text, key text, payload jsonb, run_at timestamptz, max_attempts int)
          on conflict (key) do nothing`,
        values: [
          JSON.stringify(
            jobs.map(({ kind, payload, key, runAt, maxAttempts }) => ({
              kind,
              payload,
              key,
              run_at: runAt,
              max_attempts: maxAttempts,
            })),
          ),
        ],
      })
    },

    /** Takes jobs that are due; nobody else sees them until the lock ends. */
    async claim(kinds: string[], count: number): Promise<Job[]> {
      const { rows } = await db.sql.query<Job & Record<string, unknown>>({
        name: 'jobs_claim',
        text: `update jobs set locked_until = now() + interval '2 minutes', attempts = attempts + 1
          where id in (
            select id from jobs
            where done_at is null and run_at <= now() and attempts < max_attempts and kind = any($1)
              and (locked_until is null or locked_until < now())
            order by run_at, id limit $2 for update skip locked)
          returning id, kind, payload, attempts, max_attempts`,
        values: [kinds, count],
      })
      return rows.sort((a, b) => a.id - b.id)
    },

    async markDone(ids: number[]) {
      await db.sql.query({
        name: 'jobs_done',
        text: `update jobs set done_at = now(), locked_until = null, last_error = null where id = any($1)`,
        values: [ids],
      })
    },

    async markFailed(id: number, error: string, waitSeconds: number) {
      await db.sql.query({
        name: 'jobs_failed',
        text: `update jobs set locked_until = null, last_error = $2, run_at = now() + $3 * interval '1 second' where id = $1`,
        values: [id, error, waitSeconds],
      })
    },

    async deleteDone() {
      await db.sql.query(`delete from jobs where done_at < now() - interval '7 days'`)
    },
  }
}
export type JobRepository = ReturnType<typeof jobRepository>
