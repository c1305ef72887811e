import type { Database, Tx } from '../../platform'

export type { Tx }

interface Holder {
  id: number
  email: string
  first_name: string
  has_password: boolean
}

const HOLDER = 'u.id, u.email, u.first_name, u.password_hash is not null as has_password'

/** One-time links to set a password; only a hash of each is kept. */
export function passwordLinkRepository(db: Database) {
  return {
    transaction: db.transaction,

    /** The account that an address belongs to; where there is none, the newest that was registered with it. */
    async findHolder(email: string): Promise<Holder | undefined> {
      const { rows } = await db.sql.query<Holder & Record<string, unknown>>(
        `select ${HOLDER} from users u where lower(u.email) = lower($1) and u.is_active and u.deleted_at is null
         order by u.holds_email desc, u.id desc limit 1`,
        [email],
      )
      return rows[0]
    },

    /** By number, a suspended one as well. */
    async findHolderById(tx: Tx, id: number): Promise<(Holder & { is_active: boolean }) | undefined> {
      const { rows } = await tx.sql.query<Holder & { is_active: boolean } & Record<string, unknown>>(
        `select ${HOLDER}, u.is_active from users u where u.id = $1 and u.deleted_at is null`,
        [id],
      )
      return rows[0]
    },

    /** A new link makes the earlier ones of the same account void. */
    async insert(tx: Tx, userId: number, tokenHash: string, expiresAt: Date) {
      await this.voidAll(tx, userId)
      await tx.sql.query(`insert into password_links (user_id, token_hash, expires_at) values ($1, $2, $3)`, [
        userId,
        tokenHash,
        expiresAt,
      ])
    },

    /** Uses a link up; whose it was, or undefined when it is void, used or too old. */
    async use(tx: Tx, tokenHash: string): Promise<Holder | undefined> {
      const { rows } = await tx.sql.query<Holder & Record<string, unknown>>(
        `update password_links l set used_at = now() from users u
         where l.token_hash = $1 and l.used_at is null and l.expires_at > now()
           and u.id = l.user_id and u.is_active and u.deleted_at is null
         returning ${HOLDER}`,
        [tokenHash],
      )
      return rows[0]
    },

    /** Whose link was used moments ago, and the password that they have by now. */
    async findUser(tx: Tx, tokenHash: string): Promise<{ password_hash: string | null } | undefined> {
      const { rows } = await tx.sql.query<{ password_hash: string | null }>(
        `select u.password_hash from password_links l join users u on u.id = l.user_id
         where l.token_hash = $1 and l.used_at > now() - interval '15 minutes' and u.is_active and u.deleted_at is null`,
        [tokenHash],
      )
      return rows[0]
    },

    async voidAll(tx: Tx, userId: number) {
      await tx.sql.query(`update password_links set used_at = now() where user_id = $1 and used_at is null`, [
        userId,
      ])
    },

    /** Sets the password of somebody whose mail arrives: their address is confirmed by it. */
    async setPassword(tx: Tx, userId: number, passwordHash: string) {
      await tx.sql.query(
        `update users set password_hash = $2, email_confirmed_at = now(), holds_email = true, updated_at = now() where id = $1`,
        [userId, passwordHash],
      )
      await tx.sql.query(`update email_links set used_at = now() where user_id = $1 and used_at is null`, [
        userId,
      ])
    },

    async deleteExpired() {
      await db.sql.query(`delete from password_links where expires_at < now() - interval '30 days'`)
    },
  }
}
export type PasswordLinkRepository = ReturnType<typeof passwordLinkRepository>
