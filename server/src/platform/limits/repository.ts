import type { Database } from '../db/client'

export interface Count {
  key: string
  count: number
  /** Seconds until counting starts over. */
  seconds: number
}

export function limitRepository(db: Database) {
  return {
    /** Counts one more for each key, all in one statement; keys must be sorted, so that servers lock alike. */
    async count(keys: string[], windowSeconds: number): Promise<Count[]> {
      const { rows } = await db.sql.query<Count & Record<string, unknown>>({
        name: 'limits_count',
        text: `insert into rate_limits as kept (key, count, resets_at)
          select key, 1, now() + $2 * interval '1 second' from unnest($1::text[]) key
          on conflict (key) do update set
            count = case when kept.resets_at <= now() then 1 else kept.count + 1 end,
            resets_at = case when kept.resets_at <= now() then excluded.resets_at else kept.resets_at end
          returning key, count, ceil(extract(epoch from resets_at - now()))::int as seconds`,
        values: [keys, windowSeconds],
      })
      return rows
    },

    /** Takes one from each key's count. */
    async uncount(keys: string[]) {
      await db.sql.query({
        name: 'limits_uncount',
        text: `update rate_limits set count = greatest(count - 1, 0) where key = any($1) and resets_at > now()`,
        values: [keys],
      })
    },

    async deleteExpired() {
      await db.sql.query(`delete from rate_limits where resets_at < now()`)
    },
  }
}
export type LimitRepository = ReturnType<typeof limitRepository>
