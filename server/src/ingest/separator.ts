// a comma comes last: it stands in names and decimals as well, and a tie must not go to it
const SEPARATORS = ['\t', ';', '|', ','] as const
export type Separator = (typeof SEPARATORS)[number]

const SAMPLE_LINES = 25

/** What stands between the cells: whatever cuts the first lines into equally many, and most, cells. */
export function separatorOf(start: string): Separator {
  const told = /^sep=([,;\t|])\r?\n/i.exec(start)?.[1]
  if (told) return told as Separator
  const scored = SEPARATORS.map((separator) => ({ separator, score: scoreOf(start, separator) }))
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).separator
}

function scoreOf(text: string, separator: Separator): number {
  const counts = countsOf(text, separator).filter((count) => count > 0)
  if (counts.length === 0) return 0
  const often = new Map<number, number>()
  for (const count of counts) often.set(count, (often.get(count) ?? 0) + 1)
  const [count, lines] = [...often].reduce((best, one) => (one[1] > best[1] ? one : best))
  return lines * 10 + count
}

/** How many separators each line has outside of quotes. */
function countsOf(text: string, separator: Separator): number[] {
  const counts: number[] = []
  let count = 0
  let isQuoted = false
  for (const one of text) {
    if (one === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (one === separator) count++
    else if (one === '\n') {
      counts.push(count)
      count = 0
      if (counts.length === SAMPLE_LINES) return counts
    }
  }
  return count > 0 ? [...counts, count] : counts
}
