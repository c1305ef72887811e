import { t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ingest'
import { Problem } from '@botika/common/http/problem'
import { SaxesParser, type SaxesTagPlain } from 'saxes'

/** The characters that Excel itself lets stand in one cell. */
export const MAX_CELL_CHARACTERS = 32_767
const MAX_DEPTH = 12
// a tag with its attributes, in characters as they are written
const MAX_TAG = 16 * 1024
// a cell's text may be written as references of nine characters each
const MAX_TEXT_RUN = MAX_CELL_CHARACTERS * 10

/** The refusal of a workbook that no program saved: it would take the server's memory or time. */
export const notASpreadsheet = () => {
  const detail = t(messages.thisWorkbookUnpacksToMoreThanPrice)
  return new Problem('invalid', detail, { errors: { file: [detail] } })
}

interface Handlers {
  open?: (tag: SaxesTagPlain) => void
  close?: (tag: SaxesTagPlain) => void
  text?: (text: string) => void
}

/** The tags and texts of a file go to `on`; yields after each piece, so that the rows found can be taken. */
export async function* readXml(pieces: AsyncIterable<string>, on: Handlers): AsyncGenerator<void> {
  const parser = new SaxesParser()
  let depth = 0
  parser.on('opentag', (tag) => {
    if (++depth > MAX_DEPTH) throw notASpreadsheet()
    on.open?.(tag)
  })
  parser.on('closetag', (tag) => {
    depth--
    on.close?.(tag)
  })
  if (on.text) parser.on('text', on.text)
  // thrown inside of write, and so by whoever reads
  parser.on('error', (error) => {
    throw error
  })
  for await (const piece of withinLimits(pieces)) {
    parser.write(piece)
    yield
  }
  parser.close()
  yield
}

export async function readWholeXml(pieces: AsyncIterable<string>, on: Handlers): Promise<void> {
  for await (const _ of readXml(pieces, on));
}

export const nameOf = (tag: SaxesTagPlain) => tag.name.slice(tag.name.indexOf(':') + 1)
export const valueOf = (tag: SaxesTagPlain, name: string) => tag.attributes[name] as string | undefined

/** XML with too long a tag or text, or with comments, is refused: the parser would keep each whole. */
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
