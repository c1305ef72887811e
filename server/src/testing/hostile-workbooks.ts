import { once } from 'node:events'
import { createDeflateRaw } from 'node:zlib'
import { zipOfPacked } from './xlsx'

const MB = 1024 * 1024

/** A workbook that is small when it is sent and huge when it is read. */
export interface Hostile {
  name: string
  bytes: Buffer
}

interface Repeated {
  before: string
  /** Written again and again until `size` bytes are full. */
  unit: string
  after: string
  size: number
}

type Where = 'sheet' | 'strings'

const SHEET = '<worksheet><sheetData>'
const END = '</sheetData></worksheet>'
const HEADING =
  '<row r="1">' + ['Generic name', 'Price', 'Qty'].map((text) => inline(text)).join('') + '</row>'

function inline(text: string) {
  return `<c t="inlineStr"><is><t>${text}</t></is></c>`
}

/** What may be repeated, and how much of it in megabytes where a server is to be tried in earnest. */
const KINDS: { name: string; megabytes: number; where: Where; repeated: Omit<Repeated, 'size'> }[] = [
  {
    name: 'rows never closed',
    megabytes: 300,
    where: 'sheet',
    repeated: { before: SHEET, unit: '<row>', after: '' },
  },
  {
    name: 'rows never closed, smaller',
    megabytes: 60,
    where: 'sheet',
    repeated: { before: SHEET, unit: '<row>', after: '' },
  },
  {
    name: 'text in one cell',
    megabytes: 500,
    where: 'sheet',
    repeated: {
      before: `${SHEET}${HEADING}<row><c t="inlineStr"><is><t>`,
      unit: 'a',
      after: `</t></is></c></row>${END}`,
    },
  },
  {
    name: 'references in one cell',
    megabytes: 300,
    where: 'sheet',
    repeated: {
      before: `${SHEET}${HEADING}<row><c t="inlineStr"><is><t>`,
      unit: '&#65;',
      after: `</t></is></c></row>${END}`,
    },
  },
  {
    name: 'an attribute',
    megabytes: 200,
    where: 'sheet',
    repeated: { before: `${SHEET}${HEADING}<row spans="`, unit: '1', after: `"></row>${END}` },
  },
  {
    name: 'a comment',
    megabytes: 300,
    where: 'sheet',
    repeated: { before: `${SHEET}<!--`, unit: '<a>', after: `-->${HEADING}${END}` },
  },
  { name: 'nesting', megabytes: 300, where: 'sheet', repeated: { before: SHEET, unit: '<a>', after: '' } },
  {
    name: 'empty rows',
    megabytes: 300,
    where: 'sheet',
    repeated: { before: SHEET + HEADING, unit: '<row/>', after: END },
  },
  {
    name: 'empty cells in one row',
    megabytes: 300,
    where: 'sheet',
    repeated: { before: `${SHEET}${HEADING}<row>`, unit: '<c/>', after: `</row>${END}` },
  },
  {
    name: 'empty strings',
    megabytes: 195,
    where: 'strings',
    repeated: { before: '<sst>', unit: '<si/>', after: '</sst>' },
  },
  {
    name: 'text in one string',
    megabytes: 300,
    where: 'strings',
    repeated: { before: '<sst><si><t>', unit: 'a', after: '</t></si></sst>' },
  },
]

/** Workbooks of every kind; each `share` of their full size. */
export async function* hostileWorkbooks(share = 1): AsyncGenerator<Hostile> {
  for (const { name, megabytes, where, repeated } of KINDS)
    yield {
      name: `${name}, ${megabytes} MB`,
      bytes: await workbookOf(where, { ...repeated, size: megabytes * share * MB }),
    }
  yield { name: 'one long text in every cell', bytes: await longTextEverywhere() }
}

async function workbookOf(where: Where, repeated: Repeated): Promise<Buffer> {
  const part = await packed(repeated)
  const sheet =
    where === 'sheet' ? part : await packed({ before: SHEET + HEADING, unit: '', after: END, size: 0 })
  return zipOfPacked([
    {
      name: 'xl/workbook.xml',
      ...(await plainly('<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>')),
    },
    { name: 'xl/_rels/workbook.xml.rels', ...(await plainly('<Relationships/>')) },
    { name: 'xl/worksheets/sheet1.xml', ...sheet },
    ...(where === 'strings' ? [{ name: 'xl/sharedStrings.xml', ...part }] : []),
  ])
}

/** 32,000 emails once, and 40,000 rows of two hundred cells that point to them. */
async function longTextEverywhere(): Promise<Buffer> {
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`
  return zipOfPacked([
    {
      name: 'xl/workbook.xml',
      ...(await plainly('<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>')),
    },
    { name: 'xl/_rels/workbook.xml.rels', ...(await plainly('<Relationships/>')) },
    {
      name: 'xl/worksheets/sheet1.xml',
      ...(await packed({ before: SHEET + HEADING, unit: row, after: END, size: row.length * 40_000 })),
    },
    { name: 'xl/sharedStrings.xml', ...(await plainly(`<sst><si><t>${'a'.repeat(32_000)}</t></si></sst>`)) },
  ])
}

const plainly = (text: string) => packed({ before: text, unit: '', after: '', size: 0 })

/** Packed as it is made, because the whole may be larger than a text can be. */
async function packed({ before, unit, after, size }: Repeated): Promise<{ packed: Buffer; size: number }> {
  const stream = createDeflateRaw({ level: 9 })
  const pieces: Buffer[] = []
  stream.on('data', (piece: Buffer) => pieces.push(piece))
  const write = async (piece: string) => {
    if (!stream.write(piece)) await once(stream, 'drain')
  }
  await write(before)
  const block = unit === '' ? '' : unit.repeat(Math.max(1, Math.floor(MB / unit.length)))
  for (let written = 0; written < size; written += block.length) await write(block)
  stream.end(after)
  await once(stream, 'end')
  return { packed: Buffer.concat(pieces), size: Math.min(before.length + size + after.length, 0xffff_ffff) }
}

/** Text files of up to 23 MB with far more cells than a price list has. */
export function hostileTexts(share: number): Hostile[] {
  const text = (name: string, row: string, rows: number) => ({
    name,
    bytes: Buffer.from(`Product,Price,Qty\n${`${row}\n`.repeat(Math.ceil(rows * share))}`),
  })
  return [
    text('CSV: rows of 95,000 cells', 'a,'.repeat(95_000), 120),
    text('CSV: rows of 40,000 cells', 'a,'.repeat(40_000), 280),
    text('CSV: rows of 200 empty cells', ','.repeat(199), 110_000),
    text('CSV: rows of 100 cells', 'a,'.repeat(100), 110_000),
  ]
}
