import type { SaxesTagPlain } from 'saxes'
import type { Cell, Sheet, SheetRow } from './sheet'
import { nameOf, openWorkbook, type Workbook, xmlParser } from './workbook'
import {
  MAX_CELL_CHARACTERS,
  MAX_FILE_CHARACTERS,
  MAX_ROW_CELLS,
  MAX_ROW_CHARACTERS,
  MAX_SHEET_CELLS,
  MAX_SHEET_ROWS,
  notASpreadsheet,
  withinLimits,
} from './xml-limits'
import { type Archive, openZip } from './zip'

const MAX_SHEET_BYTES = 192 * 1024 * 1024
const MAX_COLUMNS = 200
const DAY_MS = 86_400_000

/** Whether bytes begin as an archive does, which every XLSX file is. */
export const isXlsx = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04

/** Opens the first sheet of a workbook; its rows are read as they are asked for. */
export async function openXlsx(bytes: Buffer): Promise<Sheet> {
  const archive = openZip(bytes)
  const workbook = await openWorkbook(archive)
  return { encoding: 'XLSX', separator: null, rows: xlsxRows(archive, workbook) }
}

async function* xlsxRows(archive: Archive, workbook: Workbook): AsyncGenerator<SheetRow> {
  const ready: SheetRow[] = []
  const parser = xmlParser(sheetReader(workbook, (row) => ready.push(row)))
  for await (const piece of withinLimits(archive.read(workbook.sheetPath, MAX_SHEET_BYTES))) {
    parser.write(piece)
    yield* ready.splice(0)
  }
  parser.close()
  yield* ready.splice(0)
}

/** `C7` stands in the third column: 2. */
function columnOf(reference: string | undefined, otherwise: number): number {
  const letters = /^[A-Z]+/i.exec(reference ?? '')?.[0]?.toUpperCase()
  if (!letters) return otherwise
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

function sheetReader(workbook: Workbook, onRow: (row: SheetRow) => void) {
  let row: SheetRow = { number: 0, cells: [] }
  let column = 0
  let tag: SaxesTagPlain | undefined
  let text = ''
  let isValue = false
  // counted where they open, because none of a hostile file ever close
  let rowsOpened = 0
  let cellsOpened = 0
  let cellsOfFile = 0
  let charactersOfRow = 0
  let charactersOfFile = 0
  const attribute = (name: string) => tag?.attributes[name] as string | undefined

  return {
    open(opened: SaxesTagPlain) {
      const name = nameOf(opened)
      if (name === 'row') {
        if (++rowsOpened > MAX_SHEET_ROWS) throw notASpreadsheet()
        cellsOpened = 0
        charactersOfRow = 0
        row = { number: Number(opened.attributes['r'] ?? row.number + 1), cells: [] }
        column = 0
      } else if (name === 'c') {
        if (++cellsOpened > MAX_ROW_CELLS || ++cellsOfFile > MAX_SHEET_CELLS) throw notASpreadsheet()
        tag = opened
        text = ''
        column = columnOf(attribute('r'), column)
      } else if (name === 'v' || name === 't') isValue = true
    },
    text(piece: string) {
      if (isValue) text += piece
      if (text.length > MAX_CELL_CHARACTERS) throw notASpreadsheet()
    },
    close(closed: SaxesTagPlain) {
      const name = nameOf(closed)
      if (name === 'v' || name === 't') isValue = false
      if (name === 'c') {
        if (text !== '' && column < MAX_COLUMNS) {
          while (row.cells.length < column) row.cells.push({ text: '' })
          const cell = cellOf(text, attribute('t') ?? 'n', Number(attribute('s') ?? -1), workbook)
          charactersOfRow += cell.text.length
          charactersOfFile += cell.text.length
          // many cells may point to one long text
          if (charactersOfRow > MAX_ROW_CHARACTERS || charactersOfFile > MAX_FILE_CHARACTERS)
            throw notASpreadsheet()
          row.cells[column] = cell
        }
        column++
      }
      if (name === 'row' && row.cells.some((cell) => cell.text.trim() !== '')) onRow(row)
    },
  }
}

function cellOf(text: string, type: string, style: number, workbook: Workbook): Cell {
  if (type === 's') return { text: workbook.strings[Number(text)] ?? '' }
  if (type === 'b') return { text: text === '1' ? 'yes' : 'no' }
  if (type === 'e') return { text, kind: 'error' }
  if (type === 'd') return { text, kind: 'date' }
  if (type !== 'n') return { text }
  const number = Number(text)
  if (!Number.isFinite(number)) return { text }
  if (workbook.dateStyles.has(style)) return { text: dayOf(number, workbook.countsFrom1904), kind: 'date' }
  return { text: plainNumber(number) }
}

/** A number without the noise of floating point; long ones in full, so that codes stay codes. */
function plainNumber(number: number): string {
  if (Number.isInteger(number) && Math.abs(number) < 1e21) return String(number)
  return String(Number(number.toPrecision(15)))
}

function dayOf(serial: number, countsFrom1904: boolean): string {
  // Excel believes that 1900 had a February 29
  const first = countsFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const date = new Date(first + Math.floor(serial) * DAY_MS)
  return Number.isNaN(date.getTime()) ? String(serial) : date.toISOString().slice(0, 10)
}
