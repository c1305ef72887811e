import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { Problem } from '@botika/common/http/problem'
import type { PrescriptionVerdict } from '@botika/common/orders/schema'
import { prescriptionStatusOf, statusOf } from '@botika/common/orders/steps'
import { mustBeAllowed, nameOf, type Person } from '../../platform'
import { type ActionNeeds, announce, holdPart, itemsOf, roleOf } from './action'
import type { Held, ItemRow, PartRow, SellerOrderRepository, Tx } from './repository'

export interface Decision {
  id: number
  verdict: PrescriptionVerdict
  remarks?: string | null | undefined
}

const linesOf = (held: Held, part: PartRow) => itemsOf(held, part).filter((item) => item.is_prescription)

/** The specification's check of a whole part: each of its lines that is not left out. */
export const decisionsOf = (held: Held, part: PartRow, isAccepted: boolean, remarks: string | null) =>
  linesOf(held, part)
    .filter((item) => item.prescription_status !== 'left_out')
    .map(({ id }): Decision => ({ id, verdict: isAccepted ? 'accepted' : 'rejected', remarks }))

/** Only a pharmacist, by a PRC card in force at the pharmacy, deals with what needs a prescription. */
export async function mustHoldCard(
  repository: SellerOrderRepository,
  tx: Tx,
  person: Person,
  pharmacyId: number,
) {
  mustBeAllowed(person, 'seller-orders.decide-prescription', t(messages.onlyPharmacistsDecide))
  if (!(await repository.holdsCard(tx, person.id, pharmacyId)))
    throw new Problem('forbidden', phrase(messages.yourCardIsNotInForce))
}

async function mustBePharmacist(
  repository: SellerOrderRepository,
  tx: Tx,
  { held, part, person }: { held: Held; part: PartRow; person: Person },
  isAccepting: boolean,
) {
  await mustHoldCard(repository, tx, person, part.pharmacy_id)
  if (await repository.hasRead(tx, held.order, person.id)) return
  // what nobody can open any more can only be asked for again
  if (isAccepting || (await repository.isReadable(tx, held.order)))
    throw new Problem('step_refused', phrase(messages.openThePrescriptionFirstItCanBe))
}

/** What the lines become; throws where a decision is of no line, or says no reason. */
function decided(held: Held, part: PartRow, decisions: readonly Decision[]) {
  const lines = new Map(linesOf(held, part).map((item) => [item.id, item]))
  const changed: ItemRow[] = []
  for (const { id, verdict, remarks } of decisions) {
    const item = lines.get(id)
    if (!item) throw Problem.invalid('lines', t(messages.oneOfTheseItemsIsNotIn))
    const reason = remarks || null
    if (verdict !== 'accepted' && reason === null)
      throw Problem.invalid('prescription_remarks', t(messages.pleaseTellTheShopperWhySoThat))
    const after = {
      ...item,
      prescription_status: verdict,
      prescription_remarks: verdict === 'accepted' ? null : reason,
    }
    const isSame =
      item.prescription_status === verdict && item.prescription_remarks === after.prescription_remarks
    if (!isSame) changed.push(after)
    lines.set(id, after)
  }
  const own = itemsOf(held, part)
  if (own.every((item) => (lines.get(item.id) ?? item).prescription_status === 'left_out'))
    throw new Problem('step_refused', phrase(messages.nothingWouldBeLeftPleaseCancel))
  return { changed, lines: [...lines.values()] }
}

const reasonsOf = (lines: readonly ItemRow[]) =>
  [
    ...new Set(
      lines
        .filter((line) => line.prescription_status === 'rejected')
        .flatMap((line) => line.prescription_remarks ?? []),
    ),
  ].join('; ') || null

/** Writes down decisions on lines of a held part, and what follows for it; the same ones again change nothing. */
export async function decideLines(
  needs: ActionNeeds,
  tx: Tx,
  { held, part, person }: { held: Held; part: PartRow; person: Person },
  decisions: readonly Decision[],
) {
  const { repository, audit } = needs
  if (part.prescription_status === 'not_needed')
    throw new Problem('step_refused', phrase(messages.thisOrderNeedsNoPrescription))
  const isAccepting = decisions.some(({ verdict }) => verdict === 'accepted')
  await mustBePharmacist(repository, tx, { held, part, person }, isAccepting)
  const { changed, lines } = decided(held, part, decisions)
  if (changed.length === 0) return
  if (statusOf(part) !== 'to_confirm')
    throw new Problem('step_refused', phrase(messages.thePrescriptionCanBeCheckedOnlyBefore))
  for (const { id, prescription_status, prescription_remarks } of changed)
    await repository.updateItem(tx, id, { prescription_status, prescription_remarks })
  const fileId = held.order.prescription_file_id
  if (fileId !== null)
    await repository.insertChecks(
      tx,
      changed.map((line) => ({
        order_item_id: line.id,
        private_file_id: fileId,
        verdict: line.prescription_status as PrescriptionVerdict,
        remarks: line.prescription_remarks,
        user_id: person.id,
        user_name: nameOf(person),
        position: person.position ?? null,
      })),
    )
  const prescription_status = prescriptionStatusOf(lines)
  const prescription_remarks = prescription_status === 'rejected' ? reasonsOf(lines) : null
  const changes = {
    lines: changed.map((line) => `${line.product_name}: ${line.prescription_status}`),
    prescription_status: { from: part.prescription_status, to: prescription_status },
  }
  await repository.updatePart(tx, part.id, { prescription_status, prescription_remarks })
  const isTold =
    prescription_status !== part.prescription_status || prescription_remarks !== part.prescription_remarks
  if (!isTold || prescription_status === 'to_check' || prescription_status === 'not_needed')
    return audit.record(tx, {
      person,
      action: 'check-prescription',
      resource: 'seller-orders',
      recordId: part.id,
      pharmacyId: part.pharmacy_id,
      changes,
    })
  const kind = `prescription_${prescription_status}` as const
  await announce(needs, tx, {
    held,
    part,
    kind,
    occasion: kind,
    person,
    role: roleOf(person, { pharmacyId: part.pharmacy_id }),
    remarks: prescription_remarks,
    changes,
  })
}

export const decidePrescription =
  (needs: ActionNeeds) =>
  (
    person: Person,
    pharmacyId: number | null,
    partId: number,
    decisions: readonly Decision[],
  ): Promise<void> =>
    needs.repository.transaction(async (tx) => {
      const { held, part } = await holdPart(needs.repository, tx, partId, { pharmacyId })
      await decideLines(needs, tx, { held, part, person }, decisions)
    })
