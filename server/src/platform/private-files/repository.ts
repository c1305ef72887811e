import type { privateFileReads, privateFiles } from '../../schema'
import type { Database, Tx } from '../db/client'
import { anyOf, build, now, rowOf, rowsOf, run, sql } from '../db/query'

export type { Tx }
export type PrivateFileRow = typeof privateFiles.$inferSelect
export type PrivateFileKind = PrivateFileRow['kind']

export function privateFileRepository(db: Database) {
  const files = build.selectFrom('private_files').selectAll()

  return {
    async insert(tx: Tx, row: typeof privateFiles.$inferInsert): Promise<number> {
      const made = await rowOf(tx, build.insertInto('private_files').values(row).returning('id'))
      return made?.id as number
    },

    async deleteAfter(tx: Tx, ids: readonly number[], at: Date) {
      if (ids.length === 0) return
      await run(tx, build.updateTable('private_files').set({ delete_after: at }).where('id', '=', anyOf(ids)))
    },

    find: (id: number): Promise<PrivateFileRow | undefined> => rowOf(db, files.where('id', '=', id)),

    async insertRead(row: typeof privateFileReads.$inferInsert) {
      await run(db, build.insertInto('private_file_reads').values(row))
    },

    async deleteOldReads(days: number) {
      await run(
        db,
        build
          .deleteFrom('private_file_reads')
          .where('created_at', '<', sql<Date>`now() - ${days} * interval '1 day'`)
          .where((e) =>
            e(
              'private_file_id',
              'in',
              e.selectFrom('private_files').select('id').where('deleted_at', 'is not', null),
            ),
          ),
      )
    },

    findExpired: (): Promise<PrivateFileRow[]> =>
      rowsOf(db, files.where('deleted_at', 'is', null).where('delete_after', '<', now).limit(500)),

    findNewest: (count: number): Promise<PrivateFileRow[]> =>
      rowsOf(db, files.where('deleted_at', 'is', null).orderBy('id', 'desc').limit(count)),

    findUnhashed: (after: number): Promise<PrivateFileRow[]> =>
      rowsOf(
        db,
        files
          .where('id', '>', after)
          .where('sha256', 'is', null)
          .where('deleted_at', 'is', null)
          .orderBy('id')
          .limit(100),
      ),

    async setHash(id: number, sha256: string) {
      await run(db, build.updateTable('private_files').set({ sha256 }).where('id', '=', id))
    },

    async markDeleted(id: number) {
      await run(db, build.updateTable('private_files').set({ deleted_at: now }).where('id', '=', id))
    },
  }
}
export type PrivateFileRepository = ReturnType<typeof privateFileRepository>
