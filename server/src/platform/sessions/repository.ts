import type { Language } from '@botika/common/messages/message'
import type { Database, Tx } from '../db/client'
import { ago, build, named, now, rowOf, run, sameButCase, sql } from '../db/query'
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

const findStanding = named<{ userId: number; family: string }>()('session_standing', (p) =>
  build
    .selectFrom('users')
    .select(['roles', 'pharmacy_id', 'position', 'email', 'first_name', 'last_name'])
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
          .where('expires_at', '>', now),
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

    async insert(tx: Tx, row: { family: string; user_id: number; token_hash: string; expires_at: Date }) {
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

    async revokeFamily(family: string, tx: Tx = db) {
      await run(tx, revoked.where('family', '=', family))
    },

    async revokeAll(tx: Tx, userId: number, exceptFamily?: string) {
      const all = revoked.where('user_id', '=', userId)
      await run(tx, exceptFamily === undefined ? all : all.where('family', '<>', exceptFamily))
    },

    /** Gives a family another name: tokens from before don't know theirs. */
    async renameFamily(tx: Tx, from: string, to: string) {
      await run(tx, build.updateTable('sessions').set({ family: to }).where('family', '=', from))
    },

    async deleteExpired() {
      await run(db, build.deleteFrom('sessions').where('expires_at', '<', ago('1 day')))
    },
  }
}
export type SessionRepository = ReturnType<typeof sessionRepository>
