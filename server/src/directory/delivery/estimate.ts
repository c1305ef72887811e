import { type DeliveryTerms, isPausedOn } from '@botika/common/delivery-terms/rules'
import { manilaDay } from '@botika/common/time'
import { openTimes } from '../opening-hours/open-now'

interface Seller {
  opening_hours: string | null
  delivery_terms: DeliveryTerms | null
}

export interface Window {
  from: Date
  until: Date
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const MOST_DAYS_AHEAD = 45

// hours that nobody wrote down; a pharmacy that says nothing is taken to work by day
const USUAL_HOURS = 'Mo-Su 08:00-20:00'
const USUAL_MINUTES = 30

// a rider takes the parcel within half an hour and needs four minutes for a kilometre; beyond a day's ride it is sent
const HANDOVER_MS = 30 * MINUTE_MS
const PER_KM_MS = 4 * MINUTE_MS
const WINDOW_MS = 2 * HOUR_MS
const RIDE_KM = 60
const SENT_DAYS = { from: 2, until: 4 }
const UNKNOWN_KM = 10

/**
 * When the pharmacy works next, `at` itself where it works then; null where a pause has no end, or it does not open
 * within 45 days.
 */
export const nextOpen = (seller: Seller, at: Date): Date | null => openFrom(seller, at)?.from ?? null

function openFrom(seller: Seller, at: Date): Window | null {
  for (let ahead = 0; ahead <= MOST_DAYS_AHEAD; ahead++) {
    const day = manilaDay(new Date(at.getTime() + ahead * DAY_MS))
    const open = timesOf(seller, day).find(({ until }) => until > at)
    if (open) return { from: open.from > at ? open.from : at, until: open.until }
  }
  return null
}

/** When the pharmacy will have been open for so many hours from `at` on; null where a pause has no end in sight. */
export function afterOpenHours(seller: Seller, at: Date, hours: number): Date | null {
  let left = hours * HOUR_MS
  for (let ahead = 0; ahead <= MOST_DAYS_AHEAD; ahead++)
    for (const { from, until } of timesOf(seller, manilaDay(new Date(at.getTime() + ahead * DAY_MS)))) {
      const start = Math.max(from.getTime(), at.getTime())
      const open = Math.max(0, until.getTime() - start)
      if (open >= left) return new Date(start + left)
      left -= open
    }
  return null
}

export const isPaused = ({ delivery_terms: terms }: Pick<Seller, 'delivery_terms'>, day: string): boolean =>
  isPausedOn(terms?.pause, day)

function timesOf(seller: Seller, day: string): readonly Readonly<Window>[] {
  if (isPaused(seller, day)) return []
  const special = seller.delivery_terms?.special_days.find((one) => one.day === day)
  return (
    openTimes(special?.hours ?? seller.opening_hours ?? USUAL_HOURS, day) ?? openTimes(USUAL_HOURS, day) ?? []
  )
}

const preparationMs = ({ delivery_terms: terms }: Seller) =>
  (terms?.preparation_minutes ?? USUAL_MINUTES) * MINUTE_MS

/** From when an order of now can be picked up, and until when the pharmacy is open then. */
export function pickUpWindow(seller: Seller, at: Date): Window | null {
  const start = nextOpen(seller, at)
  return start && openFrom(seller, new Date(start.getTime() + preparationMs(seller)))
}

/** When an order of now arrives: a window of two hours, or some days where a rider does not go. */
export function deliveryWindow(seller: Seller, km: number | null, at: Date): Window | null {
  const start = nextOpen(seller, afterCutOff(seller, at))
  if (!start) return null
  const ready = new Date(start.getTime() + preparationMs(seller))
  if ((km ?? UNKNOWN_KM) > RIDE_KM)
    return {
      from: new Date(startOfDay(ready).getTime() + SENT_DAYS.from * DAY_MS),
      until: new Date(startOfDay(ready).getTime() + (SENT_DAYS.until + 1) * DAY_MS - MINUTE_MS),
    }
  const arrives = ready.getTime() + HANDOVER_MS + (km ?? UNKNOWN_KM) * PER_KM_MS
  const from = new Date(Math.floor(arrives / HOUR_MS) * HOUR_MS)
  return { from, until: new Date(from.getTime() + WINDOW_MS) }
}

const startOfDay = (at: Date) => new Date(`${manilaDay(at)}T00:00:00+08:00`)

function afterCutOff({ delivery_terms: terms }: Seller, at: Date): Date {
  if (!terms?.cut_off) return at
  const cutOff = new Date(`${manilaDay(at)}T${terms.cut_off}:00+08:00`)
  return at > cutOff ? new Date(startOfDay(at).getTime() + DAY_MS) : at
}
