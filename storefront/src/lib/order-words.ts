import { t, word } from './language/words'

const STATUS_TONES = { cancelled: 'bad', completed: 'good', to_confirm: 'warn' } as const

/** The colour in which a status is shown. */
export const statusTone = (status: string): 'bad' | 'good' | 'warn' | 'info' =>
  STATUS_TONES[status as keyof typeof STATUS_TONES] ?? 'info'

const SHOPPER_STATUS: Record<string, string> = {
  to_confirm: word('Waiting for the pharmacy'),
  to_ship: word('Being prepared'),
  to_receive: word('On its way'),
  to_pay: word('Received'),
  to_complete: word('Paid'),
  completed: word('Completed'),
  cancelled: word('Cancelled'),
}

const PICK_UP_STATUS: Record<string, string> = {
  ...SHOPPER_STATUS,
  to_receive: word('Ready to pick up'),
  to_pay: word('Picked up'),
}

/** A status as the shopper would say it. */
export const shopperStatus = (status: string, isPickUp = false) =>
  t((isPickUp ? PICK_UP_STATUS : SHOPPER_STATUS)[status] ?? status)

/** How a recurring order stands, in a word and its colour. */
export const RECURRING_STATUS = {
  active: { name: word('Active'), tone: 'good' },
  ended: { name: word('Ended'), tone: 'info' },
  cancelled: { name: word('Stopped'), tone: 'warn' },
} as const
