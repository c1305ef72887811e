import { type AddressFields, MAX_ADDRESSES } from '@botika/common/addresses/endpoints'
import { Problem } from '@botika/common/http/problem'
import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type * as z from 'zod'
import type { Database, Orm } from '../../platform'
import { addresses, users } from '../../schema'

export type AddressRow = typeof addresses.$inferSelect
type Fields = z.output<typeof AddressFields>

/** Addresses of customers; of each customer's at most one is the default, and one is while there are any. */
export function addressRepository(db: Database) {
  const own = (userId: number, id: number) => and(eq(addresses.id, id), eq(addresses.user_id, userId))

  // two changes of one account's addresses take turns, or both could become the default
  const hold = (orm: Orm, userId: number) =>
    orm.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')

  const makeDefault = async (orm: Orm, userId: number, id: number) => {
    await orm
      .update(addresses)
      .set({ is_default: false })
      .where(and(eq(addresses.user_id, userId), ne(addresses.id, id), eq(addresses.is_default, true)))
    await orm.update(addresses).set({ is_default: true }).where(own(userId, id))
  }

  const listOn = (orm: Orm, userId: number) =>
    orm
      .select()
      .from(addresses)
      .where(eq(addresses.user_id, userId))
      .orderBy(desc(addresses.is_default), asc(addresses.id))

  return {
    list: (userId: number) => listOn(db.orm, userId),

    find: async (userId: number, id: number): Promise<AddressRow | null> =>
      (await db.orm.select().from(addresses).where(own(userId, id)))[0] ?? null,

    insert: (userId: number, fields: Fields): Promise<AddressRow> =>
      db.transaction(async ({ orm }) => {
        await hold(orm, userId)
        const present = await listOn(orm, userId)
        if (present.length >= MAX_ADDRESSES)
          throw new Problem('conflict', `You can keep ${MAX_ADDRESSES} addresses. Please delete one first.`)
        const isDefault = present.length === 0 || fields.is_default === true
        const [row] = await orm
          .insert(addresses)
          .values({ ...fields, user_id: userId, is_default: isDefault })
          .returning()
        if (!row) throw new Problem('internal')
        if (isDefault) await makeDefault(orm, userId, row.id)
        return row
      }),

    update: (userId: number, id: number, fields: Partial<Fields>): Promise<AddressRow | null> =>
      db.transaction(async ({ orm }) => {
        await hold(orm, userId)
        // the default is given to another address, never just taken away
        const { is_default, ...rest } = fields
        const [row] = await orm
          .update(addresses)
          .set({ ...rest, updated_at: new Date() })
          .where(own(userId, id))
          .returning()
        if (!row) return null
        if (!is_default) return row
        await makeDefault(orm, userId, id)
        return { ...row, is_default: true }
      }),

    remove: (userId: number, id: number): Promise<boolean> =>
      db.transaction(async ({ orm }) => {
        await hold(orm, userId)
        const [removed] = await orm.delete(addresses).where(own(userId, id)).returning()
        const [next] = await listOn(orm, userId)
        if (removed?.is_default && next) await makeDefault(orm, userId, next.id)
        return removed !== undefined
      }),
  }
}
export type AddressRepository = ReturnType<typeof addressRepository>
