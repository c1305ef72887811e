import { plain } from '@botika/common/products/words'

const LONGEST = 60

/** Somebody's address, or a number that is no strength: phones, ids, order numbers. */
const PERSONAL = /@|\d{5,}|\d[\d\s().-]{6,}\d|^btk-/i

/**
 * What is kept of words that found nothing: in one spelling, so that the same wish counts once. Null where they may
 * tell of a person; a catalogue's words never need that.
 */
export function missWords(keyword: string): string | null {
  if (PERSONAL.test(keyword.trim())) return null
  const words = plain(keyword)
    .replace(/[^\p{L}\p{N}.%+-]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .trim()
  return words.length < 2 ? null : words
}
