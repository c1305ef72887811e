import type { Database, Tx } from '../../platform'

export type { Tx }

/** An account as its links see it. */
export interface Account {
  id: number
  email: string
  first_name: string
  holds_email: boolean
  is_confirmed: boolean
  password_hash: string | null
  roles: string[]
}

type Link = Account & { new_email: string }

const ACCOUNT = `u.id, u.email, u.first_name, u.holds_email, u.email_confirmed_at is not null as is_confirmed,
  u.password_hash, u.roles`

/** One-time links that prove an email address; only a hash of each is stored. */
export function emailLinkRepository(db: Database) {
  return {
    transaction: db.transaction,

    async findAccount(tx: Tx, id: number): Promise<Account | undefined> {
      const { rows } = await tx.sql.query<Account & Record<string, unknown>>(
        `select ${ACCOUNT} from users u where u.id = $1 and u.deleted_at is null`,
        [id],
      )
      return rows[0]
    },

    /** The address that an account is changing to, while its link works. */
    async findNext(tx: Tx, userId: number): Promise<string | null> {
      const { rows } = await tx.sql.query<{ email: string }>(
        `select l.email from email_links l join users u on u.id = l.user_id
         where l.user_id = $1 and l.used_at is null and l.expires_at > now() and lower(l.email) <> lower(u.email)
         order by l.id desc limit 1`,
        [userId],
      )
      return rows[0]?.email ?? null
    },

    /** The account, other than this one, that an address belongs to. */
    async findHolder(
      tx: Tx,
      email: string,
      exceptId: number,
    ): Promise<{ email: string; first_name: string } | undefined> {
      const { rows } = await tx.sql.query<{ email: string; first_name: string }>(
        `select email, first_name from users
         where lower(email) = lower($1) and holds_email and deleted_at is null and id <> $2`,
        [email, exceptId],
      )
      return rows[0]
    },

    /** A new link makes the earlier ones of the same account void. */
    async insert(tx: Tx, userId: number, email: string, tokenHash: string, expiresAt: Date) {
      await tx.sql.query(`update email_links set used_at = now() where user_id = $1 and used_at is null`, [
        userId,
      ])
      await tx.sql.query(
        `insert into email_links (user_id, email, token_hash, expires_at) values ($1, $2, $3, $4)`,
        [userId, email, tokenHash, expiresAt],
      )
    },

    /** A link that still works, with its account; both are held. */
    async hold(tx: Tx, tokenHash: string): Promise<Link | undefined> {
      const { rows } = await tx.sql.query<Link & Record<string, unknown>>(
        `select ${ACCOUNT}, l.email as new_email from email_links l join users u on u.id = l.user_id
         where l.token_hash = $1 and l.used_at is null and l.expires_at > now() and u.is_active and u.deleted_at is null
         for update`,
        [tokenHash],
      )
      return rows[0]
    },

    /** Whether a link did its work moments ago. */
    async isDone(tx: Tx, tokenHash: string): Promise<boolean> {
      const { rowCount } = await tx.sql.query(
        `select 1 from email_links l join users u on u.id = l.user_id
         where l.token_hash = $1 and l.used_at > now() - interval '15 minutes' and u.email = l.email
           and u.email_confirmed_at is not null`,
        [tokenHash],
      )
      return rowCount !== 0
    },

    /** The account has this address from now on, for certain; all its links are void. */
    async confirm(tx: Tx, userId: number, email: string) {
      await tx.sql.query(
        `update users set email = $2, email_confirmed_at = now(), holds_email = true, updated_at = now() where id = $1`,
        [userId, email],
      )
      for (const table of ['email_links', 'password_links'])
        await tx.sql.query(`update ${table} set used_at = now() where user_id = $1 and used_at is null`, [
          userId,
        ])
    },

    /** Makes links to another address void, because the password was changed. */
    async voidChanges(tx: Tx, userId: number) {
      await tx.sql.query(
        `update email_links l set used_at = now() from users u
         where l.user_id = $1 and u.id = l.user_id and l.used_at is null and lower(l.email) <> lower(u.email)`,
        [userId],
      )
    },

    async deleteExpired() {
      await db.sql.query(`delete from email_links where expires_at < now() - interval '30 days'`)
    },
  }
}
export type EmailLinkRepository = ReturnType<typeof emailLinkRepository>
