/** Excel and Calc take a cell for a formula when it begins with one of these, some of them also in their wide forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const NUMBER = /^-\d+(\.\d+)?$/

/** A cell that no spreadsheet program runs; numbers stay numbers, also those that are written out. */
export function csvCell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return ''
  const isFormula = typeof value === 'string' && FORMULA.test(value) && !NUMBER.test(value)
  const text = isFormula ? `'${value}` : String(value)
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvLine = (cells: readonly (string | number | null | undefined)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`

/** Tells Excel that the text is UTF-8. */
export const CSV_START = '\uFEFF'
