import { MAX_PREFERENCES } from '@botika/common/preferences/endpoints'
import { teamPrefix } from '@botika/common/preferences/calls'
import type { Database, Person } from '../../platform'
import { build, every, json, now, over, rowsOf, run, sql } from '../../platform/db/query'

const e = over<{ p: 'preferences'; u: 'users' }>()

export function preferenceRepository(db: Database) {
  return {
    list: (userId: number) =>
      rowsOf(
        db,
        build.selectFrom('preferences').select(['key', 'value']).where('user_id', '=', userId).orderBy('key'),
      ),

    shared({ id, roles, pharmacyId }: Person) {
      const admins = every(
        e(e.val(roles.includes('admin')), '=', true),
        e(e.val('admin'), '=', e.fn.any('u.roles')),
        sql<boolean>`starts_with(${e.ref('p.key')}, ${teamPrefix(null)})`,
      )
      const team = every(
        e('u.pharmacy_id', '=', pharmacyId),
        e('u.position', 'is not', null),
        sql<boolean>`starts_with(${e.ref('p.key')}, ${teamPrefix(pharmacyId ?? 0)})`,
      )
      return rowsOf(
        db,
        build
          .selectFrom('preferences as p')
          .innerJoin('users as u', 'u.id', 'p.user_id')
          .select(['p.key', 'p.value'])
          .select((of) =>
            sql<string>`concat_ws(' ', ${of.ref('u.first_name')}, ${of.ref('u.last_name')})`.as('by'),
          )
          .where('u.id', '<>', id)
          .where('u.is_active', '=', true)
          .where('u.deleted_at', 'is', null)
          .where(e.or([admins, team]))
          .orderBy('p.id'),
      )
    },

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
