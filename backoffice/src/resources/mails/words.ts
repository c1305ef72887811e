import * as mails from '@botika/common/messages/office/mails'
import * as shared from '@botika/common/messages/office/shared'
import { inEnglish, type Words } from '../../lib/language/useWords'
import type { Mail } from '@botika/common/mails/endpoints'
import type { Tone } from '../../ui/StatusChip'
import { moment } from '../../ui/words'

export const STATUS_NAMES = { all: 'All', waiting: 'Waiting', sent: 'Sent', failed: 'Failed' } as const

/** What belongs under each. */
export const MAILS_TOLD = {
  waiting: 'Emails wait here until they are sent.',
  sent: 'Emails that went out are kept here.',
  failed: 'Emails that could not be sent show here, each with the reason.',
} as const

export const KIND_NAMES: Readonly<Record<string, string>> = {
  order_placed: 'Order placed',
  order_part_added: 'Items added to an order',
  order_confirm: 'Order confirmed',
  order_ship: 'Order shipped',
  order_receive: 'Order received',
  order_pay: 'Order paid',
  order_complete: 'Order completed',
  order_cancel: 'Order cancelled',
  order_prescription_accepted: 'Prescription accepted',
  order_prescription_rejected: 'Prescription rejected',
  seller_order_placed: 'New order, to the pharmacy',
  seller_order_cancel: 'Cancelled by the shopper, to the pharmacy',
  seller_order_receive: 'Received by the shopper, to the pharmacy',
  prescription_replaced: 'New prescription, to the pharmacy',
  password_reset: 'Link for a new password',
  password_changed: 'Password was changed',
  password_set: 'First password was set',
  email_confirm: 'Link to confirm an address',
  email_known: 'There is an account already',
  email_changing: 'Address is about to change',
  email_changed: 'Address was changed',
  seller_invitation: 'Invitation of a seller',
  application_received: 'Application received',
  application_rejected: 'Application rejected',
  pharmacy_suspended: 'Pharmacy suspended',
  pharmacy_admitted: 'Pharmacy let in again',
  recurring_started: 'Recurring order set',
  recurring_placed: 'Recurring order placed',
  recurring_missed: 'Recurring order missed',
  recurring_cancelled: 'Recurring order stopped',
}

/** `order_confirm` as people read it. */
export const kindWords = (kind: string, t: Words = inEnglish) =>
  t(KIND_NAMES[kind] ?? kind.replaceAll('_', ' '))

export function standing({ status, gave_up: gaveUp }: Mail): { tone: Tone; label: string } {
  if (status === 'sent') return { tone: 'good', label: 'Sent' }
  if (status === 'waiting') return { tone: 'info', label: 'Waiting' }
  return gaveUp ? { tone: 'bad', label: 'Given up' } : { tone: 'warn', label: 'Failed, tries again' }
}

/** When it went, or what became of it so far. */
export function course({ sent_at: sentAt, attempts, next_try_at: nextTry }: Mail, t: Words): string {
  if (sentAt) return t(mails.sentMoment, { moment: moment(sentAt) })
  const tried =
    attempts === 0
      ? t(mails.notTriedYet)
      : t(mails.triedTimes, { times: t(shared.countTimes, { count: attempts }) })
  return nextTry ? t(mails.triedNextMoment, { tried, moment: moment(nextTry) }) : tried
}
