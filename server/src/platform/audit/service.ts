import type { Person } from '../sessions/person'
import { securityEventsOf } from '../security-log/of-change'
import type { SecurityLog } from '../security-events/service'
import type { AuditRepository, Tx } from './repository'

interface Change {
  person: Person | null
  action: string
  resource: string
  recordId: number | null
  /** The pharmacy whose record it is; the person's own unless said. */
  pharmacyId?: number | null
  changes?: unknown
}

export interface LoggedCollection {
  resource: string
  namesOf(ids: readonly number[]): Promise<readonly { id: number; name: string }[]>
  /** Columns that are kept in hundredths: centavos, or what the record's kind says. */
  amounts: Readonly<Record<string, 'pesos' | 'hundredths'>>
}

export function auditService(repository: AuditRepository, security: Pick<SecurityLog, 'record'>) {
  const collections = new Map<string, LoggedCollection>()
  return {
    collections: collections as ReadonlyMap<string, LoggedCollection>,

    know(collection: LoggedCollection) {
      collections.set(collection.resource, collection)
    },

    async record(tx: Tx, { person, action, resource, recordId, pharmacyId, changes }: Change) {
      await repository.insert(tx, {
        user_id: person?.id ?? null,
        pharmacy_id: pharmacyId ?? person?.pharmacyId ?? null,
        action,
        resource,
        record_id: recordId,
        changes: changes ?? null,
      })
      for (const event of securityEventsOf({ person, action, resource, recordId, changes }))
        await security.record(tx, event)
    },
  }
}
export type AuditService = ReturnType<typeof auditService>
