import { slugOf } from '../slug'

export type Block =
  | { kind: 'heading'; text: string; id: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }

/** A run of words; the strong ones stood between two pairs of stars. */
export interface Span {
  text: string
  isStrong: boolean
}

const HEADING = /^##\s+(.+)$/
const ITEM = /^-\s+(.+)$/
const STRONG = /\*\*(?=\S)([^*\n]+?)(?<=\S)\*\*/g

/**
 * Reads plain text with blank lines between paragraphs, `## ` before headings and `- ` before the items of a list.
 * Nothing else means anything: what looks like HTML stays the characters it is.
 */
export function blocksOf(body: string): Block[] {
  const blocks: Block[] = []
  const used = new Map<string, number>()
  let lines: string[] = []
  let items: string[] = []

  const endBlock = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') })
    if (items.length > 0) blocks.push({ kind: 'list', items })
    lines = []
    items = []
  }

  for (const raw of body.split(/\r\n|\r|\n/)) {
    const line = raw.trim()
    const heading = HEADING.exec(line)?.[1]
    const item = ITEM.exec(line)?.[1]
    if (line === '') endBlock()
    else if (heading) {
      endBlock()
      blocks.push({ kind: 'heading', text: heading, id: idOf(heading, used) })
    } else if (item) {
      if (lines.length > 0) endBlock()
      items.push(item)
    } else {
      if (items.length > 0) endBlock()
      lines.push(line)
    }
  }
  endBlock()
  return blocks
}

export function spansOf(text: string): Span[] {
  const spans: Span[] = []
  let end = 0
  for (const found of text.matchAll(STRONG)) {
    if (found.index > end) spans.push({ text: text.slice(end, found.index), isStrong: false })
    spans.push({ text: found[1] ?? '', isStrong: true })
    end = found.index + found[0].length
  }
  if (end < text.length) spans.push({ text: text.slice(end), isStrong: false })
  return spans
}

/** Two headings may say the same; their addresses must not. */
function idOf(text: string, used: Map<string, number>): string {
  const slug = slugOf(text) || 'part'
  const times = (used.get(slug) ?? 0) + 1
  used.set(slug, times)
  return times === 1 ? slug : `${slug}-${times}`
}
