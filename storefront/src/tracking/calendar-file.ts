import * as tracking from '@botika/common/messages/tracking'
import { RECURRING_LABELS } from '../lib/order-labels'
import { type RecurringOption } from '@botika/common/recurring-orders/rules'
import { t } from '../lib/language/text'

interface Repeated {
  order_number: string
  recurring_option: RecurringOption
  first_due_on: string
  last_due_on: string | null
  orderItems: readonly { product_name: string; quantity: number }[]
}

const RULES: Record<RecurringOption, string> = {
  weekly: 'FREQ=WEEKLY',
  every_2_weeks: 'FREQ=WEEKLY;INTERVAL=2',
  monthly: 'FREQ=MONTHLY',
  every_2_months: 'FREQ=MONTHLY;INTERVAL=2',
  every_3_months: 'FREQ=MONTHLY;INTERVAL=3',
}

const MAX_OCTETS = 75

/** A recurring order as an iCalendar file (RFC 5545): all-day events need no time zone, the reminder comes at nine. */
export function calendarFile(order: Repeated, { at, link }: { at: Date; link: string }): string {
  const goods = order.orderItems
    .map(({ product_name, quantity }) => `${quantity} × ${product_name}`)
    .join(', ')
  const often = t(tracking.oftenYourOrderIsPlaced, { often: t(RECURRING_LABELS[order.recurring_option]) })
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Botika//Recurring orders//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${order.order_number}@botika`,
    `DTSTAMP:${at.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${dayOf(order.first_due_on)}`,
    `RRULE:${ruleOf(order)}`,
    `SUMMARY:${escaped(t(tracking.botikaOrderGoods, { goods }))}`,
    `DESCRIPTION:${escaped([often, order.order_number, link].join('\n'))}`,
    `URL:${link}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT9H',
    `DESCRIPTION:${escaped(t(tracking.yourBotikaOrderIsPlacedToday))}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.flatMap(folded).join('\r\n') + '\r\n'
}

const dayOf = (day: string) => day.replaceAll('-', '')

/** From the 29th on, shorter months use their last day, as the orders do. */
function ruleOf({ recurring_option, first_due_on, last_due_on }: Repeated): string {
  const day = Number(first_due_on.slice(8))
  const days = Array.from({ length: day - 27 }, (_, index) => 28 + index)
  const isMonthly = RULES[recurring_option].startsWith('FREQ=MONTHLY')
  return [
    RULES[recurring_option],
    isMonthly && day > 28 ? `BYMONTHDAY=${days.join()};BYSETPOS=-1` : '',
    last_due_on ? `UNTIL=${dayOf(last_due_on)}` : '',
  ]
    .filter(Boolean)
    .join(';')
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n')

function folded(line: string): string[] {
  const encoder = new TextEncoder()
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (encoder.encode(part + letter).length > MAX_OCTETS) {
      parts.push(part)
      part = ' '
    }
    part += letter
  }
  return [...parts, part]
}
