import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/people'
import { type AddressFields, MAX_ADDRESSES } from '@botika/common/addresses/endpoints'
import { Problem } from '@botika/common/http/problem'
import type * as z from 'zod'
import type { Database, Tx } from '../../platform'
import { build, now, rowOf, rowsOf, run } from '../../platform/db/query'
import type { addresses } from '../../schema'

export type AddressRow = typeof addresses.$inferSelect
type Fields = z.output<typeof AddressFields>

/** Addresses of customers; of each customer's at most one is the default, and one is while there are any. */
export function addressRepository(db: Database) {
  // two changes of one account's addresses take turns, or both could become the default
  const hold = (tx: Tx, userId: number) =>
    run(tx, build.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate())

  const makeDefault = async (tx: Tx, userId: number, id: number) => {
    const ofUser = build.updateTable('addresses').where('user_id', '=', userId)
    await run(tx, ofUser.set({ is_default: false }).where('id', '<>', id).where('is_default', '=', true))
    await run(tx, ofUser.set({ is_default: true }).where('id', '=', id))
  }

  const list = (userId: number, tx: Tx = db): Promise<AddressRow[]> =>
    rowsOf(
      tx,
      build
        .selectFrom('addresses')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('is_default', 'desc')
        .orderBy('id'),
    )

  return {
    list: (userId: number) => list(userId),

    find: (userId: number, id: number): Promise<AddressRow | undefined> =>
      rowOf(db, build.selectFrom('addresses').selectAll().where('id', '=', id).where('user_id', '=', userId)),

    insert: (userId: number, fields: Fields): Promise<AddressRow> =>
      db.transaction(async (tx) => {
        await hold(tx, userId)
        const present = await list(userId, tx)
        if (present.length >= MAX_ADDRESSES)
          throw new Problem('conflict', phrase(messages.deleteAnAddressFirst, { count: MAX_ADDRESSES }))
        const isDefault = present.length === 0 || fields.is_default === true
        const address = { ...fields, user_id: userId, is_default: isDefault }
        const row = await rowOf(tx, build.insertInto('addresses').values(address).returningAll())
        if (!row) throw new Problem('internal')
        if (isDefault) await makeDefault(tx, userId, row.id)
        return row
      }),

    update: (userId: number, id: number, fields: Partial<Fields>): Promise<AddressRow | null> =>
      db.transaction(async (tx) => {
        await hold(tx, userId)
        const { is_default, ...rest } = fields
        const row = await rowOf(
          tx,
          build
            .updateTable('addresses')
            .set({ ...rest, updated_at: now })
            .where('id', '=', id)
            .where('user_id', '=', userId)
            .returningAll(),
        )
        if (!row) return null
        if (!is_default) return row
        await makeDefault(tx, userId, row.id)
        return { ...row, is_default: true }
      }),

    remove: (userId: number, id: number): Promise<boolean> =>
      db.transaction(async (tx) => {
        await hold(tx, userId)
        const removed = await rowOf(
          tx,
          build
            .deleteFrom('addresses')
            .where('id', '=', id)
            .where('user_id', '=', userId)
            .returning('is_default'),
        )
        const [next] = await list(userId, tx)
        if (removed?.is_default && next) await makeDefault(tx, userId, next.id)
        return removed !== undefined
      }),
  }
}
export type AddressRepository = ReturnType<typeof addressRepository>
