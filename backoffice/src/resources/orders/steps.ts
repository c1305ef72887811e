import type { SellerOrder, SellerOrderDetails } from '@botika/common/orders/schema'
import {
  refusalOf,
  type SellerAction,
  type SellerOrderStatus,
  STATUS_NAMES,
  STEPS,
} from '@botika/common/orders/steps'

interface StepWords {
  /** On the button. */
  deed: string
  /** In the bar when it is done. */
  done: string
  said: string
}

type Delivered = Pick<SellerOrder, 'delivery_option'>

const STEP_WORDS: Record<SellerAction, StepWords> = {
  confirm: { deed: 'Confirm the order', done: 'Confirmed', said: 'Order confirmed' },
  ship: { deed: 'Ship the order', done: 'Shipped', said: 'Order shipped' },
  receive: { deed: 'Mark as received', done: 'Received', said: 'Marked as received' },
  pay: { deed: 'Mark as paid', done: 'Paid', said: 'Marked as paid' },
  complete: { deed: 'Complete the order', done: 'Completed', said: 'Order completed' },
}

/** What is fetched at the counter never travels. */
const AT_THE_COUNTER: Partial<Record<SellerAction, StepWords>> = {
  ship: { deed: 'Ready for pick-up', done: 'Ready', said: 'The shopper can pick it up' },
  receive: { deed: 'Mark as picked up', done: 'Picked up', said: 'Marked as picked up' },
}

export const isPickUp = ({ delivery_option }: Delivered) => delivery_option === 'pick_up'

/** How a step is called on its button, in the bar and afterwards. */
export const stepWords = (action: SellerAction, order: Delivered): StepWords =>
  (isPickUp(order) ? AT_THE_COUNTER[action] : undefined) ?? STEP_WORDS[action]

const COUNTER_STATUSES: Partial<Record<SellerOrderStatus, string>> = {
  to_ship: 'To prepare',
  to_receive: 'To be picked up',
}

/** Where an order stands, for people. */
export const statusName = (order: Delivered & Pick<SellerOrder, 'status'>) =>
  (isPickUp(order) ? COUNTER_STATUSES[order.status] : undefined) ?? STATUS_NAMES[order.status]

const COUNTER_REFUSALS: Readonly<Record<string, string>> = {
  'The next step is to ship the order.': 'The next step is to make it ready for pick-up.',
  'The next step is to mark the order as received.': 'The next step is to mark it as picked up.',
}

/** Why a step is closed, in the words of its way to the shopper; null when it is open. */
export function stepRefusal(order: SellerOrder, action: SellerAction): string | null {
  const refusal = refusalOf(order, action)
  return refusal !== null && isPickUp(order) ? (COUNTER_REFUSALS[refusal] ?? refusal) : refusal
}

/** Each step with the moment it was taken, if it was. */
export function stepsOf(order: SellerOrderDetails) {
  return STEPS.map(({ action, raises, event }) => ({
    action,
    isDone: order[raises],
    at: order.timeline.findLast(({ kind }) => kind === event)?.created_at ?? null,
  }))
}

/** `prescription_accepted` is kept as one word; people read two, and at the counter other ones. */
export function eventName(kind: string, order: Delivered): string {
  if (isPickUp(order) && kind === 'shipped') return 'Ready for pick-up'
  if (isPickUp(order) && kind === 'received') return 'Picked up'
  const words = kind.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
