import type { Database } from '../db/client'
import { build, countRows, now, rowOf, rowsOf, sql } from '../db/query'

const ageOf = <Column>(column: Column) => sql<number>`extract(epoch from now() - ${column})::float8`

const STANDBYS = sql<{
  application_name: string
  state: string | null
  replay_lag: string
}>`pg_stat_replication`.as('r')

/** What the database knows of how things go: its jobs, its standbys, itself. */
export function stateRepository(db: Database) {
  return {
    waiting: () =>
      rowsOf(
        db,
        build
          .selectFrom('jobs')
          .select((e) => ['kind', countRows.as('count'), ageOf(e.fn.min('run_at')).as('oldest_seconds')])
          .where('done_at', 'is', null)
          .where('run_at', '<=', now)
          .whereRef('attempts', '<', 'max_attempts')
          .groupBy('kind')
          .orderBy('kind'),
      ),

    givenUp: () =>
      rowsOf(
        db,
        build
          .selectFrom('jobs')
          .select(['kind', countRows.as('count')])
          .where('done_at', 'is', null)
          .whereRef('attempts', '>=', 'max_attempts')
          .groupBy('kind')
          .orderBy('kind'),
      ),

    /** Standbys that are connected; how far behind is told to a `pg_monitor` alone, else it is null. */
    replicas: () =>
      rowsOf(
        db,
        build
          .selectFrom(STANDBYS)
          .select((e) => [
            sql<string>`coalesce(nullif(${e.ref('r.application_name')}, ''), 'standby')`.as('name'),
            sql<number | null>`case when ${e.ref('r.state')} is not null
              then coalesce(extract(epoch from ${e.ref('r.replay_lag')}), 0)::float8 end`.as('lag_seconds'),
          ])
          .orderBy('name'),
      ),

    async facts() {
      const facts = build.selectNoFrom([
        sql<string>`current_setting('server_version')`.as('version'),
        sql<number>`pg_database_size(current_database())`.as('bytes'),
      ])
      return rowOf(db, facts)
    },

    async mailsWaiting() {
      const found = await rowOf(
        db,
        build.selectFrom('mails').select(countRows.as('count')).where('sent_at', 'is', null),
      )
      return found?.count ?? 0
    },
  }
}
export type StateRepository = ReturnType<typeof stateRepository>
