import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { Problem } from '@botika/common/http/problem'
import { isUnsent, statusOf, UNRECEIVED_DAYS } from '@botika/common/orders/steps'
import { type Person, said } from '../../platform'
import { presentExpected } from '../orders/present'
import { announce, holdPart, itemsOf, roleOf } from '../seller-orders/action'
import { endPart } from '../seller-orders/cancel'
import { sellerEmail } from '../seller-orders/emails'
import type { Held, Owner, PartRow, Tx } from '../seller-orders/repository'
import { overdueEmail, tellShopper } from './emails'
import { refuseItems, type RefusalNeeds } from './refuse'

const DAY_MS = 86_400_000

const isLate = (part: PartRow, now: Date) =>
  isUnsent({ status: statusOf(part), expected: presentExpected(part) }, now.getTime())

const isUnreceived = ({ status, expected_until: until }: PartRow, now: Date) =>
  status === 'to_receive' && until !== null && until.getTime() + UNRECEIVED_DAYS * DAY_MS < now.getTime()

/** Asks once about what was confirmed and not sent, or sent and not received, and tells its pharmacy by when it ends. */
export const askAbout =
  (needs: RefusalNeeds) =>
  (partId: number): Promise<void> =>
    needs.repository.transaction(async (tx) => {
      const { repository, mail, linkTo, chooseDays, now } = needs
      const { held, part } = await holdPart(repository, tx, partId, {})
      const isSent = isUnreceived(part, now())
      if (part.wait_asked_at !== null || !(isSent || isLate(part, now()))) return
      await repository.updatePart(tx, part.id, { wait_asked_at: now() })
      const isFetched = held.order.delivery_option === 'pick_up'
      const occasion = isSent ? (isFetched ? 'unfetched' : 'unreceived') : 'unsent'
      await tellShopper(needs, tx, occasion, held, held.pharmacyNames.get(part.pharmacy_id))
      await mail.queue(tx, overdueEmail(occasion, { held, part, linkTo, days: chooseDays }))
    })

const itemsLeft = (held: Held, part: PartRow) =>
  itemsOf(held, part).filter((item) => item.prescription_status !== 'left_out')

async function endUnsent(needs: RefusalNeeds, tx: Tx, held: Held, part: PartRow) {
  await refuseItems(needs, tx, {
    held,
    part,
    person: null,
    role: 'system',
    items: itemsLeft(held, part),
    reason: 'not_sent',
    remarks: null,
  })
  await needs.mail.queue(tx, overdueEmail('endedUnsent', { held, part, linkTo: needs.linkTo, days: 0 }))
}

/** What was delivered counts as received; what nobody fetched ends, and its goods go back to stock. */
async function endUnreceived(needs: RefusalNeeds, tx: Tx, held: Held, part: PartRow) {
  const by = { person: null, role: 'system' }
  if (held.order.delivery_option === 'pick_up') {
    const remarks = said(messages.notFetched)(held.order.language)
    await endPart(needs, tx, { held, part }, remarks)
    await announce(needs, tx, { held, part, kind: 'cancelled', occasion: 'cancel', remarks, ...by })
    await needs.mail.queue(tx, overdueEmail('endedUnfetched', { held, part, linkTo: needs.linkTo, days: 0 }))
  } else {
    await needs.repository.updatePart(tx, part.id, { is_received: true })
    await announce(needs, tx, { held, part, kind: 'received', occasion: 'receive', ...by })
  }
}

/** Ends what was asked about and is as it was, though its shopper and its pharmacy had days to say so. */
export const endUnanswered =
  (needs: RefusalNeeds) =>
  (partId: number): Promise<void> =>
    needs.repository.transaction(async (tx) => {
      const { held, part } = await holdPart(needs.repository, tx, partId, {})
      const { wait_asked_at: asked } = part
      const now = needs.now()
      if (!asked || asked.getTime() + needs.chooseDays * DAY_MS >= now.getTime()) return
      if (isLate(part, now)) await endUnsent(needs, tx, held, part)
      else if (isUnreceived(part, now)) await endUnreceived(needs, tx, held, part)
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
