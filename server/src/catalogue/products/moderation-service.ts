import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/catalogue'
import { Problem } from '@botika/common/http/problem'
import type { AuditService, Person } from '../../platform'
import type { ModerationRepository, ModerationRow, Tx } from './moderation-repository'

interface Needs {
  repository: ModerationRepository
  audit: AuditService
  queueRefresh: (tx: Tx, productIds: readonly number[]) => Promise<void>
}

export function moderationService({ repository, audit, queueRefresh }: Needs) {
  const found = (row: ModerationRow | undefined): ModerationRow => {
    if (!row) throw new Problem('not_found', phrase(messages.thereIsNoSuchProduct2))
    return row
  }

  const releaseIn = async (tx: Tx, person: Person | null, id: number, reason: string) => {
    const before = found(await repository.hold(tx, id))
    if (before.hold_reason === null)
      throw new Problem('conflict', phrase(messages.thisProductWaitsForNoCheck))
    if (before.drug_class === 'dangerous')
      throw new Problem('conflict', phrase(messages.aDangerousDrugStaysOffSaleRA))
    await repository.release(tx, id)
    await queueRefresh(tx, [id])
    await audit.record(tx, {
      person,
      action: 'release',
      resource: 'products',
      recordId: id,
      changes: {
        hold_reason: { from: before.hold_reason, to: null },
        hold_words: { from: before.hold_words, to: null },
        reason: { from: null, to: reason },
      },
    })
    return found(await repository.hold(tx, id))
  }

  return {
    releaseIn,
    one: async (id: number, pharmacyId?: number) => found(await repository.find(id, pharmacyId)),

    suspend: (person: Person | null, id: number, reason: string) =>
      repository.transaction(async (tx) => {
        const before = found(await repository.hold(tx, id))
        await repository.suspend(tx, id, reason)
        await queueRefresh(tx, [id])
        await audit.record(tx, {
          person,
          action: 'suspend',
          resource: 'products',
          recordId: id,
          changes: { suspension_reason: { from: before.suspension_reason, to: reason } },
        })
        return found(await repository.hold(tx, id))
      }),

    release: (person: Person | null, id: number, reason: string) =>
      repository.transaction((tx) => releaseIn(tx, person, id, reason)),

    unsuspend: (person: Person | null, id: number) =>
      repository.transaction(async (tx) => {
        const before = found(await repository.hold(tx, id))
        if (before.suspended_at === null)
          throw new Problem('conflict', phrase(messages.thisProductIsNotSuspended))
        await repository.unsuspend(tx, id)
        await queueRefresh(tx, [id])
        await audit.record(tx, {
          person,
          action: 'unsuspend',
          resource: 'products',
          recordId: id,
          changes: { suspension_reason: { from: before.suspension_reason, to: null } },
        })
        return found(await repository.hold(tx, id))
      }),
  }
}
export type ModerationService = ReturnType<typeof moderationService>
