/** Lowercase without accents; `ñ` becomes `n`, the micro sign `u`. */
export const plain = (text: string): string =>
  text.replace(/[µμ]/g, 'u').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Plain, with a single space for whatever stands between words. */
export const spaced = (text: string): string =>
  plain(text)
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()

/** What names are sorted by: plain, with single spaces, and numbers of up to six digits by value. */
export const nameSort = (text: string): string =>
  spaced(text).replace(/\d+/g, (digits) => digits.padStart(6, '0'))
