/** Excel and Calc take a cell for a formula when it begins with one of these, some of them also in their wide forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** A cell that no spreadsheet program runs; numbers stay numbers. */
export function csvCell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line of a CSV file. */
export const csvLine = (cells: readonly (string | number | null | undefined)[]): string =>
  `${cells.map(csvCell).join(',')}\r\n`

/** Tells Excel that the text is UTF-8. */
export const CSV_START = '\uFEFF'
