import { MANILA_OFFSET_MS } from '@botika/common/time'

/** A moment as Manila's clocks show it, for a date and time field: `2024-01-05T15:30`. */
export const toManila = (moment: string | null | undefined) =>
  moment ? new Date(Date.parse(moment) + MANILA_OFFSET_MS).toISOString().slice(0, 16) : ''

export const fromManila = (typed: string) => (typed ? new Date(`${typed}:00+08:00`).toISOString() : null)
