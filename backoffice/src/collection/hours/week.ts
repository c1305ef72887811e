import type { Label } from '@botika/common/messages/message'
import * as records from '@botika/common/messages/office/records'
import * as inputs from '@botika/common/messages/office/inputs'
export const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
export type Day = (typeof DAYS)[number]

/** `08:00` to `21:00`; to an earlier time means past midnight. */
export interface Span {
  from: string
  to: string
}

export interface Week {
  days: Readonly<Record<Day, readonly Span[]>>
  isClosedOnHolidays: boolean
}

export const ALL_DAY: Span = { from: '00:00', to: '24:00' }

const isAllDay = ([span, ...others]: readonly Span[]) =>
  span?.from === ALL_DAY.from && span.to === ALL_DAY.to && others.length === 0

const SPAN = /^(\d{1,2}):(\d{2})\s*-\s*(\d{1,2}):(\d{2})$/
const DAY_PART = /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:\s*-\s*(Mo|Tu|We|Th|Fr|Sa|Su))?$/

const everyDay = (spans: readonly Span[]) =>
  Object.fromEntries(DAYS.map((day) => [day, spans])) as Record<Day, readonly Span[]>

export const closedWeek = (): Week => ({ days: everyDay([]), isClosedOnHolidays: false })

/** OpenStreetMap's opening hours as a week, or null where they say more than a week can. */
export function readWeek(text: string): Week | null {
  const { week, unread } = readRules(text)
  return unread.length === 0 ? week : null
}

export function readRules(text: string): { week: Week; unread: string[] } {
  const days = everyDay([])
  const unread: string[] = []
  let isClosedOnHolidays = false
  for (const rule of text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)) {
    if (rule === '24/7') {
      Object.assign(days, everyDay([ALL_DAY]))
      continue
    }
    const read = readRule(rule)
    if (!read) {
      unread.push(rule)
      continue
    }
    for (const day of read.days) days[day] = read.spans
    isClosedOnHolidays ||= read.isOfHolidays
  }
  return { week: { days, isClosedOnHolidays }, unread }
}

interface Rule {
  days: Day[]
  spans: Span[]
  isOfHolidays: boolean
}

function readRule(rule: string): Rule | null {
  const [, dayText, spanText] = /^([A-Z][A-Za-z,\s-]*?)\s+(off|[\d:,\s-]+)$/.exec(rule) ?? []
  const parts = dayText?.split(',').map((part) => part.trim())
  const isOfHolidays = parts?.includes('PH') ?? false
  const days = parts ? readDays(parts.filter((part) => part !== 'PH')) : [...DAYS]
  const spans = readSpans(spanText ?? rule)
  if (!days || !spans || (isOfHolidays && spans.length > 0)) return null
  return { days, spans, isOfHolidays }
}

function readDays(parts: readonly string[]): Day[] | null {
  const days: Day[] = []
  for (const part of parts) {
    const [, first, last] = DAY_PART.exec(part) ?? []
    if (!first) return null
    const from = DAYS.indexOf(first as Day)
    const to = DAYS.indexOf((last ?? first) as Day)
    for (let at = from; ; at = (at + 1) % DAYS.length) {
      days.push(DAYS[at] as Day)
      if (at === to) break
    }
  }
  return days
}

function readSpans(text: string): Span[] | null {
  if (text === 'off') return []
  const spans = text.split(',').map((part) => {
    const [, h1, m1, h2, m2] = SPAN.exec(part.trim()) ?? []
    if (h1 === undefined || h2 === undefined) return null
    if (Number(h1) > 23 || Number(m1) > 59 || Number(h2) > 24 || Number(m2) > 59) return null
    return { from: `${h1.padStart(2, '0')}:${m1}`, to: `${h2.padStart(2, '0')}:${m2}` }
  })
  return spans.every((span) => span !== null) ? spans : null
}

const written = (spans: readonly Span[]) => spans.map(({ from, to }) => `${from}-${to}`).join(',')

export function sameHours(days: Week['days'], spans: readonly Span[]): Week['days'] {
  const open = DAYS.filter((day) => days[day].length > 0)
  const among = open.length > 1 ? open : DAYS
  return { ...days, ...Object.fromEntries(among.map((day) => [day, spans])) }
}

export function runsOf({ days }: Week): { first: Day; last: Day; spans: readonly Span[] }[] {
  const runs: { first: Day; last: Day; spans: readonly Span[] }[] = []
  for (const day of DAYS) {
    const before = runs.at(-1)
    if (before && written(before.spans) === written(days[day])) before.last = day
    else runs.push({ first: day, last: day, spans: days[day] })
  }
  return runs
}

export function writeWeek(week: Week): string {
  const holidays = week.isClosedOnHolidays ? ['PH off'] : []
  if (DAYS.every((day) => isAllDay(week.days[day]))) return ['24/7', ...holidays].join('; ')
  const runs = runsOf(week)
    .filter(({ spans }) => spans.length > 0)
    .map(({ first, last, spans }) => `${first === last ? first : `${first}-${last}`} ${written(spans)}`)
  return runs.length === 0 ? '' : [...runs, ...holidays].join('; ')
}

export function weekFault({ days }: Week): Label | null {
  const spans = DAYS.flatMap((day) => days[day])
  if (spans.some(({ from, to }) => from === '' || to === '')) return records.pleaseFillInEveryTime
  if (spans.some(({ from, to }) => from === to)) return inputs.openingAndClosingTimeAre
  return null
}
