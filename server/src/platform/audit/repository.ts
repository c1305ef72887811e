import type { auditEntries } from '../../schema'
import type { Tx } from '../db/client'
import { build, json, run } from '../db/query'

export type { Tx }
export type AuditEntry = typeof auditEntries.$inferInsert

export const auditRepository = {
  async insert(tx: Tx, { changes, ...entry }: AuditEntry) {
    const row = { ...entry, changes: changes === undefined ? null : json(changes) }
    await run(tx, build.insertInto('audit_entries').values(row))
  },
}
export type AuditRepository = typeof auditRepository
