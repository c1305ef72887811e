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
