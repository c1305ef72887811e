import type { ComplaintChange } from '@botika/common/complaints/endpoints'
import { Problem } from '@botika/common/http/problem'
import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { reopenUntil } from './present'
import type { ComplaintRepository, ComplaintRow, Shopper, Tx } from './repository'
import { mustBeOpen, noSuchComplaint } from './service'

export interface ComplaintDays {
  open: number
  answer: number
  settle: number
  reopen: number
}

interface Needs {
  repository: ComplaintRepository
  days: ComplaintDays
  now: () => Date
}

const DAY_MS = 86_400_000

export const noSuchOrder = () => new Problem('order_not_found', phrase(messages.noSuchOwnOrder))

export function ownSteps({ repository, days, now }: Needs) {
  const inDays = (count: number) => new Date(now().getTime() + count * DAY_MS)
  const deadlines = () => ({ answer_by: inDays(days.answer), settle_by: inDays(days.settle) })

  async function mustTakeOne(tx: Tx, shopper: Shopper, partId: number) {
    const part = await repository.holdPart(tx, partId, shopper)
    if (!part) throw noSuchOrder()
    if (part.has_open) throw new Problem('conflict', phrase(messages.complaintIsOpen))
    const overAt = new Date(part.over_at ?? part.updated_at).getTime()
    if (part.is_over && now().getTime() > overAt + days.open * DAY_MS)
      throw new Problem('step_refused', phrase(messages.complaintTooLate, { days: days.open }))
    return part
  }

  async function mustTakeStep(tx: Tx, shopper: Shopper, id: number, { step, message }: ComplaintChange) {
    const row = await repository.hold(tx, id, shopper)
    if (!row) throw noSuchComplaint()
    if (step !== 'withdraw' && message === '') throw Problem.invalid('message', t(messages.pleaseWriteWhy))
    if (step === 'reopen') return { row: await mustMayReopen(tx, row), change: reopening() }
    const open = mustBeOpen(row)
    return { row: open, change: step === 'withdraw' ? withdrawal() : written(open) }
  }

  async function mustMayReopen(tx: Tx, row: ComplaintRow): Promise<ComplaintRow> {
    if (row.status !== 'settled') throw new Problem('step_refused', phrase(messages.complaintNotSettled))
    if (row.reopened_at) throw new Problem('step_refused', phrase(messages.complaintReopenedBefore))
    const until = reopenUntil(row, days.reopen)
    if (!until || until < now()) throw new Problem('step_refused', phrase(messages.complaintReopenOver))
    if (await repository.hasOpen(tx, row.part_id))
      throw new Problem('conflict', phrase(messages.complaintIsOpen))
    return row
  }

  const withdrawal = () => ({ status: 'settled', outcome: 'withdrawn', settled_at: now() }) as const
  const reopening = () =>
    ({ status: 'to_answer', outcome: null, settled_at: null, reopened_at: now(), ...deadlines() }) as const
  const written = ({ status, answer_by }: ComplaintRow) => ({
    status: 'to_answer' as const,
    answer_by: status === 'to_answer' ? new Date(answer_by) : inDays(days.answer),
  })

  return { deadlines, mustTakeOne, mustTakeStep }
}
