import { phrase } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import type { RequestOf } from '@botika/common/http/endpoint'
import { Problem } from '@botika/common/http/problem'
import { needsId, statusOf } from '@botika/common/orders/steps'
import type { sellerOrders } from '@botika/common/seller-orders/endpoints'
import type { Person } from '../../platform'
import { type ActionNeeds, courierFor, holdPart } from './action'
import { decideLines, decisionsOf } from './decide'
import type { PartRow, SellerOrderRepository, Tx } from './repository'

type Changes = RequestOf<typeof sellerOrders.update>['body']

export const updatePart =
  (needs: ActionNeeds) =>
  (person: Person, pharmacyId: number | null, partId: number, changes: Changes): Promise<void> =>
    needs.repository.transaction(async (tx) => {
      const { repository, audit } = needs
      const owner = { pharmacyId }
      const { held, part } = await holdPart(repository, tx, partId, owner)
      const values = await valuesOf(repository, tx, part, changes)
      if (Object.keys(values).length > 0) {
        await repository.updatePart(tx, part.id, values)
        await audit.record(tx, {
          person,
          action: 'update',
          resource: 'seller-orders',
          recordId: part.id,
          pharmacyId: part.pharmacy_id,
          changes: auditedOf(part, values),
        })
      }
      const { prescription_checked: isAccepted, prescription_remarks } = changes
      if (isAccepted === undefined) return
      const decisions = decisionsOf(held, part, isAccepted, prescription_remarks || null)
      await decideLines(needs, tx, { held, part, person }, decisions)
    })

async function valuesOf(
  repository: SellerOrderRepository,
  tx: Tx,
  part: PartRow,
  changes: Changes,
): Promise<Partial<PartRow>> {
  const values: Partial<PartRow> = {}
  if (changes.internal_notes !== undefined) values.internal_notes = changes.internal_notes
  if (changes.courier_id !== undefined) {
    if (part.is_received || part.is_cancelled)
      throw new Problem('step_refused', phrase(messages.theCourierOfThisOrderCanNo))
    values.courier_id =
      changes.courier_id === null ? null : await courierFor(repository, tx, changes.courier_id, part)
  }
  if (changes.id_seen !== undefined && changes.id_seen !== part.is_id_seen) {
    mustTakeId(part)
    values.is_id_seen = changes.id_seen
  }
  return values
}

/** The values for the audit log, which keeps them for good: no notes, which are for the pharmacy alone. */
const auditedOf = (part: PartRow, values: Partial<PartRow>) => ({
  ...(values.courier_id === undefined
    ? {}
    : { courier_id: { from: part.courier_id, to: values.courier_id } }),
  ...(values.is_id_seen === undefined ? {} : { is_id_seen: values.is_id_seen }),
  fields: Object.keys(values),
})

function mustTakeId(part: PartRow) {
  if (!needsId(part)) throw new Problem('step_refused', phrase(messages.nothingOfThisOrderIsDiscountedSo))
  if (part.is_completed || part.is_cancelled)
    throw new Problem('step_refused', phrase(messages.thisOrderHasComeToItsEnd), {
      extra: { status: statusOf(part) },
    })
}
