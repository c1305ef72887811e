import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { Problem } from '@botika/common/http/problem'
import { cancelError, statusOf } from '@botika/common/orders/steps'
import type { Person } from '../../platform'
import { type ActionNeeds, announce, holdPart, isShopper, itemsOf, putBack, roleOf } from './action'
import { corrections, deliveryFeeBearer, orderSums, unitsOf } from './amounts'
import type { Held, Owner, PartRow, Tx } from './repository'

function partsWithout(cancelled: PartRow, parts: readonly PartRow[]): PartRow[] {
  const bearer = deliveryFeeBearer(cancelled, parts)
  const fee = bearer ? cancelled.delivery_fee : 0
  return parts.map((part) => {
    if (part.id === cancelled.id)
      return {
        ...part,
        is_cancelled: true,
        delivery_fee: part.delivery_fee - fee,
        total: part.total - fee,
      }
    return part === bearer ? { ...part, delivery_fee: fee, total: part.total + fee } : part
  })
}

/** Ends a part: its goods go back to stock, the record book and the order's sums are corrected. */
export async function endPart(
  needs: ActionNeeds,
  tx: Tx,
  { held, part }: { held: Held; part: PartRow },
  remarks: string,
) {
  const { repository } = needs
  const items = itemsOf(held, part)
  await putBack(
    needs,
    tx,
    items.map((item) => ({ inventory_id: item.inventory_id, units: unitsOf(item) })),
  )
  const unsold = items.map((item) => ({ item, units: 0 }))
  await repository.insertSalesRecords(tx, corrections(held.order, part, unsold))
  const parts = partsWithout(part, held.parts)
  for (const one of parts.filter((changed) => !held.parts.includes(changed)))
    await repository.updatePart(tx, one.id, {
      delivery_fee: one.delivery_fee,
      total: one.total,
      ...(one.id === part.id ? { is_cancelled: true, cancel_remarks: remarks } : {}),
    })
  await repository.updateOrder(tx, held.order.id, orderSums(parts))
}

export const cancelPart =
  (needs: ActionNeeds) =>
  (person: Person | null, owner: Owner, partId: number, remarks: string): Promise<number> =>
    needs.repository.transaction(async (tx) => {
      const { held, part } = await holdPart(needs.repository, tx, partId, owner)
      const role = roleOf(person, owner)
      if (part.is_cancelled) return held.order.id
      const refusal = cancelError(part, isShopper(role) ? 'customer' : 'seller')
      if (refusal) throw new Problem('step_refused', refusal, { extra: { status: statusOf(part) } })
      await endPart(needs, tx, { held, part }, remarks)
      const isGivenUp = held.parts.every((one) => one.id === part.id || one.is_cancelled)
      if (isShopper(role) && isGivenUp) await needs.repository.dropRefusedLines(tx, held.order.id)
      await announce(needs, tx, {
        held,
        part,
        kind: 'cancelled',
        occasion: 'cancel',
        person,
        role,
        remarks: remarks || null,
        changes: { remarks },
      })
      return held.order.id
    })

/** A cancelled part leaves the lists; order, timeline and record book keep what they have of it. */
export const archivePart =
  ({ repository, audit }: ActionNeeds) =>
  (person: Person, partId: number): Promise<void> =>
    repository.transaction(async (tx) => {
      const { held, part } = await holdPart(repository, tx, partId, {})
      if (!part.is_cancelled)
        throw new Problem('step_refused', phrase(messages.onlyCancelledOrderCanBeClearedAway), {
          extra: { status: statusOf(part) },
        })
      const itemIds = held.items.filter((item) => item.seller_order_id === part.id).map((item) => item.id)
      if (await repository.isBooked(tx, itemIds))
        throw new Problem('in_use', phrase(messages.thisOrderStandsInTheSalesRecord))
      await repository.updatePart(tx, part.id, { archived_at: new Date() })
      await audit.record(tx, {
        person,
        action: 'delete',
        resource: 'seller-orders',
        recordId: part.id,
        pharmacyId: part.pharmacy_id,
      })
    })
