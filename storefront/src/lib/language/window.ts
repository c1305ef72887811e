import * as place from '@botika/common/messages/place'
import { formatTime, manilaDay } from '@botika/common/time'
import { inOneLine, locale, t } from './text'

const DAY_MS = 86_400_000
const DAYS_BY_NAME = 6

/** `Today 4-6 PM`, `Tomorrow 11 AM-1 PM`, `Fri 9-11 AM`, `Nov 27-Nov 29`. */
export function formatWindow({ from, until }: { from: string; until: string }, now = new Date()): string {
  const dayOf = (at: string) => manilaDay(new Date(at))
  if (Date.parse(until) - Date.parse(from) >= DAY_MS)
    return [from, until].map((at) => inOneLine(shortDay(dayOf(at)))).join('-')
  return `${dayName(dayOf(from), manilaDay(now))} ${hours(from, until)}`
}

export const formatStart = (from: string, now = new Date()): string =>
  `${dayName(manilaDay(new Date(from)), manilaDay(now))} ${short(from)}`

const short = (at: string) => inOneLine(formatTime(at).replace(':00', ''))

function hours(from: string, until: string): string {
  const [start, end] = [short(from), short(until)]
  return start.slice(-2) === end.slice(-2) ? `${start.slice(0, -3)}-${end}` : `${start}-${end}`
}

const dateIn = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' }).format(new Date(day))

const shortDay = (day: string) => dateIn(day, { month: 'short', day: 'numeric' })

function dayName(day: string, today: string): string {
  const ahead = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
  if (ahead === 0) return t(place.today)
  if (ahead === 1) return t(place.tomorrow)
  return ahead <= DAYS_BY_NAME ? dateIn(day, { weekday: 'short' }) : inOneLine(shortDay(day))
}
