import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { Problem } from '@botika/common/http/problem'
import type { AuditService, Person } from '../../platform'
import type { ModeratedRequest, ModeratedRow, RatingModerationRepository } from './moderation-repository'

interface Needs {
  repository: RatingModerationRepository
  audit: AuditService
}

export function ratingModerationService({ repository, audit }: Needs) {
  const found = (row: ModeratedRow | undefined): ModeratedRow => {
    if (!row) throw new Problem('not_found', phrase(messages.thereIsNoSuchRating))
    return row
  }

  return {
    list: (asked: ModeratedRequest) => repository.list(asked),

    judge: (person: Person | null, id: number, reason: string | null) =>
      repository.transaction(async (tx) => {
        const before = found(await repository.hold(tx, id))
        await repository.hide(tx, before, reason)
        await audit.record(tx, {
          person,
          action: reason === null ? 'show' : 'hide',
          resource: 'ratings',
          recordId: id,
          changes: { hidden_reason: { from: before.hidden_reason, to: reason } },
        })
        return found(await repository.hold(tx, id))
      }),
  }
}
export type RatingModerationService = ReturnType<typeof ratingModerationService>
