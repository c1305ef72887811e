import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/platform'
import { Problem } from '@botika/common/http/problem'
import type { AuditService } from '../audit/service'
import type { Person } from '../sessions/person'
import type { OutboxRequest, OutboxRepository, OutboxRow } from './outbox-repository'

interface Needs {
  repository: OutboxRepository
  audit: AuditService
}

// what opens an account, or an order without signing in, is for the recipient alone
const SECRET = /([?&#](?:token|order_number|code|key)=)[^\s&#]+/gi

export const withoutSecrets = (text: string) => text.replace(SECRET, '$1…')

/** Looks into the outbox and sends emails again. Emails hold personal data, so who reads one is written down. */
export function outboxService({ repository, audit }: Needs) {
  const found = (row: OutboxRow | undefined): OutboxRow => {
    if (!row) throw new Problem('not_found', phrase(messages.emailNotFound))
    return row
  }

  return {
    list: (asked: OutboxRequest) => repository.list(asked),

    read: (person: Person | null, id: number) =>
      repository.transaction(async (tx) => {
        const row = found(await repository.hold(tx, id))
        const text = withoutSecrets(await repository.textOf(tx, id))
        await audit.record(tx, { person, action: 'view', resource: 'mails', recordId: id })
        return { row, text }
      }),

    resend: (person: Person | null, id: number) =>
      repository.transaction(async (tx) => {
        const row = found(await repository.hold(tx, id))
        await repository.sendAgain(tx, id)
        await audit.record(tx, {
          person,
          action: 'resend',
          resource: 'mails',
          recordId: id,
          changes: { kind: row.kind, sent_before: row.sent_at !== null },
        })
        return found(await repository.find(id, tx))
      }),
  }
}
export type OutboxService = ReturnType<typeof outboxService>
