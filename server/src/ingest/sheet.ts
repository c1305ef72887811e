export const MAX_ROW_CELLS = 16_384
/** The cells of a sheet, empty ones too: thirty for each row that a price list may have. */
export const MAX_CELLS = 1_500_000
export const MAX_COLUMNS = 200

export interface Cell {
  text: string
  /** The kind where the program knows better: a day, or the message of a failed formula. */
  kind?: 'date' | 'error'
}

export interface SheetRow {
  number: number
  line?: number
  cells: Cell[]
  isTorn?: boolean
}

export interface Sheet {
  encoding: string
  separator: string | null
  rows: AsyncIterable<SheetRow>
}
