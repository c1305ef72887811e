/** Lowercase without accents; `ñ` becomes `n`, the micro sign `u`. */
export const plain = (text: string): string =>
  text.replace(/[µμ]/g, 'u').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

// the β of β-carotene and the like, which other spellings leave out
const LONE_LETTER = /(?<!\p{L})(?![a-z])\p{Ll}(?!\p{L})/gu

/** Plain words of letters of any script, digits and the signs of `kept`, for comparing names. */
export const comparedWords = (text: string, kept: string): string =>
  plain(text)
    .replace(LONE_LETTER, ' ')
    .replace(new RegExp(`[^\\p{L}0-9${kept}]+`, 'gu'), ' ')
    .trim()

/** Plain, with a single space for whatever stands between words. */
export const spaced = (text: string): string =>
  plain(text)
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()

/** What names are sorted by: numbers by value, in whole parts of up to six digits, thousands without their comma. */
export const nameSort = (text: string): string =>
  spaced(text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')).replace(
    /(\d+)(\.\d+)?/g,
    (_, whole: string, decimals = '') => whole.padStart(6, '0') + decimals,
  )
