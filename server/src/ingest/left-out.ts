import type { BulkProblem } from '@botika/common/bulk/schema'
import { cleaned, shortened } from './cells'
import { type Heading, wordsOf } from './columns'
import { rowProblem } from './row'
import type { SheetRow } from './sheet'

const TOTAL =
  /^(?:(?:grand|over-?all|running|sheet|page)\s+total|sub-?\s?total|totals?|kabuuan)\b\s*(?:$|[:=(₱\d-].*|(?:of|no|items?|amount|qty|quantity|value|price|sales|stocks?|inventory|pesos?|php)\b.*)/i
const NUMBER = /^[₱\s\d.,()-]*$/

/** A row that is none of the list's: its headings again, or its total. Null for any other. */
export function leftOut(row: SheetRow, heading: Heading): BulkProblem | null {
  const texts = row.cells.map(({ text }) => cleaned(text))
  const total = totalIn(texts)
  const found = isHeadingAgain(texts, heading)
    ? ({ code: 'repeated_heading', detail: 'These are the headings again: left out.' } as const)
    : total !== null
      ? ({ code: 'total_line', detail: 'This is a total, not a product: left out.' } as const)
      : null
  return found && { ...rowProblem(row.number, found, false), value: shortened(total ?? texts.join(', ')) }
}

/** Every filled cell says what its heading says, and there are at least two. */
function isHeadingAgain(texts: readonly string[], { columns }: Heading): boolean {
  const filled = texts.flatMap((text, at) => (text === '' ? [] : [{ text, at }]))
  return (
    filled.length > 1 && filled.every(({ text, at }) => wordsOf(text) === wordsOf(columns[at]?.heading ?? ''))
  )
}

/** The words of a row that has a total and besides only numbers. */
function totalIn(texts: readonly string[]): string | null {
  const words = texts.filter((text) => !NUMBER.test(text))
  return words.length === 1 && TOTAL.test(words[0] ?? '') ? (words[0] ?? null) : null
}
