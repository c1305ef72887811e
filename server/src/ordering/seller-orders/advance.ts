import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import type { RequestOf } from '@botika/common/http/endpoint'
import { Problem } from '@botika/common/http/problem'
import { isDone, stepError, type SellerAction, statusOf, stepOf } from '@botika/common/orders/steps'
import type { sellerOrders } from '@botika/common/seller-orders/endpoints'
import type { Person } from '../../platform'
import {
  type ActionNeeds,
  announce,
  courierFor,
  holdPart,
  itemsOf,
  notFound,
  putBack,
  roleOf,
} from './action'
import { corrections, dispatchedAmounts, orderSums, partSums } from './amounts'
import type { Held, PartRow, Tx } from './repository'

export type Dispatch = RequestOf<typeof sellerOrders.ship>['body']

interface Shipped {
  changes: Partial<PartRow>
  missing: number
}

/** The parcel as it is sent; the rest goes back to stock and is not paid for. */
async function ship(
  needs: ActionNeeds,
  tx: Tx,
  { held, part }: { held: Held; part: PartRow },
  dispatch: Dispatch,
): Promise<Shipped> {
  const { repository } = needs
  const items = itemsOf(held, part)
  const asked = new Map(dispatch?.items?.map((item) => [item.id, item.quantity_dispatched]))
  if ([...asked.keys()].some((id) => !items.some((item) => item.id === id)))
    throw Problem.invalid('items', t(messages.oneOfTheseItemsIsNotIn))
  const sent = items.map((item) => {
    const isLeftOut = item.prescription_status === 'left_out'
    const units = asked.get(item.id) ?? (isLeftOut ? 0 : item.quantity)
    if (isLeftOut && units > 0)
      throw Problem.invalid('items', t(messages.nameWasLeftOut, { name: item.product_name }))
    if (units > item.quantity)
      throw Problem.invalid(
        'items',
        t(messages.onlyCountOfNameWereOrdered, { count: item.quantity, name: item.product_name }),
      )
    return { item, units, after: dispatchedAmounts(item, units) }
  })
  if (sent.every(({ units }) => units === 0))
    throw Problem.invalid('items', t(messages.nothingWouldBeSentPleaseCancelThe))
  for (const { item, units, after } of sent)
    await repository.updateItem(tx, item.id, { quantity_dispatched: units, ...after })
  await repository.insertSalesRecords(tx, corrections(held.order, part, sent))
  const unsent = sent.map(({ item, units }) => ({
    inventory_id: item.inventory_id,
    units: item.quantity - units,
  }))
  await putBack(needs, tx, unsent)
  const courier =
    dispatch?.courier_id == null
      ? {}
      : { courier_id: await courierFor(repository, tx, dispatch.courier_id, part) }
  const sums = partSums(
    sent.map(({ after }) => after),
    part.delivery_fee,
  )
  return {
    changes: { ...courier, ...sums, wait_asked_at: null },
    missing: unsent.reduce((all, { units }) => all + units, 0),
  }
}

export const advancePart =
  (needs: ActionNeeds) =>
  (
    person: Person,
    pharmacyId: number | null,
    partId: number,
    action: SellerAction,
    dispatch?: Dispatch,
  ): Promise<void> =>
    needs.repository.transaction(async (tx) => {
      const { repository } = needs
      const owner = { pharmacyId }
      const { held, part } = await holdPart(repository, tx, partId, owner)
      if (isDone(part, action)) return
      const refusal = stepError(
        {
          ...part,
          delivery_option: held.order.delivery_option,
          sale_stop: await repository.saleStop(tx, part.id),
        },
        action,
      )
      if (refusal) throw new Problem('step_refused', refusal, { extra: { status: statusOf(part) } })
      const { changes, missing } =
        action === 'ship' ? await ship(needs, tx, { held, part }, dispatch) : { changes: {}, missing: 0 }
      const raised = { ...changes, [stepOf(action).raises]: true }
      const after = { ...part, ...raised }
      await repository.updatePart(tx, part.id, raised)
      const parts = held.parts.map((one) => (one.id === part.id ? after : one))
      await repository.updateOrder(tx, held.order.id, orderSums(parts))
      await announce(needs, tx, {
        held,
        part: after,
        kind: stepOf(action).event,
        occasion: action,
        person,
        role: roleOf(person, owner),
        missing,
        changes: dispatch,
      })
    })

export const receiveAll =
  (needs: ActionNeeds) =>
  (person: Person, orderId: number): Promise<void> =>
    needs.repository.transaction(async (tx) => {
      const { repository } = needs
      const held = await repository.holdByOrder(tx, orderId, person.id)
      if (!held) throw notFound()
      const shipped = held.parts.filter((part) => part.is_shipped && !part.is_cancelled)
      if (shipped.length === 0)
        throw new Problem('step_refused', phrase(messages.nothingOfThisOrderHasBeenShipped))
      for (const part of shipped.filter((one) => !one.is_received)) {
        await repository.updatePart(tx, part.id, { is_received: true })
        await announce(needs, tx, {
          held,
          part: { ...part, is_received: true },
          kind: 'received',
          occasion: 'receive',
          person,
          role: 'customer',
        })
      }
    })
