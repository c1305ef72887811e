import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { STEPS, type SellerAction } from '@botika/common/seller-orders/rules'

interface StepWords {
  /** On the button. */
  deed: string
  /** In the bar when it is done. */
  done: string
  said: string
}

/** How the steps are called on buttons, in the bar and afterwards. */
export const STEP_WORDS: Record<SellerAction, StepWords> = {
  confirm: { deed: 'Confirm the order', done: 'Confirmed', said: 'Order confirmed' },
  ship: { deed: 'Ship the order', done: 'Shipped', said: 'Order shipped' },
  receive: { deed: 'Mark as received', done: 'Received', said: 'Marked as received' },
  pay: { deed: 'Mark as paid', done: 'Paid', said: 'Marked as paid' },
  complete: { deed: 'Complete the order', done: 'Completed', said: 'Order completed' },
}

/** Each step with the moment it was taken, if it was. */
export function stepsOf(order: SellerOrderDetails) {
  return STEPS.map(({ action, raises, event }) => ({
    action,
    isDone: order[raises],
    at: order.timeline.findLast(({ kind }) => kind === event)?.created_at ?? null,
  }))
}
