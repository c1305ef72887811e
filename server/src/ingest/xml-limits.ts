import { Problem } from '@botika/common/http/problem'

/** Tags inside of tags; the deepest that spreadsheet programs write are eleven. */
export const MAX_DEPTH = 12
/** What Excel itself lets stand in one cell. */
export const MAX_CELL_CHARACTERS = 32_767
/** Rows of a sheet, empty ones too, and cells of a row, as many as Excel has. */
export const MAX_SHEET_ROWS = 1_048_576
export const MAX_ROW_CELLS = 16_384
/** Cells of a sheet, empty ones too: a hundred for each row that a price list may have. */
export const MAX_SHEET_CELLS = 5_000_000
/** Text of all cells that one row, and one file, may have. */
export const MAX_ROW_CHARACTERS = 200_000
export const MAX_FILE_CHARACTERS = 48 * 1024 * 1024
/** Different texts that the cells of a workbook may point to. */
export const MAX_SHARED_STRINGS = 1_000_000

// a tag with its attributes, in characters as they are written
const MAX_TAG = 16 * 1024
// a cell's text may be written as references of nine characters each
const MAX_TEXT_RUN = MAX_CELL_CHARACTERS * 10

/** A workbook that no spreadsheet program saved: it would take the server's memory or time. */
export const notASpreadsheet = () => {
  const detail = 'This workbook unpacks to more than a price list can have. Please save it again as CSV.'
  return new Problem('invalid', detail, { errors: { file: [detail] } })
}

/**
 * Lets XML through as long as no tag and no text in it is longer than a spreadsheet's can be: the parser behind keeps
 * both whole before it tells of them. Comments, sections and declarations, which no spreadsheet program writes into the
 * parts that are read here, are refused because the parser keeps them, too.
 */
export async function* withinLimits(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let state: 'text' | 'opened' | 'tag' = 'text'
  let isFirstTag = true
  let isDeclaration = false
  let run = 0
  let last = ''
  for await (const piece of pieces) {
    let at = 0
    while (at < piece.length) {
      if (state === 'opened') {
        const sign = piece[at]
        if (sign === '!' || (sign === '?' && !isFirstTag)) throw notASpreadsheet()
        isDeclaration = sign === '?'
        isFirstTag = false
        state = 'tag'
        run = 0
      }
      const isTag: boolean = state === 'tag'
      const found: number = piece.indexOf(isTag ? '>' : '<', at)
      const end = found === -1 ? piece.length : found
      run += end - at
      if (run > (isTag ? MAX_TAG : MAX_TEXT_RUN)) throw notASpreadsheet()
      if (end > at) last = piece[end - 1] as string
      if (found === -1) break
      if (isTag && isDeclaration && last !== '?') throw notASpreadsheet()
      state = isTag ? 'text' : 'opened'
      run = 0
      at = found + 1
    }
    yield piece
  }
}
