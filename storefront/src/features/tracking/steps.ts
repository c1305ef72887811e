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
}

/** An entry of the timeline in words; kinds that are new are said as they are written. */
export const eventName = (kind: string) =>
  EVENTS[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('_', ' ')

const STATUS_TONES = { cancelled: 'bad', completed: 'good', to_confirm: 'warn' } as const

export const statusTone = (status: string): 'bad' | 'good' | 'warn' | 'info' =>
  STATUS_TONES[status as keyof typeof STATUS_TONES] ?? 'info'

const SHOPPER_STATUS: Record<string, string> = {
  to_confirm: 'Waiting for the pharmacy',
  to_ship: 'Being prepared',
  to_receive: 'On its way',
  to_pay: 'Received',
  to_complete: 'Paid',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

/** A status as the shopper would say it. */
export const shopperStatus = (status: string, isPickUp: boolean) =>
  status === 'to_receive' && isPickUp ? 'Ready to pick up' : (SHOPPER_STATUS[status] ?? status)
