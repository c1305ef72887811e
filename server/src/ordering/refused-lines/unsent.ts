import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { Problem } from '@botika/common/http/problem'
import { isUnsent, statusOf } from '@botika/common/orders/steps'
import type { Person } from '../../platform'
import { presentExpected } from '../orders/present'
import { holdPart, itemsOf, roleOf } from '../seller-orders/action'
import { sellerEmail } from '../seller-orders/emails'
import type { Held, Owner, PartRow } from '../seller-orders/repository'
import { shopperEmail, unsentEmail } from './emails'
import { refuseItems, type RefusalNeeds } from './refuse'

const DAY_MS = 86_400_000

const isLate = (part: PartRow, now: Date) =>
  isUnsent({ status: statusOf(part), expected: presentExpected(part) }, now.getTime())

/** Asks once whether to wait for what was confirmed and not sent, and tells its pharmacy by when it ends. */
export const askToWait =
  ({ repository, mail, linkTo, chooseDays, now }: RefusalNeeds) =>
  (partId: number): Promise<void> =>
    repository.transaction(async (tx) => {
      const { held, part } = await holdPart(repository, tx, partId, {})
      if (part.wait_asked_at !== null || !isLate(part, now())) return
      await repository.updatePart(tx, part.id, { wait_asked_at: now() })
      const name = held.pharmacyNames.get(part.pharmacy_id)
      await mail.queue(tx, [
        ...shopperEmail('unsent', held, linkTo, name, chooseDays),
        ...unsentEmail('line_unsent', held, part, linkTo, chooseDays),
      ])
    })

const itemsLeft = (held: Held, part: PartRow) =>
  itemsOf(held, part).filter((item) => item.prescription_status !== 'left_out')

/** What is still not sent, though its shopper had days to say so and its pharmacy to send it, waits to be chosen for. */
export const endUnsent =
  (needs: RefusalNeeds) =>
  (partId: number): Promise<void> =>
    needs.repository.transaction(async (tx) => {
      const { held, part } = await holdPart(needs.repository, tx, partId, {})
      const { wait_asked_at: asked } = part
      const hadTime = asked && asked.getTime() + needs.chooseDays * DAY_MS < needs.now().getTime()
      if (!hadTime || !isLate(part, needs.now())) return
      await refuseItems(needs, tx, {
        held,
        part,
        person: null,
        role: 'system',
        items: itemsLeft(held, part),
        reason: 'not_sent',
        remarks: null,
      })
      await needs.mail.queue(tx, unsentEmail('seller_order_cancel', held, part, needs.linkTo, 0))
    })

/** The shopper waits no longer: the part ends, and its lines wait for what they choose. */
export const giveUpUnsent =
  (needs: RefusalNeeds) =>
  (person: Person | null, owner: Owner, partId: number, remarks: string): Promise<number> =>
    needs.repository.transaction(async (tx) => {
      const { held, part } = await holdPart(needs.repository, tx, partId, owner)
      if (part.is_cancelled) return held.order.id
      if (!isLate(part, needs.now()))
        throw new Problem('step_refused', phrase(messages.pleaseWaitForItOrCancel), {
          extra: { status: statusOf(part) },
        })
      await refuseItems(needs, tx, {
        held,
        part,
        person,
        role: roleOf(person, owner),
        items: itemsLeft(held, part),
        reason: 'not_sent',
        remarks: null,
      })
      await needs.repository.updatePart(tx, part.id, { cancel_remarks: remarks })
      const step = { held, part, isByReader: true, linkTo: needs.linkTo }
      await needs.mail.queue(tx, sellerEmail('cancel', step))
      return held.order.id
    })
