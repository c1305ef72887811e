import type { Language } from '@botika/common/messages/message'
import type { RoleName } from '@botika/common/roles/roles'
import { ADMIN_SESSION_HOURS, SESSION_DAYS } from '@botika/common/session/endpoints'
import type { Database, Tx } from '../db/client'
import {
  ago,
  build,
  type Expression,
  named,
  now,
  over,
  rowOf,
  rowsOf,
  run,
  sameButCase,
  sql,
} from '../db/query'
import type { sessions } from '../../schema'

export type { Tx }

const findLogins = named<{ email: string }>()('session_find_logins', (p) =>
  build
    .selectFrom(
      build
        .selectFrom('users')
        .select(['id', 'password_hash', 'is_active', 'holds_email'])
        .select((e) =>
          e.fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('holds_email').orderBy('id'))
            .as('place'),
        )
        .where((e) => sameButCase(e.ref('email'), p.email))
        .where('deleted_at', 'is', null)
        .as('u'),
    )
    .select(['id', 'password_hash', 'is_active', 'holds_email'])
    .where((e) => e.or([e('holds_email', '=', true), e('place', '<=', 2)]))
    .orderBy('holds_email', 'desc')
    .orderBy('id')
    .limit(sql.lit(3)),
)

export type Login = Awaited<ReturnType<typeof findLogins>>[number]

/** When a session that still counts began at the earliest, by what its person may do today. */
const earliestFor = (roles: Expression<RoleName[]>) => sql<Date>`now() - case
  when 'admin' = any(${roles}) then ${sql.lit(`${ADMIN_SESSION_HOURS} hours`)}::interval
  else ${sql.lit(`${SESSION_DAYS} days`)}::interval end`

export const hasSecondFactor = (userId: Expression<number>) =>
  over<{ f: 'second_factors' }>()
    .exists(
      build
        .selectFrom('second_factors as f')
        .select('f.user_id')
        .where('f.user_id', '=', userId)
        .where('f.confirmed_at', 'is not', null),
    )
    .$castTo<boolean>()

const findStanding = named<{ userId: number; family: string }>()('session_standing', (p) =>
  build
    .selectFrom('users')
    .select(['roles', 'pharmacy_id', 'position', 'email', 'first_name', 'last_name'])
    .select((e) => hasSecondFactor(e.ref('users.id')).as('has_second_factor'))
    .where('id', '=', p.userId)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .where((e) =>
      e.exists(
        e
          .selectFrom('sessions')
          .select('sessions.id')
          .where('family', '=', p.family)
          .where('user_id', '=', p.userId)
          .where('revoked_at', 'is', null)
          .where('expires_at', '>', now)
          .where('began_at', '>', earliestFor(e.ref('users.roles'))),
      ),
    ),
)

export type Standing = Awaited<ReturnType<typeof findStanding>>[number]

export type SessionRow = typeof sessions.$inferSelect

const revoked = build.updateTable('sessions').set({ revoked_at: now }).where('revoked_at', 'is', null)

export function sessionRepository(db: Database) {
  return {
    transaction: db.transaction,

    /**
     * The account of an address, and the two oldest that registered it unconfirmed: all may sign in, so that signing in
     * does not tell whether an address was known at registration.
     */
    async findLogins(email: string): Promise<[Login?, Login?, Login?]> {
      const [first, second, third] = await findLogins(db, { email })
      return [first, second, third]
    },

    setLanguage: (tx: Tx, id: number, language: Language) =>
      run(
        tx,
        build.updateTable('users').set({ language }).where('id', '=', id).where('language', '<>', language),
      ),

    async findStanding(userId: number, family: string, tx: Tx = db): Promise<Standing | undefined> {
      const [standing] = await findStanding(tx, { userId, family })
      return standing
    },

    async insert(tx: Tx, row: typeof sessions.$inferInsert) {
      await run(tx, build.insertInto('sessions').values(row))
    },

    findForUpdate: (tx: Tx, tokenHash: string): Promise<SessionRow | undefined> =>
      rowOf(tx, build.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).forUpdate()),

    findFamily: (tokenHash: string) =>
      rowOf(
        db,
        build.selectFrom('sessions').select(['family', 'user_id']).where('token_hash', '=', tokenHash),
      ),

    async markReplaced(tx: Tx, id: number) {
      await run(tx, build.updateTable('sessions').set({ replaced_at: now }).where('id', '=', id))
    },

    list: (userId: number) =>
      rowsOf(
        db,
        build
          .selectFrom('sessions as s')
          .innerJoin('users as u', 'u.id', 's.user_id')
          .distinctOn('s.family')
          .select(['s.id', 's.family', 's.browser', 's.system', 's.began_at', 's.created_at'])
          .where('s.user_id', '=', userId)
          .where('s.revoked_at', 'is', null)
          .where('s.expires_at', '>', now)
          .where((e) => e('s.began_at', '>', earliestFor(e.ref('u.roles'))))
          .orderBy('s.family')
          .orderBy('s.id', 'desc'),
      ),

    async familyOf(tx: Tx, id: number, userId: number): Promise<string | undefined> {
      const found = await rowOf(
        tx,
        build
          .selectFrom('sessions')
          .select('family')
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .where('revoked_at', 'is', null),
      )
      return found?.family
    },

    async revokeFamily(family: string, tx: Tx = db) {
      await run(tx, revoked.where('family', '=', family))
    },

    async revokeAll(tx: Tx, userId: number, exceptFamily?: string) {
      const all = revoked.where('user_id', '=', userId)
      await run(tx, exceptFamily === undefined ? all : all.where('family', '<>', exceptFamily))
    },

    async renameFamily(tx: Tx, from: string, to: string) {
      await run(tx, build.updateTable('sessions').set({ family: to }).where('family', '=', from))
    },

    async deleteExpired() {
      await run(db, build.deleteFrom('sessions').where('expires_at', '<', ago('1 day')))
    },
  }
}
export type SessionRepository = ReturnType<typeof sessionRepository>
