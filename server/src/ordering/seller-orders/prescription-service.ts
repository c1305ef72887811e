import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import type { PrescriptionSender } from '../orders/service'
import { firstReply, type KeyUse, type MailService, once, type PrivateFileService } from '../../platform'
import { Problem } from '@botika/common/http/problem'
import { readOrderNumber } from '@botika/common/orders/number'
import { type LinkTo, newPrescriptionEmail } from '../orders/emails'
import type { Held, PartRow, SellerOrderRepository, Tx } from './repository'

interface Needs {
  repository: SellerOrderRepository
  files: PrivateFileService
  mail: MailService
  linkTo: LinkTo
}

const notFound = () => new Problem('order_not_found', phrase(messages.thereIsNoSuchOrder))

// the pharmacy has its whole time again, now that the shopper has done their part
export const laterBy = (at: Date, { created_at }: PartRow) =>
  new Date(Date.now() + Math.max(0, at.getTime() - created_at.getTime()))

export function prescriptionService({ repository, files, mail, linkTo }: Needs) {
  async function hold(tx: Tx, sender: PrescriptionSender): Promise<Held | undefined> {
    if ('customerId' in sender) return repository.holdByOrder(tx, sender.orderId, sender.customerId)
    const number = readOrderNumber(sender.orderNumber)
    return number === null ? undefined : repository.holdByNumber(tx, number, sender.email)
  }

  async function mustWait(tx: Tx, sender: PrescriptionSender): Promise<{ held: Held; waiting: PartRow[] }> {
    const held = await hold(tx, sender)
    if (!held) throw notFound()
    const waiting = held.parts.filter(
      (part) => part.prescription_status === 'rejected' && part.status === 'to_confirm',
    )
    if (waiting.length === 0)
      throw new Problem('step_refused', phrase(messages.noPharmacyHasAskedForAnotherPrescription))
    return { held, waiting }
  }

  async function write(tx: Tx, sender: PrescriptionSender, fileId: number): Promise<number> {
    const { held, waiting } = await mustWait(tx, sender)
    const { order } = held
    await repository.replacePrescription(tx, order, fileId)
    await repository.reopenLines(
      tx,
      waiting.map(({ id }) => id),
    )
    const isGuest = !('customerId' in sender)
    for (const part of waiting)
      await repository.updatePart(tx, part.id, {
        prescription_status: 'to_check',
        prescription_remarks: null,
        confirm_by: part.confirm_by && laterBy(part.confirm_by, part),
      })
    await repository.insertEvents(
      tx,
      waiting.map((part) => ({
        order_id: order.id,
        seller_order_id: part.id,
        kind: 'prescription_replaced' as const,
        actor_user_id: isGuest ? null : sender.customerId,
        actor_role: isGuest ? 'guest' : 'customer',
      })),
    )
    await mail.queue(
      tx,
      waiting.flatMap((part) => {
        const email = held.pharmacyEmails.get(part.pharmacy_id)
        const pharmacy_name = held.pharmacyNames.get(part.pharmacy_id) ?? ''
        return email
          ? [newPrescriptionEmail(email, { id: part.id, pharmacy_name }, order.order_number, linkTo)]
          : []
      }),
    )
    return order.id
  }

  return async function replace(sender: PrescriptionSender, file: File, use?: KeyUse): Promise<number> {
    // looked at before the picture is drawn anew, which is work that nobody else should be able to cause
    const first = await repository.transaction(async (tx) => {
      // whoever has the order is waited for: it may be the same request, which has its answer then
      await hold(tx, sender)
      const earlier = use && (await firstReply<number>(tx.sql, use))
      if (!earlier) await mustWait(tx, sender)
      return earlier
    })
    if (first) return first.reply
    const stored = await files.store('prescription', file, 'prescription_image')
    let isKept = false
    try {
      return await repository.transaction((tx) =>
        once(tx.sql, use, async () => {
          isKept = true
          return write(tx, sender, await files.keep(tx, stored))
        }),
      )
    } catch (error) {
      isKept = false
      throw error
    } finally {
      if (!isKept) await files.discard(stored)
    }
  }
}
export type PrescriptionService = ReturnType<typeof prescriptionService>
