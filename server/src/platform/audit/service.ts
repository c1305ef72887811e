import type { Person } from '../sessions/person'
import type { AuditRepository, Tx } from './repository'

interface Change {
  /** Null: the system itself. */
  person: Person | null
  /** What was done, for example `update`, `ship`, `cancel`. */
  action: string
  /** The resource's name in the policy table. */
  resource: string
  recordId: number | null
  /** The pharmacy whose record it is; the person's own unless said. */
  pharmacyId?: number | null
  /** What was changed to what; no personal data beyond need. */
  changes?: unknown
}

/** The book of changes by sellers and admins. Entries are only ever added, in the change's own transaction. */
export function auditService(repository: AuditRepository) {
  return {
    async record(tx: Tx, { person, action, resource, recordId, pharmacyId, changes }: Change) {
      await repository.insert(tx, {
        user_id: person?.id ?? null,
        pharmacy_id: pharmacyId ?? person?.pharmacyId ?? null,
        action,
        resource,
        record_id: recordId,
        changes: changes ?? null,
      })
    },
  }
}
export type AuditService = ReturnType<typeof auditService>
