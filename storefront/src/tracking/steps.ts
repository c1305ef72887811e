import type { OrderPart } from '@botika/common/orders/schema'
import { STEPS } from '@botika/common/orders/steps'
import { t, word } from '../lib/language/words'

const WORDS = {
  is_confirmed: word('Confirmed'),
  is_shipped: word('Shipped'),
  is_received: word('Received'),
  is_paid: word('Paid'),
  is_completed: word('Completed'),
} as const

const PICKED_UP = { ...WORDS, is_shipped: word('Ready to pick up'), is_received: word('Picked up') }

/** The way of one part: what was done, what comes next. */
export function waypointsOf(part: OrderPart, isPickUp: boolean) {
  const words = isPickUp ? PICKED_UP : WORDS
  const way = STEPS.map(({ raises }) => ({ name: words[raises], isDone: part[raises] }))
  const placed = [{ name: word('Placed'), isDone: true }, ...way]
  return part.is_cancelled
    ? [...placed.filter(({ isDone }) => isDone), { name: word('Cancelled'), isDone: true }]
    : placed
}

const EVENTS: Record<string, string> = {
  placed: word('Order placed'),
  confirmed: word('Confirmed by the pharmacy'),
  shipped: word('Shipped'),
  received: word('Received'),
  paid: word('Paid'),
  completed: word('Completed'),
  cancelled: word('Cancelled'),
  prescription_accepted: word('Prescription accepted'),
  prescription_rejected: word('Prescription not accepted'),
  prescription_replaced: word('Another prescription sent'),
}

const FETCHED: Record<string, string> = {
  ...EVENTS,
  shipped: PICKED_UP.is_shipped,
  received: PICKED_UP.is_received,
}

/** An entry of the timeline in words; kinds that are new are said as they are written. */
export const eventName = (kind: string, isPickUp: boolean) =>
  t((isPickUp ? FETCHED : EVENTS)[kind] ?? '') ||
  kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('_', ' ')
