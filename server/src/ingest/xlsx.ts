import type { SaxesTagPlain } from 'saxes'
import { type Entry, fromBufferPromise } from 'yauzl'
import { type Cell, MAX_CELLS, MAX_COLUMNS, MAX_ROW_CELLS, type Sheet, type SheetRow } from './sheet'
import { MAX_CELL_CHARACTERS, nameOf, notASpreadsheet, readWholeXml, readXml, valueOf } from './xml'

const MB = 1024 * 1024
/** The bytes that each part, and all parts together, may unpack to. */
const MAX_BYTES = { small: 8 * MB, strings: 128 * MB, sheet: 192 * MB, all: 192 * MB }
// sheets shrink to a tenth or a thirtieth; what shrinks to less than a hundredth was made to
const MAX_RATIO = 100
const ALWAYS_ALLOWED = 16 * MB
const MAX_PARTS = 10_000
const MAX_ROWS = 1_048_576
/** The text of all cells that one row, and one file, may have. */
const MAX_ROW_CHARACTERS = 200_000
const MAX_FILE_CHARACTERS = 48 * MB
const MAX_SHARED_STRINGS = 1_000_000
const DAY_MS = 86_400_000

export const isXlsx = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04

export async function openXlsx(bytes: Buffer): Promise<Sheet> {
  const archive = await openArchive(bytes)
  const { relation, countsFrom1904 } = await firstSheetOf(archive)
  const path = await pathOf(archive, relation)
  const strings = archive.has('xl/sharedStrings.xml') ? await sharedStringsOf(archive) : []
  const dateStyles = archive.has('xl/styles.xml') ? await dateStylesOf(archive) : new Set<number>()
  return {
    encoding: 'XLSX',
    separator: null,
    rows: rowsOf(archive.read(path, MAX_BYTES.sheet), { strings, dateStyles, countsFrom1904 }),
  }
}

interface Archive {
  has(name: string): boolean
  /** A part's text in pieces; throws when it grows beyond `maxBytes`, as zip bombs do. */
  read(name: string, maxBytes: number): AsyncGenerator<string>
}

async function openArchive(bytes: Buffer): Promise<Archive> {
  // what a part says of its size is not believed, but counted below
  const zip = await fromBufferPromise(bytes, {
    lazyEntries: true,
    autoClose: false,
    validateEntrySizes: false,
  })
  if (zip.entryCount > MAX_PARTS) throw notASpreadsheet()
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  let unpacked = 0
  return {
    has: (name) => entries.has(name),
    async *read(name, maxBytes) {
      const entry = entries.get(name)
      if (!entry) throw new Error(`${name} is not in the archive`)
      const most = Math.min(maxBytes, Math.max(ALWAYS_ALLOWED, entry.compressedSize * MAX_RATIO))
      const decoder = new TextDecoder()
      let size = 0
      for await (const piece of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        size += piece.length
        unpacked += piece.length
        if (size > most || unpacked > MAX_BYTES.all) throw notASpreadsheet()
        yield decoder.decode(piece, { stream: true })
      }
      yield decoder.decode()
    },
  }
}

async function firstSheetOf(archive: Archive) {
  let relation: string | undefined
  let countsFrom1904 = false
  await readWholeXml(archive.read('xl/workbook.xml', MAX_BYTES.small), {
    open(tag) {
      const name = nameOf(tag)
      if (name === 'workbookPr') countsFrom1904 = /^(1|true)$/.test(valueOf(tag, 'date1904') ?? '')
      if (name !== 'sheet' || relation !== undefined || valueOf(tag, 'state')?.includes('idden')) return
      relation = Object.entries(tag.attributes).find(
        ([key]) => /(^|:)id$/.test(key) && key !== 'id',
      )?.[1] as string
    },
  })
  return { relation, countsFrom1904 }
}

async function pathOf(archive: Archive, relation: string | undefined): Promise<string> {
  let target = 'worksheets/sheet1.xml'
  await readWholeXml(archive.read('xl/_rels/workbook.xml.rels', MAX_BYTES.small), {
    open(tag) {
      if (nameOf(tag) === 'Relationship' && valueOf(tag, 'Id') === relation)
        target = valueOf(tag, 'Target') ?? target
    },
  })
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

async function sharedStringsOf(archive: Archive): Promise<string[]> {
  const strings: string[] = []
  let current = ''
  let isText = false
  let phonetic = 0
  await readWholeXml(archive.read('xl/sharedStrings.xml', MAX_BYTES.strings), {
    open(tag) {
      const name = nameOf(tag)
      if (name === 'si') current = ''
      // how a word is pronounced in Japanese is not part of it
      if (name === 'rPh') phonetic++
      isText = name === 't' && phonetic === 0
    },
    text(text) {
      if (isText) current += text
      if (current.length > MAX_CELL_CHARACTERS) throw notASpreadsheet()
    },
    close(tag) {
      const name = nameOf(tag)
      if (name === 't') isText = false
      if (name === 'rPh') phonetic--
      if (name === 'si' && strings.push(current) > MAX_SHARED_STRINGS) throw notASpreadsheet()
    },
  })
  return strings
}

const DATE_FORMATS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 36, 45, 46, 47, 50, 57])

async function dateStylesOf(archive: Archive): Promise<Set<number>> {
  const own = new Set<number>()
  const styles = new Set<number>()
  let isCellFormat = false
  let index = 0
  await readWholeXml(archive.read('xl/styles.xml', MAX_BYTES.small), {
    open(tag) {
      const name = nameOf(tag)
      if (name === 'numFmt') {
        const code = (valueOf(tag, 'formatCode') ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
        if (/[dmyh]/i.test(code)) own.add(Number(valueOf(tag, 'numFmtId')))
      }
      if (name === 'cellXfs') isCellFormat = true
      if (name !== 'xf' || !isCellFormat) return
      const format = Number(valueOf(tag, 'numFmtId'))
      if (DATE_FORMATS.has(format) || own.has(format)) styles.add(index)
      index++
    },
    close(tag) {
      if (nameOf(tag) === 'cellXfs') isCellFormat = false
    },
  })
  return styles
}

interface Workbook {
  strings: readonly string[]
  dateStyles: ReadonlySet<number>
  /** True for files from old Macs, which count days from 1904. */
  countsFrom1904: boolean
}

async function* rowsOf(pieces: AsyncIterable<string>, workbook: Workbook): AsyncGenerator<SheetRow> {
  const ready: SheetRow[] = []
  for await (const _ of readXml(
    pieces,
    sheetReader(workbook, (row) => ready.push(row)),
  ))
    yield* ready.splice(0)
}

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
  const attribute = (name: string) => tag && valueOf(tag, name)

  return {
    open(opened: SaxesTagPlain) {
      const name = nameOf(opened)
      if (name === 'row') {
        if (++rowsOpened > MAX_ROWS) throw notASpreadsheet()
        cellsOpened = 0
        charactersOfRow = 0
        row = { number: Number(opened.attributes['r'] ?? row.number + 1), cells: [] }
        column = 0
      } else if (name === 'c') {
        if (++cellsOpened > MAX_ROW_CELLS || ++cellsOfFile > MAX_CELLS) throw notASpreadsheet()
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
