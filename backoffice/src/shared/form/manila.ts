const parts = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Manila',
})

/** A moment as Manila's clocks show it, for a date and time field: `2024-01-05T15:30`. */
export const toManila = (moment: string | null | undefined) =>
  moment ? parts.format(new Date(moment)).replace(' ', 'T') : ''

/** What was typed into such a field, as a moment. Manila has no summer time. */
export const fromManila = (typed: string) => (typed ? new Date(`${typed}:00+08:00`).toISOString() : null)
