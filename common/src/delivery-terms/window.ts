import * as messages from '../messages/delivery'
import type { Given, Message } from '../messages/message'
import { formatTime, manilaDay } from '../time'

interface Window {
  from: string
  until: string
}

type Translate = <Values>(message: Message<Values>, ...values: Given<NoInfer<Values>>) => string

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const SOON_MINUTES = 60

const shortTime = (at: string) => formatTime(at).replace(':00', '').replace(/\s/g, '\u00A0')

/** `Nov 28`, or `Nob 28`: of a moment, as Manila's clocks show it, or of a plain day. */
export function shortDay(t: Translate, at: string): string {
  const [, month, day] = manilaDay(new Date(at)).split('-').map(Number)
  return `${t(messages.months).split(' ')[(month ?? 1) - 1]}\u00A0${day}`
}

export const shortMoment = (t: Translate, at: string) => `${shortDay(t, at)} ${shortTime(at)}`

function hoursOf({ from, until }: Window): string {
  const [start, end] = [shortTime(from), shortTime(until)]
  return start.slice(-2) === end.slice(-2) ? `${start.slice(0, -3)}-${end}` : `${start}-${end}`
}

function onDay(t: Translate, at: string, hours: string, now: Date): string {
  const day = manilaDay(new Date(at))
  if (day === manilaDay(now)) return t(messages.todayHours, { hours })
  if (day === manilaDay(new Date(now.getTime() + DAY_MS))) return t(messages.tomorrowHours, { hours })
  return t(messages.dayHours, { day: shortDay(t, at), hours })
}

/** When a delivery arrives: `Today 4-6 PM`, `Tomorrow 8-10 AM`, `Nov 28 to Nov 30`. */
export function arrivalWords(t: Translate, window: Window, now: Date = new Date()): string {
  const { from, until } = window
  return Date.parse(until) - Date.parse(from) < DAY_MS
    ? onDay(t, from, hoursOf(window), now)
    : t(messages.fromDayToDay, { from: shortDay(t, from), until: shortDay(t, until) })
}

/** From when it can be picked up: `Pick up in 30 min`, `Pick up from: Tomorrow 8 AM`. */
export function pickUpWords(t: Translate, { from }: Pick<Window, 'from'>, now: Date = new Date()): string {
  const minutes = Math.ceil((Date.parse(from) - now.getTime()) / MINUTE_MS)
  return minutes >= 0 && minutes <= SOON_MINUTES
    ? t(messages.readyInMinutes, { minutes })
    : t(messages.readyFrom, { when: onDay(t, from, shortTime(from), now) })
}
