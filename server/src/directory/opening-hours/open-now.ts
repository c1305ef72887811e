import { MANILA_OFFSET_MS } from '@botika/common/time'
import { LRUCache } from 'lru-cache'
import OpeningHours from 'opening_hours'

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
    const now = table.getIterator(wallClock(manila))
    return now.getUnknown() ? null : now.getState()
  } catch {
    return null
  }
}

interface OpenTime {
  readonly from: Date
  readonly until: Date
}

// without this cache the times of a delivery and a pick-up cost four times the CPU time
const days = new LRUCache<string, { times: readonly OpenTime[] | null }>({ max: 10_000 })

export function openTimes(hours: string | null, day: string): readonly OpenTime[] | null {
  if (!hours?.trim()) return null
  const key = `${day} ${hours}`
  const kept = days.get(key)
  if (kept) return kept.times
  const times = readDay(hours, day)
  days.set(key, { times })
  return times
}

function readDay(hours: string, day: string): OpenTime[] | null {
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

// `8 to 5` would be read as from eight in the morning until five in the next
const isHalfADay = (hours: string) =>
  [...hours.matchAll(/(?<![:\d])(\d{1,2})\s*(?:-|–|to)\s*(\d{1,2})(?![:\d]|\s*[ap]\.?m)/gi)].some(
    ([, from, until]) => Number(from) >= 4 && Number(from) <= 12 && Number(until) <= Number(from),
  )

export const isReadable = (hours: string): boolean =>
  !isHalfADay(hours) && parse(withHolidays(hours.trim(), new Date())).hours !== null

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

const FIXED = new Set([
  '01-01',
  '04-09',
  '05-01',
  '06-12',
  '08-21',
  '11-01',
  '11-30',
  '12-08',
  '12-25',
  '12-30',
  '12-31',
])

/** Whether a `YYYY-MM-DD` is a holiday by law (RA 9492, RA 9849, RA 10966); proclaimed ones (Eid) are not known. */
export function isHoliday(day: string): boolean {
  const monthDay = day.slice(5)
  if (FIXED.has(monthDay)) return true
  const date = new Date(`${day}T00:00:00Z`)
  // National Heroes' Day is the last Monday of August
  if (monthDay >= '08-25' && monthDay <= '08-31' && date.getUTCDay() === 1) return true
  const daysToEaster = (easterOf(date.getUTCFullYear()) - date.getTime()) / 86_400_000
  return daysToEaster === 3 || daysToEaster === 2
}

/** Midnight of Easter Sunday, by the anonymous Gregorian reckoning. */
function easterOf(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const shift = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const index = epact + weekday - 7 * late + 114
  return Date.UTC(year, Math.floor(index / 31) - 1, (index % 31) + 1)
}
