import { makePage } from '@botika/common/http/paging'
import { type Mail, mails } from '@botika/common/mails/endpoints'
import type { Serve } from '../http/serve'
import type { OutboxRow } from './outbox-repository'
import type { OutboxService } from './outbox-service'

const present = (row: OutboxRow): Mail => ({
  id: row.id,
  kind: row.kind,
  recipient: row.recipient,
  subject: row.subject,
  status: row.sent_at ? 'sent' : row.last_error === null ? 'waiting' : 'failed',
  attempts: row.attempts,
  last_error: row.last_error,
  sent_at: row.sent_at?.toISOString() ?? null,
  next_try_at: row.sent_at || row.gave_up ? null : (row.run_at?.toISOString() ?? null),
  gave_up: row.sent_at === null && row.gave_up !== false,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

export function outboxRoutes(serve: Serve, service: OutboxService) {
  serve(mails.list, async ({ query }) => {
    const { rows, counts } = await service.list(query)
    const total = counts[query.status ?? 'all']
    return { ...makePage({ data: rows.map(present), total, path: mails.list.path, query }), counts }
  })
  serve(mails.one, async ({ params, person }) => {
    const { row, text } = await service.read(person, params.id)
    return { ...present(row), text }
  })
  serve(mails.resend, async ({ params, person }) => present(await service.resend(person, params.id)))
}
