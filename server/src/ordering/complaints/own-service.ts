import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import type { Complaint, ComplaintChange, ComplaintOpening } from '@botika/common/complaints/endpoints'
import { PICTURE_FIELDS } from '@botika/common/complaints/rules'
import { Problem } from '@botika/common/http/problem'
import {
  type IdempotencyKeys,
  type KeyUse,
  once,
  type Person,
  type PrivateFileService,
  type StoredFile,
} from '../../platform'
import { presentOwn, reopenUntil } from './present'
import type { ComplaintRepository, ComplaintRow, Shopper, Tx } from './repository'
import { mustBeOpen, noSuchComplaint, type TellComplaint } from './service'

/** In days. */
export interface ComplaintDays {
  open: number
  answer: number
  settle: number
  reopen: number
}

interface Needs {
  repository: ComplaintRepository
  files: PrivateFileService
  idempotency: IdempotencyKeys
  tell: TellComplaint
  days: ComplaintDays
  now: () => Date
}

type Pictures = Pick<ComplaintOpening, (typeof PICTURE_FIELDS)[number]>

const DAY_MS = 86_400_000

const STEPS = {
  write: { kind: 'message', occasion: 'shopper_wrote' },
  withdraw: { kind: 'withdrawn', occasion: 'withdrawn' },
  reopen: { kind: 'reopened', occasion: 'reopened' },
} as const

const noSuchOrder = () => new Problem('order_not_found', phrase(messages.noSuchPart))

export function ownComplaintService({ repository, files, idempotency, tell, days, now }: Needs) {
  const inDays = (count: number) => new Date(now().getTime() + count * DAY_MS)
  const deadlines = () => ({ answer_by: inDays(days.answer), settle_by: inDays(days.settle) })

  const authorOf = (shopper: Shopper) =>
    'customerId' in shopper
      ? ({ author_role: 'customer', user_id: shopper.customerId } as const)
      : ({ author_role: 'guest', user_id: null } as const)

  async function mustTakeOne(tx: Tx, shopper: Shopper, partId: number) {
    const part = await repository.holdPart(tx, partId, shopper)
    if (!part) throw noSuchOrder()
    if (part.has_open) throw new Problem('conflict', phrase(messages.complaintIsOpen))
    const overAt = new Date(part.over_at ?? part.updated_at).getTime()
    if (part.is_over && now().getTime() > overAt + days.open * DAY_MS)
      throw new Problem('step_refused', phrase(messages.complaintTooLate, { days: days.open }))
    return part
  }

  /** Looks before pictures are drawn anew, which is work that nobody else should be able to cause. */
  const withPictures = (
    pictures: Pictures,
    use: KeyUse | undefined,
    look: (tx: Tx) => Promise<unknown>,
    write: (tx: Tx, fileIds: number[]) => Promise<number>,
  ): Promise<number> =>
    // the same request that came at the same time may have been the one that was taken
    idempotency.orFirst(use, async () => {
      await repository.transaction(look)
      const stored: StoredFile[] = []
      let isKept = false
      try {
        for (const field of PICTURE_FIELDS) {
          const file = pictures[field]
          if (file) stored.push(await files.store('complaint', file, field))
        }
        return await repository.transaction((tx) =>
          once(tx.sql, use, async () => {
            const ids: number[] = []
            for (const file of stored) ids.push(await files.keep(tx, file))
            const reply = await write(tx, ids)
            isKept = true
            return reply
          }),
        )
      } catch (error) {
        isKept = false
        throw error
      } finally {
        if (!isKept) await Promise.all(stored.map(files.discard))
      }
    })

  async function own(shopper: Shopper, id: number): Promise<Complaint> {
    const row = await repository.findOwn(shopper, id)
    if (!row) throw noSuchComplaint()
    return presentOwn(row, days.reopen, now())
  }

  /** Throws unless the step can be taken; answers what it changes. */
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
  /** It is the pharmacy's turn again, which has as long as at first. */
  const written = ({ status, answer_by }: ComplaintRow) => ({
    status: 'to_answer' as const,
    answer_by: status === 'to_answer' ? new Date(answer_by) : inDays(days.answer),
  })

  return {
    async list(shopper: Shopper, orderId: number | null) {
      if (!(await repository.hasOrder(shopper))) throw noSuchOrder()
      const rows = await repository.listOwn(shopper, orderId)
      return { data: rows.map((row) => presentOwn(row, days.reopen, now())) }
    },

    async open(shopper: Shopper, opening: ComplaintOpening, person: Person | null, use?: KeyUse) {
      const { part_id, reason, message: body, ...pictures } = opening
      const id = await withPictures(
        pictures,
        use,
        (tx) => mustTakeOne(tx, shopper, part_id),
        async (tx, fileIds) => {
          const { order_id } = await mustTakeOne(tx, shopper, part_id)
          const complaint_id = await repository.insert(tx, {
            order_id,
            seller_order_id: part_id,
            reason,
            ...deadlines(),
          })
          await repository.say(tx, { complaint_id, kind: 'opened', ...authorOf(shopper), body }, fileIds)
          await tellOf(tx, shopper, complaint_id, 'opened', person)
          return complaint_id
        },
      )
      return own(shopper, id)
    },

    async change(shopper: Shopper, id: number, change: ComplaintChange, person: Person | null, use?: KeyUse) {
      const { step, message: body, ...pictures } = change
      const { kind, occasion } = STEPS[step]
      await withPictures(
        pictures,
        use,
        (tx) => mustTakeStep(tx, shopper, id, change),
        async (tx, fileIds) => {
          const taken = await mustTakeStep(tx, shopper, id, change)
          await repository.update(tx, id, taken.change)
          await repository.say(
            tx,
            {
              complaint_id: id,
              kind,
              ...authorOf(shopper),
              body,
              outcome: step === 'withdraw' ? 'withdrawn' : null,
            },
            fileIds,
          )
          await tellOf(tx, shopper, id, occasion, person)
          return id
        },
      )
      return own(shopper, id)
    },
  }

  async function tellOf(
    tx: Tx,
    shopper: Shopper,
    id: number,
    occasion: Parameters<TellComplaint>[1],
    person: Person | null,
  ) {
    const complaint = await repository.hold(tx, id, shopper)
    if (complaint) await tell(tx, occasion, complaint, person)
  }
}
export type OwnComplaintService = ReturnType<typeof ownComplaintService>
