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
