import { and, asc, count, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type Database, sortingOf, type Tx } from '../../platform'
import { pharmacies, users } from '../../schema'
import type { PgColumn } from 'drizzle-orm/pg-core'

export type { Tx }
export type UserInsert = typeof users.$inferInsert

const row = {
  id: users.id,
  email: users.email,
  email_confirmed_at: users.email_confirmed_at,
  pending_email: sql<
    string | null
  >`(select l.email from email_links l where l.user_id = ${users.id} and l.used_at is null
    and l.expires_at > now() and lower(l.email) <> lower(${users.email}) order by l.id desc limit 1)`,
  first_name: users.first_name,
  last_name: users.last_name,
  contact_number: users.contact_number,
  roles: users.roles,
  pharmacy_id: users.pharmacy_id,
  pharmacy_name: pharmacies.name,
  is_active: users.is_active,
  created_at: users.created_at,
  updated_at: users.updated_at,
}

export interface UserFilter {
  keyword?: string | undefined
  role?: string | undefined
  pharmacy_id?: number | undefined
  is_active?: boolean | undefined
  ids?: number[] | undefined
  sort?: string | undefined
  page: number
  per_page: number
}

const SORTABLE = {
  id: users.id,
  email: users.email,
  first_name: users.first_name,
  last_name: users.last_name,
  created_at: users.created_at,
  updated_at: users.updated_at,
}

const orderOf = (sort = 'id') => {
  const { by: column, isDown } = sortingOf<PgColumn>(SORTABLE, sort) ?? { by: users.id, isDown: false }
  return [isDown ? desc(column) : asc(column), asc(users.id)]
}

function conditionsOf(filter: UserFilter): SQL | undefined {
  const like = `%${(filter.keyword ?? '').replace(/[\\%_]/g, '\\$&')}%`
  return and(
    isNull(users.deleted_at),
    filter.keyword
      ? or(
          ilike(users.email, like),
          ilike(sql`${users.first_name} || ' ' || ${users.last_name}`, like),
          ilike(pharmacies.name, like),
        )
      : undefined,
    // everybody holds the customer role, so asking for it finds those who hold no other
    filter.role === 'customer'
      ? sql`cardinality(${users.roles}) = 1`
      : filter.role
        ? sql`${filter.role} = any(${users.roles})`
        : undefined,
    filter.pharmacy_id === undefined ? undefined : eq(users.pharmacy_id, filter.pharmacy_id),
    filter.is_active === undefined ? undefined : eq(users.is_active, filter.is_active),
    filter.ids ? inArray(users.id, filter.ids) : undefined,
  )
}

export function userRepository(db: Database) {
  const select = (tx: Tx = db) =>
    tx.orm.select(row).from(users).leftJoin(pharmacies, eq(pharmacies.id, users.pharmacy_id))

  return {
    transaction: db.transaction,

    async find(id: number, tx: Tx = db) {
      const [found] = await select(tx).where(and(eq(users.id, id), isNull(users.deleted_at)))
      return found
    },

    async list(filter: UserFilter) {
      const where = conditionsOf(filter)
      const [rows, [counted]] = await Promise.all([
        select()
          .where(where)
          .orderBy(...orderOf(filter.sort))
          .limit(filter.per_page)
          .offset((filter.page - 1) * filter.per_page),
        db.orm
          .select({ total: count() })
          .from(users)
          .leftJoin(pharmacies, eq(pharmacies.id, users.pharmacy_id))
          .where(where),
      ])
      return { rows, total: counted?.total ?? 0 }
    },

    async passwordHash(id: number) {
      const [found] = await db.orm.select({ hash: users.password_hash }).from(users).where(eq(users.id, id))
      return found?.hash ?? null
    },

    async insert(tx: Tx, values: UserInsert): Promise<number> {
      const [made] = await tx.orm.insert(users).values(values).returning({ id: users.id })
      return made?.id as number
    },

    /** False when the record changed since `expected`. */
    async update(tx: Tx, id: number, values: Partial<UserInsert>, expected?: string): Promise<boolean> {
      const changed = await tx.orm
        .update(users)
        .set({ ...values, updated_at: sql`now()` })
        .where(
          and(
            eq(users.id, id),
            isNull(users.deleted_at),
            expected === undefined
              ? undefined
              : sql`date_trunc('milliseconds', ${users.updated_at}) = ${expected}::timestamptz`,
          ),
        )
        .returning({ id: users.id })
      return changed.length > 0
    },

    /** Whether another admin could still sign in. Whoever asks goes on alone, so that two cannot count on each other. */
    async hasOtherAdmin(tx: Tx, id: number): Promise<boolean> {
      const { rows } = await tx.sql.query<{ id: number }>(
        `select id from users where 'admin' = any(roles) and is_active and deleted_at is null order by id for update`,
      )
      return rows.some((admin) => admin.id !== id)
    },

    /** Makes links to set a password void. */
    async voidLinks(tx: Tx, id: number) {
      await tx.sql.query('update password_links set used_at = now() where user_id = $1 and used_at is null', [
        id,
      ])
    },
  }
}
export type UserRepository = ReturnType<typeof userRepository>
export type UserRow = NonNullable<Awaited<ReturnType<UserRepository['find']>>>
