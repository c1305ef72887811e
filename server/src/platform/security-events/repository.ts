import type { securityEvents } from '../../schema'
import type { Database, Tx } from '../db/client'
import { build, json, named, recordsOf, run, sql } from '../db/query'

export type { Tx }
export type EventRow = Omit<typeof securityEvents.$inferInsert, 'id'>

const COLUMNS = ['kind', 'user_id', 'account_id', 'address_hash', 'what', 'network'] as const

const countEvents = named<{ rows: string }>()('security_events_count', (p) =>
  build
    .insertInto('security_events')
    .columns([...COLUMNS, 'count', 'key', 'created_at'])
    .expression(
      build
        .selectFrom(recordsOf('security_events', p.rows).as('new'))
        .select([...COLUMNS, 'count', 'key', 'created_at'])
        // so that servers lock alike
        .orderBy('key'),
    )
    .onConflict((on) =>
      on.column('key').doUpdateSet((e) => ({
        count: e('security_events.count', '+', e.ref('excluded.count')),
      })),
    ),
)

export function securityLogRepository(db: Database) {
  return {
    async insert(tx: Tx, row: EventRow) {
      await run(tx, build.insertInto('security_events').values(row))
    },

    async count(rows: EventRow[]) {
      await countEvents(db, { rows: json(rows) })
    },

    async deleteOld(days: number) {
      const before = sql<Date>`now() - ${days} * interval '1 day'`
      await run(db, build.deleteFrom('security_events').where('created_at', '<', before))
    },
  }
}
export type SecurityLogRepository = ReturnType<typeof securityLogRepository>
