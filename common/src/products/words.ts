/** Lowercase without accents; `ñ` becomes `n`, the micro sign `u`. */
export const plain = (text: string): string =>
  text.replace(/[µμ]/g, 'u').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What names are sorted by: plain, with single spaces, and numbers of up to six digits by value. */
export const nameSort = (text: string): string =>
  plain(text)
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()
    .replace(/\d+/g, (digits) => digits.padStart(6, '0'))
