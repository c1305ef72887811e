import { GENERIC_SYNONYMS } from '@botika/common/products/synonyms'

export const nameOf = (word: string): string => GENERIC_SYNONYMS.get(word) ?? word

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

/** The slips of pen or ear between two words; exchanged neighbours are one slip. */
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

const heard = (word: string) => word.replace(/x/g, 'ks').replace(/ph/g, 'f')

function edits(one: string, other: string): number {
  const width = other.length + 1
  let before: number[] = []
  let above = Array.from({ length: width }, (_, j) => j)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j < width; j++) {
      let best = Math.min(
        (above[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1),
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
      )
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1)
      row.push(best)
    }
    before = above
    above = row
  }
  return above[width - 1] ?? 0
}

/** The wrong letters of a word; x and ks, f and ph are heard as the same. */
export const lettersWrong = (typed: string, meant: string): number =>
  Math.min(edits(typed, meant), edits(heard(typed), heard(meant)))

/** The letters of which one may be wrong: with more, a word is a guess. */
const LETTERS_FOR_ONE = 5
/** The length below which the first letter is right, or heard alike. */
const FIRST_MAY_DIFFER = 8

export function isSlipOf(typed: string, meant: string): boolean {
  const length = Math.max(typed.length, meant.length)
  const isFirstRight = substitution(typed[0] ?? '', meant[0] ?? '') < 1 || length >= FIRST_MAY_DIFFER
  return isFirstRight && lettersWrong(typed, meant) <= Math.floor(length / LETTERS_FOR_ONE)
}

/** The letters of which one may be wrong in a guess; the end may still be missing. */
const LETTERS_FOR_GUESS = 3

export function isGuessOf(typed: string, meant: string): boolean {
  const begun = lettersWrong(typed, meant.slice(0, typed.length))
  return Math.min(lettersWrong(typed, meant), begun) <= Math.floor(typed.length / LETTERS_FOR_GUESS)
}

export interface Candidate {
  word: string
  ndoc: number
}

/** The weight of a common word over a rare one, and how near to the likeliest its rivals are. */
const COMMONNESS = 0.06
const ALSO = 0.3

// the distance of guesses that are only offered
const allowed = (length: number) => (length <= 3 ? 0.9 : length <= 4 ? 1 : length <= 7 ? 2 : 3)

export interface Ranked {
  word: string
  ndoc: number
  rank: number
}

export function ranked(typed: string, candidates: readonly Candidate[]): Ranked[] {
  return candidates
    .map(({ word, ndoc }) => {
      const whole = slips(typed, word)
      // a word that is not typed to its end yet
      const start =
        word.length > typed.length + 1 ? slips(typed, word.slice(0, typed.length)) + 0.75 : Infinity
      const away = Math.min(whole, start) + (word[0] === typed[0] ? 0 : 0.5)
      return { word, ndoc, away, rank: away - COMMONNESS * Math.log(1 + ndoc) }
    })
    .filter(({ away }) => away <= allowed(typed.length))
    .sort((a, b) => a.rank - b.rank)
    .filter(({ word }, index, all) => all.findIndex((other) => other.word === word) === index)
}

/**
 * The only word that a mistyped one can be a slip of, with no other nearly as likely; null where unsure. An older
 * spelling stands for the name that products have.
 */
export function onlySlipOf(typed: string, found: readonly Ranked[]): Ranked | null {
  const near = found.filter(({ word }) => isSlipOf(typed, word))
  const [best] = near
  if (!best) return null
  const away = lettersWrong(typed, best.word)
  const isSame = ({ word }: Ranked) =>
    nameOf(word) === nameOf(best.word) || word.startsWith(best.word) || best.word.startsWith(word)
  const isRival = (other: Ranked) => {
    const distance = lettersWrong(typed, other.word)
    return distance < away || (distance === away && other.rank <= best.rank + ALSO)
  }
  if (near.some((other) => !isSame(other) && isRival(other))) return null
  return near.find(({ word, ndoc }) => ndoc > 0 && word === nameOf(best.word)) ?? best
}
