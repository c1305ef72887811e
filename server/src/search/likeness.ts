// letters that are heard alike, or that Filipino tongues and keyboards exchange
const ALIKE = new Set(
  'ck cs sz iy ie ou fp bv gj xz ea ao kq uw'.split(' ').flatMap((pair) => [pair, `${pair[1]}${pair[0]}`]),
)

const substitution = (a: string, b: string) => (a === b ? 0 : ALIKE.has(a + b) ? 0.5 : 1)

/** The price of a letter too many: little where it doubles its neighbour or is a mute h. */
function extra(word: string, index: number): number {
  const letter = word[index]
  if (letter === word[index - 1] || letter === word[index + 1]) return 0.4
  return letter === 'h' ? 0.5 : 1
}

/** How many slips of pen or ear lie between two words; exchanged neighbours are one slip. */
export function slips(typed: string, meant: string): number {
  const width = meant.length + 1
  let before: number[] = []
  let above = Array.from({ length: width }, () => 0)
  for (let j = 1; j < width; j++) above[j] = (above[j - 1] ?? 0) + extra(meant, j - 1)
  for (let i = 1; i <= typed.length; i++) {
    const row = [(above[0] ?? 0) + extra(typed, i - 1)]
    for (let j = 1; j < width; j++) {
      let best = Math.min(
        (above[j - 1] ?? 0) + substitution(typed[i - 1] ?? '', meant[j - 1] ?? ''),
        (above[j] ?? 0) + extra(typed, i - 1),
        (row[j - 1] ?? 0) + extra(meant, j - 1),
      )
      const isExchanged =
        i > 1 &&
        j > 1 &&
        typed[i - 1] === meant[j - 2] &&
        typed[i - 2] === meant[j - 1] &&
        typed[i - 1] !== typed[i - 2]
      if (isExchanged) best = Math.min(best, (before[j - 2] ?? 0) + 0.8)
      row.push(best)
    }
    before = above
    above = row
  }
  return above[width - 1] ?? 0
}

/** A word of the vocabulary with the number of products that have it. */
export interface Candidate {
  word: string
  ndoc: number
}

/** How much a common word is likelier than a rare one, and how near to the likeliest others are tried as well. */
const COMMONNESS = 0.06
const ALSO = 0.3
const MOST = 3

const allowed = (length: number) => (length <= 3 ? 0.9 : length <= 4 ? 1 : length <= 7 ? 2 : 3)

/** What somebody probably meant: at most three words, the likeliest first. */
export function likeliest(typed: string, candidates: readonly Candidate[]): string[] {
  const ranked = candidates
    .map(({ word, ndoc }) => {
      const whole = slips(typed, word)
      // a word that is not typed to its end yet
      const start =
        word.length > typed.length + 1 ? slips(typed, word.slice(0, typed.length)) + 0.75 : Infinity
      const away = Math.min(whole, start) + (word[0] === typed[0] ? 0 : 0.5)
      return { word, away, rank: away - COMMONNESS * Math.log(1 + ndoc) }
    })
    .filter(({ away }) => away <= allowed(typed.length))
    .sort((a, b) => a.rank - b.rank)
  const [best] = ranked
  if (!best) return []
  const near = ranked.filter(({ rank }) => rank <= best.rank + ALSO).map(({ word }) => word)
  return [...new Set(near)].slice(0, MOST)
}
