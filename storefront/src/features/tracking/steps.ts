import type { OrderPart } from '@botika/common/orders/schema'
import { STEPS } from '@botika/common/seller-orders/rules'

const WORDS = {
  is_confirmed: 'Confirmed',
  is_shipped: 'Shipped',
  is_received: 'Received',
  is_paid: 'Paid',
  is_completed: 'Completed',
} as const

const PICKED_UP = { ...WORDS, is_shipped: 'Ready to pick up', is_received: 'Picked up' }

/** The way of one part: what was done, what comes next. */
export function waypointsOf(part: OrderPart, isPickUp: boolean) {
  const words = isPickUp ? PICKED_UP : WORDS
  const way = STEPS.map(({ raises }) => ({ name: words[raises], isDone: part[raises] }))
  const placed = [{ name: 'Placed', isDone: true }, ...way]
  return part.is_cancelled
    ? [...placed.filter(({ isDone }) => isDone), { name: 'Cancelled', isDone: true }]
    : placed
}

const EVENTS: Record<string, string> = {
  placed: 'Order placed',
  confirmed: 'Confirmed by the pharmacy',
  shipped: 'Shipped',
  received: 'Received',
  paid: 'Paid',
  completed: 'Completed',
  cancelled: 'Cancelled',
  prescription_accepted: 'Prescription accepted',
  prescription_rejected: 'Prescription not accepted',
  prescription_replaced: 'Another prescription sent',
}

/** An entry of the timeline in words; kinds that are new are said as they are written. */
export const eventName = (kind: string) =>
  EVENTS[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('_', ' ')
