import type { Tx } from '../db/client'
import { auditEntries } from '../../schema'

export type { Tx }
export type AuditEntry = typeof auditEntries.$inferInsert

export const auditRepository = {
  async insert(tx: Tx, entry: AuditEntry) {
    await tx.orm.insert(auditEntries).values(entry)
  },
}
export type AuditRepository = typeof auditRepository
