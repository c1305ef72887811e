// Manila keeps this time all year round, and a form says the same of years before there were time zones
const AHEAD_MS = 8 * 3_600_000

/** A moment as Manila's clocks show it, for a date and time field: `2024-01-05T15:30`. */
export const toManila = (moment: string | null | undefined) =>
  moment ? new Date(Date.parse(moment) + AHEAD_MS).toISOString().slice(0, 16) : ''

export const fromManila = (typed: string) => (typed ? new Date(`${typed}:00+08:00`).toISOString() : null)
