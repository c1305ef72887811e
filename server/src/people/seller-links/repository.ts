import type { RoleName } from '@botika/common/roles/roles'
import type { Database, Tx } from '../../platform'

export type { Tx }

/** An approved application, as its invitation needs it. */
export interface Invited {
  preregisterId: number
  pharmacyId: number
  pharmacyName: string
  email: string
  name: string
}

interface Link {
  id: number
  pharmacy_id: number
  email: string
  name: string
  contact_number: string
}

export interface Account {
  id: number
  email: string
  first_name: string
  pharmacy_id: number | null
  roles: RoleName[]
  is_active: boolean
  is_confirmed: boolean
  password_hash: string | null
}

interface NewSeller {
  email: string
  first_name: string
  last_name: string
  contact_number: string
  password_hash: string
  roles: RoleName[]
  pharmacy_id: number
}

/** One-time links that make a seller; only a hash of each is stored. */
export function sellerLinkRepository(db: Database) {
  return {
    transaction: db.transaction,

    /** A new link makes the earlier ones of the same application void. */
    async insert(tx: Tx, invited: Invited, tokenHash: string, expiresAt: Date) {
      await tx.sql.query(
        `update seller_links set used_at = now() where preregister_id = $1 and used_at is null`,
        [invited.preregisterId],
      )
      await tx.sql.query(
        `insert into seller_links (preregister_id, pharmacy_id, email, token_hash, expires_at) values ($1, $2, $3, $4, $5)`,
        [invited.preregisterId, invited.pharmacyId, invited.email, tokenHash, expiresAt],
      )
    },

    /** A link that still works, held. */
    async hold(tx: Tx, tokenHash: string): Promise<Link | undefined> {
      const { rows } = await tx.sql.query<Link & Record<string, unknown>>(
        `select l.id, l.pharmacy_id, l.email, p.name, p.contact_number
         from seller_links l join preregisters p on p.id = l.preregister_id
         where l.token_hash = $1 and l.used_at is null and l.expires_at > now() for update of l`,
        [tokenHash],
      )
      return rows[0]
    },

    /** Who became a seller by a link moments ago. */
    async findAccepted(tx: Tx, tokenHash: string): Promise<{ password_hash: string | null } | undefined> {
      const { rows } = await tx.sql.query<{ password_hash: string | null }>(
        `select u.password_hash from seller_links l join users u on u.id = l.user_id
         where l.token_hash = $1 and l.used_at > now() - interval '15 minutes' and u.is_active and u.deleted_at is null`,
        [tokenHash],
      )
      return rows[0]
    },

    /** The account that an address belongs to, held; those that merely registered with it do not count. */
    async holdAccount(tx: Tx, email: string): Promise<Account | undefined> {
      const { rows } = await tx.sql.query<Account & Record<string, unknown>>(
        `select id, email, first_name, pharmacy_id, roles, is_active, email_confirmed_at is not null as is_confirmed,
           password_hash
         from users where lower(email) = lower($1) and holds_email and deleted_at is null for update`,
        [email],
      )
      return rows[0]
    },

    async makeSeller(tx: Tx, id: number, roles: RoleName[], pharmacyId: number) {
      await tx.sql.query(`update users set roles = $2, pharmacy_id = $3, updated_at = now() where id = $1`, [
        id,
        roles,
        pharmacyId,
      ])
    },

    /** Gives an account that nobody has proved to be theirs to whoever got the link. */
    async takeOver(tx: Tx, id: number, passwordHash: string) {
      await tx.sql.query(
        `update users set password_hash = $2, email_confirmed_at = now(), updated_at = now() where id = $1`,
        [id, passwordHash],
      )
      for (const table of ['email_links', 'password_links'])
        await tx.sql.query(`update ${table} set used_at = now() where user_id = $1 and used_at is null`, [id])
    },

    async insertSeller(tx: Tx, seller: NewSeller): Promise<number> {
      const { rows } = await tx.sql.query<{ id: number }>(
        `insert into users (email, first_name, last_name, contact_number, password_hash, roles, pharmacy_id,
           email_confirmed_at) values ($1, $2, $3, $4, $5, $6, $7, now()) returning id`,
        [
          seller.email,
          seller.first_name,
          seller.last_name,
          seller.contact_number,
          seller.password_hash,
          seller.roles,
          seller.pharmacy_id,
        ],
      )
      return rows[0]?.id as number
    },

    async markUsed(tx: Tx, id: number, userId: number) {
      await tx.sql.query(`update seller_links set used_at = now(), user_id = $2 where id = $1`, [id, userId])
    },

    /** An application and whether anybody sells by it already. */
    async findApplication(
      tx: Tx,
      id: number,
    ): Promise<
      (Omit<Invited, 'pharmacyId'> & { pharmacyId: number | null; isAccepted: boolean }) | undefined
    > {
      const { rows } = await tx.sql.query<
        Omit<Invited, 'pharmacyId'> & { pharmacyId: number | null; isAccepted: boolean }
      >(
        `select p.id as "preregisterId", p.pharmacy_id as "pharmacyId", p.pharmacy_name as "pharmacyName", p.email, p.name,
           exists (select from users u where u.pharmacy_id = p.pharmacy_id and 'seller' = any(u.roles)
             and u.deleted_at is null) as "isAccepted"
         from preregisters p where p.id = $1 for update`,
        [id],
      )
      return rows[0]
    },

    async deleteExpired() {
      await db.sql.query(
        `delete from seller_links where user_id is null and expires_at < now() - interval '90 days'`,
      )
    },
  }
}
export type SellerLinkRepository = ReturnType<typeof sellerLinkRepository>
