import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { Problem } from '@botika/common/http/problem'
import { prescriptionStatusOf, statusOf } from '@botika/common/orders/steps'
import { BACK_ON_THE_SHELF, NOT_ASKED_FOR, type RefusalReason } from '@botika/common/refused-lines/rules'
import type { RequestOf } from '@botika/common/http/endpoint'
import type { refusedLines } from '@botika/common/refused-lines/endpoints'
import type { Person } from '../../platform'
import {
  type ActionNeeds,
  actorOf,
  holdPart,
  isShopper,
  itemsOf,
  putBack,
  roleOf,
} from '../seller-orders/action'
import { corrections, dispatchedAmounts, orderSums, partSums, unitsOf } from '../seller-orders/amounts'
import { endPart } from '../seller-orders/cancel'
import { mustHoldCard } from '../seller-orders/decide'
import { laterBy } from '../seller-orders/prescription-service'
import type { Held, ItemRow, PartRow } from '../seller-orders/repository'
import { tellShopper } from './emails'
import type { RefusedLineRepository, Tx } from './repository'

export interface RefusalNeeds extends ActionNeeds {
  lines: RefusedLineRepository
  chooseDays: number
  now: () => Date
}

type Refusal = RequestOf<typeof refusedLines.refuse>['body']

interface Refused {
  held: Held
  part: PartRow
  person: Person | null
  role: string
  items: ItemRow[]
  reason: RefusalReason
  remarks: string | null
}

const DAY_MS = 86_400_000

async function settleStock(needs: RefusalNeeds, tx: Tx, items: readonly ItemRow[], reason: RefusalReason) {
  if (BACK_ON_THE_SHELF.includes(reason))
    return putBack(
      needs,
      tx,
      items.map((item) => ({ inventory_id: item.inventory_id, units: unitsOf(item) })),
    )
  if (reason !== 'not_in_stock') return
  const emptied = await needs.repository.emptyStock(
    tx,
    items.map((item) => item.inventory_id),
  )
  if (emptied.length > 0)
    await needs.refreshSearch(
      tx,
      emptied.map(({ product_id }) => product_id),
    )
}

const refusedItem = (item: ItemRow): ItemRow => ({
  ...item,
  ...dispatchedAmounts(item, 0),
  quantity_dispatched: 0,
  is_refused: true,
  prescription_status: item.is_prescription ? 'left_out' : 'not_needed',
  prescription_remarks: null,
})

/** The part goes on without its refused items; one that has nothing left to send ends. */
async function goOnWithout(needs: RefusalNeeds, tx: Tx, { held, part, items, remarks }: Refused) {
  const { repository } = needs
  const all = held.items.map((item) => (items.includes(item) ? refusedItem(item) : item))
  const rest = itemsOf({ ...held, items: all }, part)
  const changes = { ...partSums(rest, part.delivery_fee), prescription_status: prescriptionStatusOf(rest) }
  const after: PartRow = { ...part, ...changes }
  for (const { id, ...item } of all.filter((one) => !held.items.includes(one)))
    await repository.updateItem(tx, id, item)
  await repository.updatePart(tx, part.id, changes)
  const parts = held.parts.map((one) => (one.id === part.id ? after : one))
  const isOver = rest.every((item) => item.prescription_status === 'left_out')
  const hasOtherReasons = held.items.some((item) => item.seller_order_id === part.id && item.is_refused)
  const reason = hasOtherReasons ? '' : (remarks ?? '')
  if (isOver) await endPart(needs, tx, { held: { ...held, items: all, parts }, part: after }, reason)
  else await repository.updateOrder(tx, held.order.id, orderSums(parts))
  return isOver ? reason : null
}

