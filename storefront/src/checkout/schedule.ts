import * as checkout from '@botika/common/messages/checkout'
import { nextOccurrence, occurrenceDay } from '@botika/common/recurring-orders/rules'
import { manilaDay } from '@botika/common/time'
import { RECURRING_LABELS } from '../lib/order-labels'
import { formatDate } from '../lib/language/dates'
import { t } from '../lib/language/text'
import type { CheckoutForm, FieldName } from './form'

type Schedule = Pick<CheckoutForm, 'recurring_option' | 'first_due_on' | 'last_due_on'>

const LATEST_DAYS = 366
const DAY_MS = 86_400_000

export const latestFirstDay = (now: Date) => manilaDay(new Date(now.getTime() + LATEST_DAYS * DAY_MS))

export function daysOf(
  { recurring_option, first_due_on, last_due_on }: Schedule,
  count: number,
  now = new Date(),
) {
  const first = first_due_on || manilaDay(now)
  const days = Array.from({ length: count }, (_, n) => occurrenceDay(first, recurring_option, n))
  return last_due_on ? days.filter((day) => day <= last_due_on) : days
}

export function scheduleText(
  { recurring_option, first_due_on, last_due_on }: Schedule,
  now = new Date(),
): string {
  const isToday = first_due_on === '' || first_due_on === manilaDay(now)
  return [
    t(RECURRING_LABELS[recurring_option]),
    isToday ? t(checkout.firstToday) : t(checkout.firstOnDate, { date: formatDate(first_due_on) }),
    last_due_on ? t(checkout.lastByDate, { date: formatDate(last_due_on) }) : t(checkout.untilYouStopIt),
  ].join(', ')
}

export function scheduleErrors(
  { recurring_option, first_due_on, last_due_on }: Schedule,
  now = new Date(),
): [FieldName, string][] {
  const today = manilaDay(now)
  const errors: [FieldName, string][] = []
  if (first_due_on && (first_due_on < today || first_due_on > latestFirstDay(now)))
    errors.push(['first_due_on', t(checkout.pleaseChooseADayFromToday)])
  const first = first_due_on || today
  const second = nextOccurrence(first, recurring_option, first)
  if (last_due_on && last_due_on < second)
    errors.push(['last_due_on', t(checkout.itWouldComeOnlyOnce, { date: formatDate(second) })])
  return errors
}
