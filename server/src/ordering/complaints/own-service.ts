import type { Complaint, ComplaintChange, ComplaintOpening } from '@botika/common/complaints/endpoints'
import { PICTURE_FIELDS } from '@botika/common/complaints/rules'
import {
  type IdempotencyKeys,
  type KeyUse,
  once,
  type Person,
  type PrivateFileService,
  type StoredFile,
} from '../../platform'
import type { TellComplaint } from './emails'
import { type ComplaintDays, noSuchOrder, ownSteps } from './own-steps'
import { presentOwn } from './present'
import type { ComplaintRepository, Shopper, Tx } from './repository'
import { noSuchComplaint } from './service'

interface Needs {
  repository: ComplaintRepository
  files: PrivateFileService
  idempotency: IdempotencyKeys
  tell: TellComplaint
  days: ComplaintDays
  now: () => Date
}

const STEPS = {
  write: { kind: 'message', occasion: 'shopper_wrote' },
  withdraw: { kind: 'withdrawn', occasion: 'withdrawn' },
  reopen: { kind: 'reopened', occasion: 'reopened' },
} as const

const authorOf = (shopper: Shopper) =>
  'customerId' in shopper
    ? ({ author_role: 'customer', user_id: shopper.customerId } as const)
    : ({ author_role: 'guest', user_id: null } as const)

type Pictures = Pick<ComplaintOpening, (typeof PICTURE_FIELDS)[number]>

export function ownComplaintService({ repository, files, idempotency, tell, days, now }: Needs) {
  const { deadlines, mustTakeOne, mustTakeStep } = ownSteps({ repository, days, now })

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
}
export type OwnComplaintService = ReturnType<typeof ownComplaintService>
