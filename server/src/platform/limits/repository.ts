import type { Database } from '../db/client'
import { anyOf, build, named, now, run, sql } from '../db/query'

const countKeys = named<{ keys: string[]; seconds: number }>()('limits_count', (p) => {
  const resetsAt = sql<Date>`now() + ${p.seconds} * interval '1 second'`
  return build
    .insertInto('rate_limits')
    .columns(['key', 'count', 'resets_at'])
    .expression(
      build
        .selectFrom(sql<{ key: string }>`unnest(${p.keys}::text[])`.as<'k'>(sql`k(key)`))
        .select(['k.key', sql.lit(1).as('count'), resetsAt.as('resets_at')]),
    )
    .onConflict((on) =>
      on.column('key').doUpdateSet((e) => ({
        count: e
          .case()
          .when('rate_limits.resets_at', '<=', now)
          .then(sql<number>`1`)
          .else(e('rate_limits.count', '+', 1))
          .end(),
        resets_at: e
          .case()
          .when('rate_limits.resets_at', '<=', now)
          .then(e.ref('excluded.resets_at'))
          .else(e.ref('rate_limits.resets_at'))
          .end(),
      })),
    )
    .returning((e) => [
      'key',
      'count',
      sql<number>`ceil(extract(epoch from ${e.ref('resets_at')} - now()))::int`.as('seconds'),
    ])
})

const uncountKeys = named<{ keys: string[] }>()('limits_uncount', (p) =>
  build
    .updateTable('rate_limits')
    .set((e) => ({ count: e.fn<number>('greatest', [e('count', '-', 1), sql.lit(0)]) }))
    .where('key', '=', anyOf(p.keys))
    .where('resets_at', '>', now),
)

export function limitRepository(db: Database) {
  return {
    /** Counts one more for each key, all in one statement; keys must be sorted, so that servers lock alike. */
    count: (keys: string[], windowSeconds: number) => countKeys(db, { keys, seconds: windowSeconds }),

    async uncount(keys: string[]) {
      await uncountKeys(db, { keys })
    },

    async deleteExpired() {
      await run(db, build.deleteFrom('rate_limits').where('resets_at', '<', now))
    },
  }
}
export type LimitRepository = ReturnType<typeof limitRepository>
