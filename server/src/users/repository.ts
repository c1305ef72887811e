import { and, asc, count, desc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Tx } from '../db/client'
import {
  addresses,
  bookmarks,
  cartItems,
  orders,
  pharmacies,
  preferences,
  recurringOrders,
  users,
} from '../db/tables'

export type { Tx }
export type UserInsert = typeof users.$inferInsert

const row = {
  id: users.id,
  email: users.email,
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
  const name = sort.replace(/^-/, '') as keyof typeof SORTABLE
  const column = SORTABLE[name] ?? users.id
  return [sort.startsWith('-') ? desc(column) : asc(column), asc(users.id)]
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
    filter.role ? sql`${filter.role} = any(${users.roles})` : undefined,
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

    /** Whether another admin could still sign in. */
    async hasOtherAdmin(tx: Tx, id: number): Promise<boolean> {
      const { rows } = await tx.sql.query<{ found: boolean }>(
        `select exists(select from users where id <> $1 and 'admin' = any(roles) and is_active and deleted_at is null) as found`,
        [id],
      )
      return rows[0]?.found ?? false
    },

    /** Takes what names the person out of the account and its orders; the orders themselves stay. */
    async anonymise(tx: Tx, id: number) {
      await tx.orm
        .update(users)
        .set({
          email: `deleted-${id}@invalid`,
          first_name: 'Deleted',
          last_name: 'account',
          contact_number: null,
          password_hash: null,
          is_active: false,
          deleted_at: sql`now()`,
          updated_at: sql`now()`,
        })
        .where(eq(users.id, id))
      await tx.orm
        .update(orders)
        .set({
          receiver_first_name: 'Deleted',
          receiver_last_name: 'account',
          receiver_number: '',
          contact_number: null,
          address: '',
          barangay: '',
          guest_first_name: null,
          guest_last_name: null,
          guest_number: null,
          guest_email: null,
        })
        .where(eq(orders.customer_id, id))
      await tx.orm
        .update(recurringOrders)
        .set({
          receiver_first_name: 'Deleted',
          receiver_last_name: 'account',
          receiver_number: '',
          contact_number: null,
          address: '',
          barangay: '',
          senior_citizen_name: null,
          senior_citizen_id: null,
          is_cancelled: true,
          next_due_on: null,
        })
        .where(eq(recurringOrders.customer_id, id))
      for (const table of [addresses, bookmarks, cartItems, preferences])
        await tx.orm.delete(table).where(eq(table.user_id, id))
    },
  }
}
export type UserRepository = ReturnType<typeof userRepository>
export type UserRow = NonNullable<Awaited<ReturnType<UserRepository['find']>>>
