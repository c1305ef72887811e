import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database, Tx } from '../db/client'
import { privateFileReads, privateFiles } from '../../schema'

export type { Tx }
export type PrivateFileRow = typeof privateFiles.$inferSelect
export type PrivateFileKind = PrivateFileRow['kind']

export function privateFileRepository(db: Database) {
  return {
    async insert(tx: Tx, row: typeof privateFiles.$inferInsert): Promise<number> {
      const [made] = await tx.orm.insert(privateFiles).values(row).returning({ id: privateFiles.id })
      return made?.id as number
    },

    async find(id: number): Promise<PrivateFileRow | undefined> {
      const [row] = await db.orm.select().from(privateFiles).where(eq(privateFiles.id, id))
      return row
    },

    async insertRead(row: typeof privateFileReads.$inferInsert) {
      await db.orm.insert(privateFileReads).values(row)
    },

    /** Files whose time is over. */
    async findExpired(): Promise<PrivateFileRow[]> {
      return db.orm
        .select()
        .from(privateFiles)
        .where(sql`${privateFiles.deleted_at} is null and ${privateFiles.delete_after} < now()`)
        .limit(500)
    },

    /** The files that were kept last. */
    async findNewest(count: number): Promise<PrivateFileRow[]> {
      return db.orm
        .select()
        .from(privateFiles)
        .where(isNull(privateFiles.deleted_at))
        .orderBy(desc(privateFiles.id))
        .limit(count)
    },

    /** The next files without a hash by their id, as far as they are still there. */
    async findUnhashed(after: number): Promise<PrivateFileRow[]> {
      return db.orm
        .select()
        .from(privateFiles)
        .where(and(gt(privateFiles.id, after), isNull(privateFiles.sha256), isNull(privateFiles.deleted_at)))
        .orderBy(asc(privateFiles.id))
        .limit(100)
    },

    async setHash(id: number, sha256: string) {
      await db.orm.update(privateFiles).set({ sha256 }).where(eq(privateFiles.id, id))
    },

    async markDeleted(id: number) {
      await db.orm
        .update(privateFiles)
        .set({ deleted_at: sql`now()` })
        .where(eq(privateFiles.id, id))
    },
  }
}
export type PrivateFileRepository = ReturnType<typeof privateFileRepository>
