import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { Problem } from '@botika/common/http/problem'
import { isUnsent, statusOf } from '@botika/common/orders/steps'
import type { Person } from '../../platform'
import { presentExpected } from '../orders/present'
import { holdPart, itemsOf, roleOf } from '../seller-orders/action'
import { sellerEmail } from '../seller-orders/emails'
import type { Owner, PartRow } from '../seller-orders/repository'
import { shopperEmail } from './emails'
import { refuseItems, type RefusalNeeds } from './refuse'

const isLate = (part: PartRow, now: Date) =>
  isUnsent({ status: statusOf(part), expected: presentExpected(part) }, now.getTime())

/** Asks once whether to wait for what was confirmed and not sent; nothing ends without the shopper. */
export const askToWait =
  ({ repository, mail, linkTo, now }: RefusalNeeds) =>
  (partId: number): Promise<void> =>
    repository.transaction(async (tx) => {
      const { held, part } = await holdPart(repository, tx, partId, {})
      if (part.wait_asked_at !== null || !isLate(part, now())) return
      await repository.updatePart(tx, part.id, { wait_asked_at: now() })
      await mail.queue(tx, shopperEmail('unsent', held, linkTo, held.pharmacyNames.get(part.pharmacy_id)))
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
        items: itemsOf(held, part).filter((item) => item.prescription_status !== 'left_out'),
        reason: 'not_sent',
        remarks: null,
      })
      await needs.repository.updatePart(tx, part.id, { cancel_remarks: remarks })
      const step = { held, part, isByReader: true, linkTo: needs.linkTo }
      await needs.mail.queue(tx, sellerEmail('cancel', step))
      return held.order.id
    })
