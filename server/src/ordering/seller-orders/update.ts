import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import type { RequestOf } from '@botika/common/http/endpoint'
import { Problem } from '@botika/common/http/problem'
import { needsId, statusOf } from '@botika/common/orders/steps'
import type { sellerOrders } from '@botika/common/seller-orders/endpoints'
import type { Person } from '../../platform'
import { type ActionNeeds, announce, courierFor, holdPart, roleOf } from './action'
import type { Held, PartRow, SellerOrderRepository, Tx } from './repository'

type Changes = RequestOf<typeof sellerOrders.update>['body']

export const updatePart =
  (needs: ActionNeeds) =>
  (person: Person, pharmacyId: number | null, partId: number, changes: Changes): Promise<void> =>
    needs.repository.transaction(async (tx) => {
      const { repository, audit } = needs
      const owner = { pharmacyId }
      const { held, part } = await holdPart(repository, tx, partId, owner)
      const values = await valuesOf(repository, tx, part, changes)
      const verdict = verdictOf(part, changes)
      if (
        verdict?.prescription_status === 'accepted' &&
        !(await isPrescriptionRead(repository, tx, held, part, person))
      )
        throw new Problem('step_refused', phrase(messages.openThePrescriptionFirstItCanBe))
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
      if (!verdict) return
      await repository.updatePart(tx, part.id, verdict)
      const kind = `prescription_${verdict.prescription_status}` as const
      await announce(needs, tx, {
        held,
        part,
        kind,
        occasion: kind,
        person,
        role: roleOf(person, owner),
        remarks: verdict.prescription_remarks,
        changes: verdict,
      })
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

const isPrescriptionRead = async (
  repository: SellerOrderRepository,
  tx: Tx,
  { order }: Held,
  part: PartRow,
  { id }: Person,
) =>
  order.prescription_file_id !== null &&
  repository.hasRead(tx, order.prescription_file_id, { pharmacyId: part.pharmacy_id, userId: id })

function mustTakeId(part: PartRow) {
  if (!needsId(part)) throw new Problem('step_refused', phrase(messages.nothingOfThisOrderIsDiscountedSo))
  if (part.is_completed || part.is_cancelled)
    throw new Problem('step_refused', phrase(messages.thisOrderHasComeToItsEnd), {
      extra: { status: statusOf(part) },
    })
}

function verdictOf(part: PartRow, { prescription_checked: isAccepted, prescription_remarks }: Changes) {
  if (isAccepted === undefined) return null
  if (part.prescription_status === 'not_needed')
    throw new Problem('step_refused', phrase(messages.thisOrderNeedsNoPrescription))
  const prescription_status = isAccepted ? ('accepted' as const) : ('rejected' as const)
  const remarks = prescription_remarks || null
  if (!isAccepted && !remarks)
    throw Problem.invalid('prescription_remarks', t(messages.pleaseTellTheShopperWhySoThat))
  if (part.prescription_status === prescription_status && part.prescription_remarks === remarks) return null
  if (statusOf(part) !== 'to_confirm')
    throw new Problem('step_refused', phrase(messages.thePrescriptionCanBeCheckedOnlyBefore))
  return { prescription_status, prescription_remarks: remarks }
}
