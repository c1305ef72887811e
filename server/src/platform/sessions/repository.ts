import type { RoleName } from '@botika/common/roles/roles'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Database, Tx } from '../db/client'
import { sessions } from '../../schema'

export type { Tx }

/** What signing in needs to know of somebody. */
export interface Login {
  id: number
  password_hash: string | null
  is_active: boolean
  holds_email: boolean
}

/** A person as each request checks it. */
export interface Standing {
  roles: RoleName[]
  pharmacy_id: number | null
  email: string
  first_name: string
}

export type SessionRow = typeof sessions.$inferSelect

export function sessionRepository(db: Database) {
  return {
    transaction: db.transaction,

    /**
     * The account that an address belongs to, and the two oldest that somebody registered with it and has not confirmed:
     * all may sign in, so that signing in does not tell whether an address was known at registration. A later
     * registration takes no earlier one's place; it signs in once it is confirmed.
     */
    async findLogins(email: string): Promise<[Login?, Login?, Login?]> {
      const { rows } = await db.sql.query<Login & Record<string, unknown>>({
        name: 'session_find_logins',
        text: `select id, password_hash, is_active, holds_email from (
            select *, row_number() over (partition by holds_email order by id) as place
            from users where lower(email) = lower($1) and deleted_at is null) u
          where holds_email or place <= 2 order by holds_email desc, id limit 3`,
        values: [email],
      })
      return [rows[0], rows[1], rows[2]]
    },

    /** The person behind a session that still counts. */
    async findStanding(userId: number, family: string, tx: Tx = db): Promise<Standing | undefined> {
      const { rows } = await tx.sql.query<Standing & Record<string, unknown>>({
        name: 'session_standing',
        text: `select roles, pharmacy_id, email, first_name from users
          where id = $1 and is_active and deleted_at is null
            and exists (select from sessions where family = $2 and user_id = $1 and revoked_at is null and expires_at > now())`,
        values: [userId, family],
      })
      return rows[0]
    },

    async insert(tx: Tx, row: { family: string; user_id: number; token_hash: string; expires_at: Date }) {
      await tx.orm.insert(sessions).values(row)
    },

    /** The session of a refresh token, locked so that two that come at once take turns. */
    async findForUpdate(tx: Tx, tokenHash: string): Promise<SessionRow | undefined> {
      const rows = await tx.orm
        .select()
        .from(sessions)
        .where(eq(sessions.token_hash, tokenHash))
        .for('update')
      return rows[0]
    },

    async findFamily(tokenHash: string): Promise<{ family: string; user_id: number } | undefined> {
      const rows = await db.orm
        .select({ family: sessions.family, user_id: sessions.user_id })
        .from(sessions)
        .where(eq(sessions.token_hash, tokenHash))
      return rows[0]
    },

    async markReplaced(tx: Tx, id: number) {
      await tx.orm
        .update(sessions)
        .set({ replaced_at: sql`now()` })
        .where(eq(sessions.id, id))
    },

    async revokeFamily(family: string, tx: Tx = db) {
      await tx.orm
        .update(sessions)
        .set({ revoked_at: sql`now()` })
        .where(and(eq(sessions.family, family), isNull(sessions.revoked_at)))
    },

    /** Ends every session of a person, but for the one kept. */
    async revokeAll(tx: Tx, userId: number, exceptFamily?: string) {
      await tx.orm
        .update(sessions)
        .set({ revoked_at: sql`now()` })
        .where(
          and(
            eq(sessions.user_id, userId),
            isNull(sessions.revoked_at),
            exceptFamily === undefined ? undefined : ne(sessions.family, exceptFamily),
          ),
        )
    },

    /** Gives a family another name: tokens from before don't know theirs. */
    async renameFamily(tx: Tx, from: string, to: string) {
      await tx.orm.update(sessions).set({ family: to }).where(eq(sessions.family, from))
    },

    /** What nobody can use any more. */
    async deleteExpired() {
      await db.sql.query(`delete from sessions where expires_at < now() - interval '1 day'`)
    },
  }
}
export type SessionRepository = ReturnType<typeof sessionRepository>
