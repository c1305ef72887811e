import type { Label } from '../messages/message'
import * as fields from '../messages/office/fields'
export const RECURRING_OPTIONS = [
  'weekly',
  'every_2_weeks',
  'monthly',
  'every_2_months',
  'every_3_months',
] as const
export type RecurringOption = (typeof RECURRING_OPTIONS)[number]

export const RECURRING_NAMES: Record<RecurringOption, Label> = {
  weekly: fields.everyWeek,
  every_2_weeks: fields.every2Weeks,
  monthly: fields.everyMonth,
  every_2_months: fields.every2Months,
  every_3_months: fields.every3Months,
}

const STEPS: Record<RecurringOption, { days: number } | { months: number }> = {
  weekly: { days: 7 },
  every_2_weeks: { days: 14 },
  monthly: { months: 1 },
  every_2_months: { months: 2 },
  every_3_months: { months: 3 },
}

/** The nth day, from 0. Months count from the first day: from Jan 31 comes Feb 28, then Mar 31. Days are Manila's. */
export function occurrenceDay(firstDay: string, option: RecurringOption, n: number): string {
  const [year, month, day] = firstDay.split('-').map(Number) as [number, number, number]
  const step = STEPS[option]
  if ('days' in step) return dayOf(new Date(Date.UTC(year, month - 1, day + step.days * n)))
  const target = new Date(Date.UTC(year, month - 1 + step.months * n, 1))
  const lastOfMonth = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(day, lastOfMonth))
  return dayOf(target)
}

/** The first occurrence after a day. However long the servers slept, only one date is next. */
export function nextOccurrence(firstDay: string, option: RecurringOption, after: string): string {
  if (after < firstDay) return firstDay
  const step = STEPS[option]
  const elapsed = Math.floor((Date.parse(after) - Date.parse(firstDay)) / 86_400_000)
  // a month has at most 31 days, so this starts at or before the one that is looked for
  let n = Math.floor(elapsed / ('days' in step ? step.days : step.months * 31))
  while (occurrenceDay(firstDay, option, n) <= after) n++
  return occurrenceDay(firstDay, option, n)
}

export function nextWithin(
  schedule: { first_due_on: string; last_due_on: string | null; recurring_option: RecurringOption },
  after: string,
): string | null {
  const next = nextOccurrence(schedule.first_due_on, schedule.recurring_option, after)
  return schedule.last_due_on !== null && next > schedule.last_due_on ? null : next
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
