import type { Database, Tx } from '../../platform'
import { ago, build, isSet, now, rowOf, run, sameButCase } from '../../platform/db/query'
import { voidLinks } from '../one-time-links/repository'

export type { Tx }

const accounts = build
  .selectFrom('users as u')
  .select(['u.id', 'u.email', 'u.first_name', 'u.holds_email', 'u.password_hash', 'u.roles'])
  .select((e) => isSet(e.ref('u.email_confirmed_at')).as('is_confirmed'))
  .where('u.deleted_at', 'is', null)

/** One-time links that prove an email address; only a hash of each is stored. */
export function emailLinkRepository(db: Database) {
  return {
    transaction: db.transaction,

    findAccount: (tx: Tx, id: number) => rowOf(tx, accounts.where('u.id', '=', id)),

    async findNext(tx: Tx, userId: number): Promise<string | null> {
      const found = await rowOf(
        tx,
        build
          .selectFrom('email_links as l')
          .innerJoin('users as u', 'u.id', 'l.user_id')
          .select('l.email')
          .where('l.user_id', '=', userId)
          .where('l.used_at', 'is', null)
          .where('l.expires_at', '>', now)
          .where((e) => e.not(sameButCase(e.ref('l.email'), e.ref('u.email'))))
          .orderBy('l.id', 'desc')
          .limit(1),
      )
      return found?.email ?? null
    },

    findHolder: (tx: Tx, email: string, exceptId: number) =>
      rowOf(
        tx,
        build
          .selectFrom('users')
          .select(['email', 'first_name'])
          .where((e) => sameButCase(e.ref('email'), email))
          .where('holds_email', '=', true)
          .where('deleted_at', 'is', null)
          .where('id', '<>', exceptId),
      ),

    async insert(tx: Tx, userId: number, email: string, tokenHash: string, expiresAt: Date) {
      await voidLinks(tx, 'email_links', userId)
      const link = { user_id: userId, email, token_hash: tokenHash, expires_at: expiresAt }
      await run(tx, build.insertInto('email_links').values(link))
    },

    hold: (tx: Tx, tokenHash: string) =>
      rowOf(
        tx,
        accounts
          .innerJoin('email_links as l', 'l.user_id', 'u.id')
          .select('l.email as new_email')
          .where('l.token_hash', '=', tokenHash)
          .where('l.used_at', 'is', null)
          .where('l.expires_at', '>', now)
          .where('u.is_active', '=', true)
          .forUpdate(),
      ),

    async isDone(tx: Tx, tokenHash: string, userId: number | undefined): Promise<boolean> {
      const found = await run(
        tx,
        build
          .selectFrom('email_links as l')
          .innerJoin('users as u', 'u.id', 'l.user_id')
          .select('l.id')
          .where('l.token_hash', '=', tokenHash)
          .where('l.used_at', '>', ago('15 minutes'))
          .whereRef('u.email', '=', 'l.email')
          .where('u.email_confirmed_at', 'is not', null)
          .$if(userId !== undefined, (links) => links.where('l.user_id', '=', userId ?? 0)),
      )
      return found !== 0
    },

    async confirm(tx: Tx, userId: number, email: string) {
      await run(
        tx,
        build
          .updateTable('users')
          .set({ email, email_confirmed_at: now, holds_email: true, updated_at: now })
          .where('id', '=', userId),
      )
      await voidLinks(tx, 'email_links', userId)
      await voidLinks(tx, 'password_links', userId)
    },

    /** Makes links to another address void, because the password was changed. */
    async voidChanges(tx: Tx, userId: number) {
      await run(
        tx,
        build
          .updateTable('email_links as l')
          .set({ used_at: now })
          .from('users as u')
          .where('l.user_id', '=', userId)
          .whereRef('u.id', '=', 'l.user_id')
          .where('l.used_at', 'is', null)
          .where((e) => e.not(sameButCase(e.ref('l.email'), e.ref('u.email')))),
      )
    },

    async deleteExpired() {
      await run(db, build.deleteFrom('email_links').where('expires_at', '<', ago('30 days')))
    },
  }
}
export type EmailLinkRepository = ReturnType<typeof emailLinkRepository>
