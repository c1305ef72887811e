import { UNSEEN, withoutEntities } from '../../platform'

const NOTHING = new Set(['', '-', '--', 'n/a', 'na', 'none', 'null', 'not applicable', '.', 'unknown'])

/** One line of text as a person would have typed it: entities read, tags and control characters gone, single spaces. */
export function clean(text: string | undefined): string {
  if (!text) return ''
  return (
    withoutEntities(text.replace(/<[^<>]{0,200}>/g, ' '))
      .replace(UNSEEN, '')
      .normalize('NFC')
      // a mark in the middle or at the end of a word stands for a character that was lost, mostly a trade mark sign
      .replace(/(?<=\p{L})\uFFFD/gu, '')
      .replace(/[\u0000-\u001F\u007F-\u009F]+/g, ' ')
      .replace(/\s+/gu, ' ')
      .trim()
  )
}

/** The same, and null where the source says in some way that there is nothing. */
export function cleanOrNull(text: string | undefined): string | null {
  const cleaned = clean(text)
  return NOTHING.has(cleaned.toLowerCase()) ? null : cleaned
}

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
export function firstPhone(text: string | undefined): string | null {
  const first =
    clean(text)
      .split(/[;,/]|\bor\b/)[0]
      ?.trim() ?? ''
  return /^\+?[\d\s().-]{7,30}$/.test(first) && first.replace(/\D/g, '').length >= 7 ? first : null
}