/** Takes items off a held part and leaves each for the shopper to decide on; the ids of the refused lines. */
export async function refuseItems(needs: RefusalNeeds, tx: Tx, refused: Refused): Promise<number[]> {
  const { repository, lines, audit, chooseDays, now } = needs
  const { held, part, person, role, items, reason, remarks } = refused
  const { order } = held
  const mayAsk = order.may_be_moved && !NOT_ASKED_FOR.includes(reason)
  const before = await lines.ofOrder(order.id, tx)
  const fees = before.filter((line) => line.settled_at === null).map((line) => line.fee_agreed)
  await settleStock(needs, tx, items, reason)
  const unsold = items.map((item) => ({ item, units: 0 }))
  await repository.insertSalesRecords(tx, corrections(order, part, unsold))
  const endedFor = await goOnWithout(needs, tx, refused)
  const isOver = endedFor !== null
  const ended = (one: PartRow) => (one === part ? { ...one, is_cancelled: isOver } : one)
  const after = { ...held, parts: held.parts.map(ended) }
  const ids: number[] = []
  for (const item of items)
    ids.push(
      await lines.insertLine(tx, {
        order_id: order.id,
        order_item_id: item.id,
        seller_order_id: part.id,
        reason,
        remarks,
        line_total: item.total,
        fee_agreed: Math.max(order.delivery_fee, ...fees),
        owed: part.is_paid ? item.total : 0,
        is_asked: !mayAsk,
        choose_by: new Date(now().getTime() + chooseDays * DAY_MS),
      }),
    )
  const about = { order_id: order.id, seller_order_id: part.id, ...actorOf(person, role) }
  await repository.insertEvents(tx, [
    { ...about, kind: 'line_refused', remarks: items.map((item) => item.product_name).join('; ') },
    ...(isOver ? [{ ...about, kind: 'cancelled' as const, remarks: endedFor || null }] : []),
  ])
  if (!isShopper(role))
    await audit.record(tx, {
      person,
      action: 'refuse',
      resource: 'seller-orders',
      recordId: part.id,
      pharmacyId: part.pharmacy_id,
      changes: { items: items.map(({ id }) => id), reason },
    })
  if (!mayAsk) await tellShopper(needs, tx, 'refused', after, held.pharmacyNames.get(part.pharmacy_id))
  return ids
}

function mustBeUnsent(part: PartRow) {
  if (part.is_cancelled || part.is_shipped)
    throw new Problem('step_refused', phrase(messages.onlyBeforeItIsSentCanLinesBeRefused), {
      extra: { status: statusOf(part) },
    })
}

/** A pharmacy refuses one line; refused once more it stays as it is. */
export const refuseLine =
  (needs: RefusalNeeds) =>
  (person: Person, pharmacyId: number | null, partId: number, refusal: Refusal): Promise<number[]> =>
    needs.repository.transaction(async (tx) => {
      const owner = { pharmacyId }
      const { held, part } = await holdPart(needs.repository, tx, partId, owner)
      const item = held.items.find(
        ({ id, seller_order_id }) => id === refusal.item_id && seller_order_id === partId,
      )
      if (!item) throw Problem.invalid('item_id', t(messages.oneOfTheseItemsIsNotIn))
      if (item.is_refused) return []
      if (item.prescription_status === 'left_out')
        throw new Problem('step_refused', phrase(messages.itIsLeftOutAlready))
      mustBeUnsent(part)
      const remarks = refusal.remarks || null
      if (refusal.reason === 'other' && remarks === null)
        throw Problem.invalid('remarks', t(messages.pleaseTellTheShopperWhyNot))
      if (item.is_prescription) await mustHoldCard(needs.repository, tx, person, part.pharmacy_id)
      return refuseItems(needs, tx, {
        held,
        part,
        person,
        role: roleOf(person, owner),
        items: [item],
        reason: refusal.reason,
        remarks,
      })
    })

/** A part whose pharmacy let its time to confirm pass is refused as a whole. */
export const refuseLate =
  (needs: RefusalNeeds) =>
  (partId: number): Promise<number[]> =>
    needs.repository.transaction(async (tx) => {
      const { held, part } = await holdPart(needs.repository, tx, partId, {})
      const isLate =
        part.confirm_by !== null &&
        part.confirm_by < needs.now() &&
        part.status === 'to_confirm' &&
        part.prescription_status !== 'rejected'
      if (!isLate) return []
      return refuseItems(needs, tx, {
        held,
        part,
        person: null,
        role: 'system',
        items: itemsOf(held, part).filter((item) => item.prescription_status !== 'left_out'),
        reason: 'not_confirmed',
        remarks: null,
      })
    })

/** Medicines whose prescription was rejected leave their part where no other one came; the rest has its time anew. */
export const refuseUnreplaced =
  (needs: RefusalNeeds) =>
  (partId: number): Promise<number[]> =>
    needs.repository.transaction(async (tx) => {
      const { held, part } = await holdPart(needs.repository, tx, partId, {})
      const { confirm_by: by, prescription_status, status } = part
      if (!by || by.getTime() + needs.chooseDays * DAY_MS >= needs.now().getTime()) return []
      if (prescription_status !== 'rejected' || status !== 'to_confirm') return []
      const ids = await refuseItems(needs, tx, {
        held,
        part,
        person: null,
        role: 'system',
        items: itemsOf(held, part).filter((item) => item.prescription_status === 'rejected'),
        reason: 'no_prescription',
        remarks: null,
      })
      await needs.repository.updatePart(tx, part.id, { confirm_by: laterBy(by, part) })
      return ids
    })
