import { LRUCache } from 'lru-cache'
import OpeningHours from 'opening_hours'
import { isHoliday } from './holidays'

const MANILA_OFFSET_MS = 8 * 3_600_000
const DAY_MS = 86_400_000
const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const

// the sun rises and sets for the whole country as it does in Manila
const MANILA = { lat: 14.6, lon: 121, address: { country_code: 'ph', state: 'Metro Manila' } }

// reading the hours each time costs a list of pharmacies twelve times the CPU time, the offers of a product five
const parsed = new LRUCache<string, { hours: OpeningHours | null }>({ max: 5_000 })

/** Whether these hours (OpenStreetMap's syntax) are open in Manila; null when unknown, unreadable or conditional. */
export function isOpenNow(hours: string | null, at: Date = new Date()): boolean | null {
  if (!hours?.trim()) return null
  const manila = new Date(at.getTime() + MANILA_OFFSET_MS)
  const { hours: table } = parse(withHolidays(hours.trim(), manila))
  if (!table) return null
  try {
    const there = wallClock(manila)
    return table.getUnknown(there) ? null : table.getState(there)
  } catch {
    return null
  }
}

export function openTimes(hours: string | null, day: string): { from: Date; until: Date }[] | null {
  if (!hours?.trim()) return null
  const midnight = new Date(`${day}T00:00:00Z`)
  const { hours: table } = parse(withHolidays(hours.trim(), midnight))
  if (!table) return null
  try {
    const end = wallClock(new Date(midnight.getTime() + DAY_MS))
    const intervals = table.getOpenIntervals(wallClock(midnight), end)
    if (intervals.some(([, , isUnknown]) => isUnknown)) return null
    return intervals.map(([from, until]) => ({ from: momentOf(from), until: momentOf(until) }))
  } catch {
    return null
  }
}

export const isReadable = (hours: string): boolean =>
  parse(withHolidays(hours.trim(), new Date())).hours !== null

/** The parser knows no Philippine holidays: `PH` becomes the weekday of today and yesterday (hours past midnight). */
function withHolidays(hours: string, manila: Date): string {
  if (!/\b[PS]H\b/.test(hours)) return hours
  const today = manila.getUTCDay()
  const never = weekday(today + 3)
  const holidays = [0, 1]
    .filter((ago) => isHoliday(new Date(manila.getTime() - ago * DAY_MS).toISOString().slice(0, 10)))
    .map((ago) => weekday(today - ago))
  return hours.replace(/\bPH\b/g, holidays.join(',') || never).replace(/\bSH\b/g, never)
}

const weekday = (number: number) => WEEKDAYS[(number + 7) % 7] ?? 'Mo'

/** The parser reads the local fields of a date: these are Manila's. */
const wallClock = (manila: Date) =>
  new Date(
    manila.getUTCFullYear(),
    manila.getUTCMonth(),
    manila.getUTCDate(),
    manila.getUTCHours(),
    manila.getUTCMinutes(),
  )

const momentOf = (wall: Date) =>
  new Date(
    Date.UTC(wall.getFullYear(), wall.getMonth(), wall.getDate(), wall.getHours(), wall.getMinutes()) -
      MANILA_OFFSET_MS,
  )

function parse(hours: string) {
  const kept = parsed.get(hours)
  if (kept) return kept
  const entry = { hours: read(hours) }
  parsed.set(hours, entry)
  return entry
}

function read(hours: string) {
  try {
    return new OpeningHours(hours, MANILA)
  } catch {
    return null
  }
}
