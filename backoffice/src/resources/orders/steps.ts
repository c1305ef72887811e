import type { Translate } from '../../lib/language/useTranslations'
import { audit, dispatch, orders, shared, trade } from '@botika/common/messages/office'
import * as refusals from '@botika/common/messages/refusals'
import type { Label } from '@botika/common/messages/message'
import type { SellerOrder, SellerOrderDetails } from '@botika/common/orders/schema'
import {
  type SellerAction,
  type SellerOrderStatus,
  STATUS_NAMES,
  stepError,
  STEPS,
} from '@botika/common/orders/steps'

interface StepLabels {
  button: Label
  done: Label
  success: Label
}

type Delivered = Pick<SellerOrder, 'delivery_option'>

const STEP_LABELS: Record<SellerAction, StepLabels> = {
  confirm: { button: orders.confirmTheOrder, done: orders.confirmed, success: shared.orderConfirmed },
  ship: { button: dispatch.shipTheOrder, done: dispatch.shipped, success: shared.orderShipped },
  receive: { button: dispatch.markAsReceived, done: dispatch.received, success: dispatch.markedAsReceived },
  pay: { button: orders.markAsPaid, done: shared.paid, success: orders.markedAsPaid },
  complete: { button: orders.completeTheOrder, done: orders.completed, success: shared.orderCompleted },
}

const AT_THE_COUNTER: Partial<Record<SellerAction, StepLabels>> = {
  ship: { button: dispatch.readyForPickUp, done: shared.ready, success: dispatch.theShopperCanPickIt },
  receive: { button: dispatch.markAsPickedUp, done: dispatch.pickedUp, success: dispatch.markedAsPickedUp },
}

export const isPickUp = ({ delivery_option }: Delivered) => delivery_option === 'pick_up'

export const stepLabels = (action: SellerAction, order: Delivered): StepLabels =>
  (isPickUp(order) ? AT_THE_COUNTER[action] : undefined) ?? STEP_LABELS[action]

const AFTER_IT = ['pay', 'complete'] as const

/** Whether an order can be closed in one go once the courier is back with the money. */
export const isToDeliver = (order: SellerOrder) =>
  order.payment_option === 'cash' && !order.is_paid && stepError(order, 'receive') === null

export async function deliverAndPay(
  advance: (id: number, action: SellerAction) => Promise<SellerOrderDetails>,
  { id }: { id: number },
): Promise<SellerOrderDetails> {
  let order = await advance(id, 'receive')
  for (const action of AFTER_IT) if (stepError(order, action) === null) order = await advance(id, action)
  return order
}

const COUNTER_STATUSES: Partial<Record<SellerOrderStatus, Label>> = {
  to_ship: orders.toPrepare,
  to_receive: dispatch.toBePickedUp,
}

export const statusName = (order: Delivered & Pick<SellerOrder, 'status'>) =>
  (isPickUp(order) ? COUNTER_STATUSES[order.status] : undefined) ?? STATUS_NAMES[order.status]

export function stepsOf(order: SellerOrderDetails) {
  return STEPS.map(({ action, raises, event }) => ({
    action,
    isDone: order[raises],
    at: order.timeline.findLast(({ kind }) => kind === event)?.created_at ?? null,
  }))
}

const EVENT_NAMES: Readonly<Record<string, Label>> = {
  placed: shared.placed,
  confirmed: orders.confirmed,
  shipped: dispatch.shipped,
  received: dispatch.received,
  paid: shared.paid,
  completed: orders.completed,
  cancelled: trade.cancelled,
  added: audit.actionAdded,
  prescription_accepted: shared.prescriptionAccepted,
  prescription_rejected: shared.prescriptionRejected,
  line_refused: refusals.lineRefused,
  line_moved: refusals.lineMoved,
  line_dropped: refusals.lineDropped,
}

export function eventName(kind: string, order: Delivered, t: Translate): string {
  if (isPickUp(order) && kind === 'shipped') return t(dispatch.readyForPickUp)
  if (isPickUp(order) && kind === 'received') return t(dispatch.pickedUp)
  const name = EVENT_NAMES[kind]
  return name ? t(name) : kind.replaceAll('_', ' ')
}
