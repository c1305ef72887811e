import type { Database, Tx } from '../../platform'
import { ago, build, isSet, now, rowOf, run, sameButCase } from '../../platform/db/query'
import { voidLinks } from '../one-time-links/repository'

export type { Tx }

const holders = build
  .selectFrom('users as u')
  .select(['u.id', 'u.email', 'u.first_name'])
  .select((e) => isSet(e.ref('u.password_hash')).as('has_password'))
  .where('u.deleted_at', 'is', null)

export function passwordLinkRepository(db: Database) {
  return {
    transaction: db.transaction,

    /** The account that an address belongs to; where there is none, the newest that was registered with it. */
    findHolder: (email: string) =>
      rowOf(
        db,
        holders
          .where((e) => sameButCase(e.ref('u.email'), email))
          .where('u.is_active', '=', true)
          .orderBy('u.holds_email', 'desc')
          .orderBy('u.id', 'desc')
          .limit(1),
      ),

    findHolderById: (tx: Tx, id: number) => rowOf(tx, holders.select('u.is_active').where('u.id', '=', id)),

    async insert(tx: Tx, userId: number, tokenHash: string, expiresAt: Date) {
      await voidLinks(tx, 'password_links', userId)
      const link = { user_id: userId, token_hash: tokenHash, expires_at: expiresAt }
      await run(tx, build.insertInto('password_links').values(link))
    },

    use: (tx: Tx, tokenHash: string) =>
      rowOf(
        tx,
        build
          .updateTable('password_links as l')
          .set({ used_at: now })
          .from('users as u')
          .where('l.token_hash', '=', tokenHash)
          .where('l.used_at', 'is', null)
          .where('l.expires_at', '>', now)
          .whereRef('u.id', '=', 'l.user_id')
          .where('u.is_active', '=', true)
          .where('u.deleted_at', 'is', null)
          .returning(['u.id', 'u.email', 'u.first_name'])
          .returning((e) => isSet(e.ref('u.password_hash')).as('has_password')),
      ),

    findUser: (tx: Tx, tokenHash: string) =>
      rowOf(
        tx,
        build
          .selectFrom('password_links as l')
          .innerJoin('users as u', 'u.id', 'l.user_id')
          .select('u.password_hash')
          .where('l.token_hash', '=', tokenHash)
          .where('l.used_at', '>', ago('15 minutes'))
          .where('u.is_active', '=', true)
          .where('u.deleted_at', 'is', null),
      ),

    voidAll: (tx: Tx, userId: number) => voidLinks(tx, 'password_links', userId),

    /** Sets the password of somebody whose mail arrives: their address is confirmed by it. */
    async setPassword(tx: Tx, userId: number, passwordHash: string) {
      await run(
        tx,
        build
          .updateTable('users')
          .set({ password_hash: passwordHash, email_confirmed_at: now, holds_email: true, updated_at: now })
          .where('id', '=', userId),
      )
      await voidLinks(tx, 'email_links', userId)
    },

    async deleteExpired() {
      await run(db, build.deleteFrom('password_links').where('expires_at', '<', ago('30 days')))
    },
  }
}
export type PasswordLinkRepository = ReturnType<typeof passwordLinkRepository>
