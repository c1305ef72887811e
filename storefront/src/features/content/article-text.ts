import { slugOf } from '@botika/common/slug'

/** A piece of a text that was typed by people. */
export type Block = { kind: 'heading'; text: string; id: string } | { kind: 'paragraph'; text: string }

const HEADING = /^##\s+(.+)$/
const WORDS_A_MINUTE = 200

/**
 * Reads plain text with blank lines between paragraphs and `## ` before headings. Nothing else means anything: what
 * looks like HTML stays the characters it is.
 */
export function blocksOf(body: string): Block[] {
  const blocks: Block[] = []
  const used = new Map<string, number>()
  let lines: string[] = []

  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') })
    lines = []
  }

  for (const raw of body.split(/\r\n|\r|\n/)) {
    const line = raw.trim()
    const heading = HEADING.exec(line)?.[1]
    if (line === '') {
      endParagraph()
    } else if (heading) {
      endParagraph()
      blocks.push({ kind: 'heading', text: heading, id: idOf(heading, used) })
    } else {
      lines.push(line)
    }
  }
  endParagraph()
  return blocks
}

/** Two headings may say the same; their addresses must not. */
function idOf(text: string, used: Map<string, number>): string {
  const slug = slugOf(text) || 'part'
  const times = (used.get(slug) ?? 0) + 1
  used.set(slug, times)
  return times === 1 ? slug : `${slug}-${times}`
}

/** Minutes that reading takes, at least one. */
export const minutesToRead = (body: string): number =>
  Math.max(1, Math.round(body.split(/\s+/).filter(Boolean).length / WORDS_A_MINUTE))
