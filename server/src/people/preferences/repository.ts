import { MAX_PREFERENCES } from '@botika/common/preferences/endpoints'
import type { Database } from '../../platform'
import { build, json, now, rowsOf, run, sql } from '../../platform/db/query'

export function preferenceRepository(db: Database) {
  return {
    list: (userId: number) =>
      rowsOf(
        db,
        build.selectFrom('preferences').select(['key', 'value']).where('user_id', '=', userId).orderBy('key'),
      ),

    /** False when the account remembers as much as it can already. */
    async put(userId: number, key: string, value: unknown): Promise<boolean> {
      const others = build
        .selectFrom('preferences')
        .select((e) => e.fn.countAll<number>().as('n'))
        .where('user_id', '=', userId)
        .where('key', '<>', key)
      const query = build
        .insertInto('preferences')
        .columns(['user_id', 'key', 'value'])
        .expression(
          build
            .selectNoFrom([
              sql<number>`${userId}::int`.as('user_id'),
              sql<string>`${key}::text`.as('key'),
              sql<unknown>`${json(value)}::jsonb`.as('value'),
            ])
            .where(others, '<', MAX_PREFERENCES),
        )
        .onConflict((on) =>
          on
            .columns(['user_id', 'key'])
            .doUpdateSet((e) => ({ value: e.ref('excluded.value'), updated_at: now })),
        )
      return (await run(db, query)) === 1
    },

    async remove(userId: number, key: string): Promise<void> {
      await run(db, build.deleteFrom('preferences').where('user_id', '=', userId).where('key', '=', key))
    },
  }
}
export type PreferenceRepository = ReturnType<typeof preferenceRepository>
