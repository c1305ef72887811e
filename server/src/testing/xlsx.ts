import { deflateRawSync } from 'node:zlib'

interface Part {
  name: string
  text: string
}

interface PackedPart {
  name: string
  packed: Buffer
  /** Bytes before they were packed. */
  size: number
}

/** An archive of text files; what a spreadsheet program would write around it is left out. */
const zipOf = (parts: Part[]): Buffer =>
  zipOfPacked(parts.map(({ name, text }) => ({ name, packed: deflateRawSync(text), size: text.length })))

/** The same of files that are packed already. */
export function zipOfPacked(parts: PackedPart[]): Buffer {
  const bodies: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const { name, packed, size } of parts) {
    const title = Buffer.from(name)
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    header.writeUInt16LE(8, 8)
    header.writeUInt16LE(title.length, 26)
    bodies.push(header, title, packed)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(size, 24)
    entry.writeUInt16LE(title.length, 28)
    entry.writeUInt32LE(offset, 42)
    entries.push(entry, title)
    offset += header.length + title.length + packed.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, directory, end])
}

/** A cell of a test's sheet: text, a number, or raw XML for what Excel alone can write. */
export type XlsxCell = string | number | { xml: string } | null

const escape = (text: string) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`)
const column = (at: number) => String.fromCharCode(65 + at)

/** Styles: 0 is general, 1 shows a day, 2 shows a month by a format of its own. */
const STYLES = `<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="mmm\\-yy"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`

/** A workbook with a hidden sheet before the one that is meant. */
export function xlsxOf(rows: XlsxCell[][]): Buffer {
  const strings: string[] = []
  const cellOf = (cell: XlsxCell, reference: string) => {
    if (cell === null) return ''
    if (typeof cell === 'object') return cell.xml.replace('<c ', `<c r="${reference}" `)
    if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`
    return `<c r="${reference}" t="s"><v>${strings.push(cell) - 1}</v></c>`
  }
  const sheet = rows
    .map(
      (row, y) =>
        `<row r="${y + 1}">${row.map((cell, x) => cellOf(cell, `${column(x)}${y + 1}`)).join('')}</row>`,
    )
    .join('')
  const shared = strings.map((text) => `<si><r><t>${escape(text)}</t></r></si>`).join('')
  return zipOf([
    {
      name: 'xl/workbook.xml',
      text: `<workbook xmlns:r="r"><sheets><sheet name="Old" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Stock" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>`,
    },
    { name: 'xl/styles.xml', text: STYLES },
    { name: 'xl/worksheets/sheet1.xml', text: '<worksheet><sheetData/></worksheet>' },
    { name: 'xl/worksheets/sheet2.xml', text: `<worksheet><sheetData>${sheet}</sheetData></worksheet>` },
    { name: 'xl/sharedStrings.xml', text: `<sst>${shared}</sst>` },
  ])
}
