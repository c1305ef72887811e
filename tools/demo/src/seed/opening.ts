const HOUR = 3_600_000
const DAY = 24 * HOUR
const MANILA = 8 * HOUR
const OPENS = 8 * HOUR
const CLOSES = 19 * HOUR
const OPEN = CLOSES - OPENS

/**
 * Moves a moment of the past into the hours in which pharmacies work, 8 to 19 in Manila. What came later stays later,
 * what was days ago stays as many days ago, and nothing comes to lie in the future.
 */
export function inOpeningHours(moment: Date, now: Date): Date {
  const local = now.getTime() + MANILA
  const today = Math.floor(local / DAY)
  const sinceOpening = Math.min(OPEN, Math.max(0, local - today * DAY - OPENS))
  const worked = today * OPEN + sinceOpening - ((now.getTime() - moment.getTime()) * OPEN) / DAY
  // the stroke of opening is that of closing the day before
  const day = Math.ceil(worked / OPEN) - 1
  return new Date(day * DAY + OPENS + Math.floor(worked - day * OPEN) - MANILA)
}
