/** Cells of a row, as many as Excel has. */
export const MAX_ROW_CELLS = 16_384
/** Cells of a sheet, empty ones too: thirty for each row that a price list may have. */
export const MAX_CELLS = 1_500_000
/** Columns that are read. */
export const MAX_COLUMNS = 200

/** A cell that a spreadsheet program kept as something else than text. */
export interface Cell {
  text: string
  /** Set where the program knows better: a day, or the message of a failed formula. */
  kind?: 'date' | 'error'
}

export interface SheetRow {
  /** As the spreadsheet numbers it. */
  number: number
  /** The last line of a text file that it stands on. */
  line?: number
  cells: Cell[]
  /** The file broke off inside this row. */
  isTorn?: boolean
}

/** A file's rows, read once, one after the other; empty rows are left out. */
export interface Sheet {
  encoding: string
  separator: string | null
  rows: AsyncIterable<SheetRow>
}
