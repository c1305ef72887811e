import { lazily } from './lazily'

const ZONE = 'Asia/Manila'

/** Manila's clocks are eight hours ahead of UTC all year, since 1990. */
export const MANILA_OFFSET_MS = 8 * 3_600_000

const dateWords = lazily(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: ZONE }))
const dayWords = lazily(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }))
const timeWords = lazily(
  () => new Intl.DateTimeFormat('en-PH', { hour: 'numeric', minute: '2-digit', timeZone: ZONE }),
)

/** The calendar day in Manila at a moment: `2024-01-05`. */
export const manilaDay = (at: Date = new Date()): string =>
  new Date(at.getTime() + MANILA_OFFSET_MS).toISOString().slice(0, 10)

/** `Jan 5, 2024`, of a moment (as Manila's clocks show it) or of a plain day. */
export function formatDate(value: string | Date): string {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return dayWords().format(new Date(`${value}T00:00:00Z`))
  }
  return dateWords().format(new Date(value))
}

/** `3:05 PM` in Manila. */
export const formatTime = (value: string | Date): string => timeWords().format(new Date(value)).toUpperCase()

/** `Jan 5, 2024, 3:05 PM` in Manila. */
export const formatDateTime = (value: string | Date): string =>
  `${formatDate(new Date(value))}, ${formatTime(value)}`

/** An event is upcoming when its (last) day is today or later in Manila. */
export const isUpcoming = (day: string, now: Date = new Date()): boolean => day >= manilaDay(now)
