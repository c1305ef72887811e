/** Lowercase without accents; `ñ` becomes `n`, the micro sign `u`. */
export const plain = (text: string): string =>
  text.replace(/[µμ]/g, 'u').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Plain, with a single space for whatever stands between words. */
export const spaced = (text: string): string =>
  plain(text)
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()

/**
 * What names are sorted by: plain, with single spaces, and numbers by value: whole parts of up to six digits, decimals
 * as they are, thousands without their comma.
 */
export const nameSort = (text: string): string =>
  spaced(text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')).replace(
    /(\d+)(\.\d+)?/g,
    (_, whole: string, decimals = '') => whole.padStart(6, '0') + decimals,
  )
