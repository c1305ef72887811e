import { MAX_PREFERENCES } from '@botika/common/preferences/endpoints'
import type { Database } from '../../platform'

interface Preference {
  key: string
  value: unknown
}

/** What screens remember for a person. */
export function preferenceRepository(db: Database) {
  return {
    async list(userId: number): Promise<Preference[]> {
      const { rows } = await db.sql.query<Preference & Record<string, unknown>>(
        `select key, value from preferences where user_id = $1 order by key`,
        [userId],
      )
      return rows
    },

    /** False when the account remembers as much as it can already. */
    async put(userId: number, key: string, value: unknown): Promise<boolean> {
      const { rowCount } = await db.sql.query(
        `insert into preferences (user_id, key, value)
         select $1, $2, $3::jsonb
         where (select count(*) from preferences where user_id = $1 and key <> $2) < ${MAX_PREFERENCES}
         on conflict (user_id, key) do update set value = excluded.value, updated_at = now()`,
        [userId, key, JSON.stringify(value)],
      )
      return rowCount === 1
    },

    async remove(userId: number, key: string): Promise<void> {
      await db.sql.query(`delete from preferences where user_id = $1 and key = $2`, [userId, key])
    },
  }
}
export type PreferenceRepository = ReturnType<typeof preferenceRepository>
