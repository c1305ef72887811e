const NOTHING = new Set(['', '-', '--', 'n/a', 'na', 'none', 'null', 'not applicable', '.', 'unknown'])

/** The text of a cell, and null where it says in some way that there is nothing. */
export const textOf = (cell: string | undefined): string | null =>
  NOTHING.has((cell ?? '').toLowerCase()) ? null : (cell ?? null)

/** Drops `?` where a character was lost behind a word (`CELGRO?`), not where a question is asked. */
export const withoutLostMarks = (name: string): string =>
  name.replace(/(?<=[\p{L}\p{N}])\?(?=\s|$|[\p{L}])/gu, '')

/** At most `max` characters, cut where a part or a word ends. */
export function shorten(text: string, max: number, separator = ' '): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const end = cut.lastIndexOf(separator)
  return `${(end > max / 2 ? cut.slice(0, end) : cut).trimEnd()}…`
}

/** The first of several telephone numbers, when it looks like one. */
export function firstPhone(text = ''): string | null {
  const first = text.split(/[;,/]|\bor\b/)[0]?.trim() ?? ''
  return /^\+?[\d\s().-]{7,30}$/.test(first) && first.replace(/\D/g, '').length >= 7 ? first : null
}

/** Degrees from text; null when they lie nowhere on earth. */
export function pointOf(lat: string | undefined, lng: string | undefined) {
  const latitude = Number.parseFloat(lat ?? '')
  const longitude = Number.parseFloat(lng ?? '')
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isPlace && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : null
}
