import { SaxesParser, type SaxesTagPlain } from 'saxes'
import {
  MAX_CELL_CHARACTERS,
  MAX_DEPTH,
  MAX_SHARED_STRINGS,
  notASpreadsheet,
  withinLimits,
} from './xml-limits'
import type { Archive } from './zip'

const MB = 1024 * 1024
const SMALL = 8 * MB
const MAX_STRINGS = 128 * MB

/** What the cells of a sheet refer to. */
export interface Workbook {
  /** Where the first sheet that is not hidden lies in the archive. */
  sheetPath: string
  strings: string[]
  /** Cell styles that show a day. */
  dateStyles: ReadonlySet<number>
  /** Days are counted from 1904 in files from old Macs. */
  countsFrom1904: boolean
}

/** Hands a file's tags and texts to `on`, piece by piece. */
export async function readXml(
  pieces: AsyncIterable<string>,
  on: {
    open?: (tag: SaxesTagPlain) => void
    close?: (tag: SaxesTagPlain) => void
    text?: (text: string) => void
  },
): Promise<void> {
  const parser = xmlParser(on)
  for await (const piece of withinLimits(pieces)) parser.write(piece)
  parser.close()
}

export function xmlParser({ open, close, text }: Parameters<typeof readXml>[1]): SaxesParser {
  const parser = new SaxesParser()
  let depth = 0
  parser.on('opentag', (tag) => {
    if (++depth > MAX_DEPTH) throw notASpreadsheet()
    open?.(tag)
  })
  parser.on('closetag', (tag) => {
    depth--
    close?.(tag)
  })
  if (text) parser.on('text', text)
  // thrown inside of write, and so by whoever reads
  parser.on('error', (error) => {
    throw error
  })
  return parser
}

/** The name of a tag without its namespace's prefix. */
export const nameOf = (tag: SaxesTagPlain) => tag.name.slice(tag.name.indexOf(':') + 1)
const valueOf = (tag: SaxesTagPlain, name: string) => tag.attributes[name] as string | undefined

export async function openWorkbook(archive: Archive): Promise<Workbook> {
  const { relation, countsFrom1904 } = await firstSheet(archive)
  return {
    sheetPath: await targetOf(archive, relation),
    strings: archive.has('xl/sharedStrings.xml') ? await sharedStrings(archive) : [],
    dateStyles: archive.has('xl/styles.xml') ? await dateStylesOf(archive) : new Set(),
    countsFrom1904,
  }
}

async function firstSheet(archive: Archive) {
  let relation: string | undefined
  let countsFrom1904 = false
  await readXml(archive.read('xl/workbook.xml', SMALL), {
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

async function targetOf(archive: Archive, relation: string | undefined): Promise<string> {
  let target = 'worksheets/sheet1.xml'
  await readXml(archive.read('xl/_rels/workbook.xml.rels', SMALL), {
    open(tag) {
      if (nameOf(tag) === 'Relationship' && valueOf(tag, 'Id') === relation)
        target = valueOf(tag, 'Target') ?? target
    },
  })
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

async function sharedStrings(archive: Archive): Promise<string[]> {
  const strings: string[] = []
  let current = ''
  let isText = false
  let isReading = 0
  await readXml(archive.read('xl/sharedStrings.xml', MAX_STRINGS), {
    open(tag) {
      const name = nameOf(tag)
      if (name === 'si') current = ''
      // how a word is pronounced in Japanese is not part of it
      if (name === 'rPh') isReading++
      isText = name === 't' && isReading === 0
    },
    text(text) {
      if (isText) current += text
      if (current.length > MAX_CELL_CHARACTERS) throw notASpreadsheet()
    },
    close(tag) {
      const name = nameOf(tag)
      if (name === 't') isText = false
      if (name === 'rPh') isReading--
      if (name === 'si' && strings.push(current) > MAX_SHARED_STRINGS) throw notASpreadsheet()
    },
  })
  return strings
}

// Excel’s own formats that show a day or an hour
const DATE_FORMATS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 36, 45, 46, 47, 50, 57])

async function dateStylesOf(archive: Archive): Promise<Set<number>> {
  const own = new Set<number>()
  const styles = new Set<number>()
  let isCellFormat = false
  let index = 0
  await readXml(archive.read('xl/styles.xml', SMALL), {
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
