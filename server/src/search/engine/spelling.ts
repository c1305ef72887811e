import { BRANDS, MEDICINE_NAMES, type RefusedName } from '../../catalogue'
import { type Correction, inWords, isVague, LABEL_WORDS, type Term } from './terms'
import { type Candidate, isGuessOf, isSlipOf, nameOf, onlySlipOf, ranked } from './likeness'
import { isOrdinary } from './ordinary-words'
import { singular, tokensOf } from './tokens'
import type { VocabularyRepository } from './vocabulary-repository'

const SHORT = 7
/** The most words that are guessed, and the longest: each guess costs a look through all words. */
export const MOST_GUESSED = 3
export const LONGEST_WORD = 40
export const SHORTEST_PART = 4
const MOST_LONGER = 3
const LEAST_PAIRS = 3

export const wordOf = ({ token }: Term) => (token.kind === 'word' ? token.text : null)

const partsOf = ({ token }: Term) => (token.kind === 'word' ? (token.parts ?? []) : [])

const pairsOf = (word: string) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))

const NAMES = Array.from(MEDICINE_NAMES, (word) => ({ word, ndoc: 0, pairs: new Set(pairsOf(word)) }))

/** Names with three pairs of letters of this word: comparing all names letter by letter costs too much. */
function namesLike(word: string): readonly Candidate[] {
  const pairs = pairsOf(word)
  return NAMES.filter(
    (name) =>
      Math.abs(name.word.length - word.length) <= MOST_LONGER &&
      pairs.filter((pair) => name.pairs.has(pair)).length >= Math.min(LEAST_PAIRS, pairs.length - 2),
  )
}

const medicineOf = (brand: string): Term[] =>
  tokensOf(BRANDS.get(brand) ?? '').map((token) => ({ token, typed: token.text }))

export const wordTerm = (text: string): Term => ({ token: { kind: 'word', text }, typed: text })

interface Needs {
  vocabulary: VocabularyRepository
  refusedIn: (text: string) => readonly RefusedName[]
}

export interface Replaced {
  terms: readonly Term[]
  correction?: Correction
  guesses: readonly string[]
}

export function speller({ vocabulary, refusedIn }: Needs) {
  const isRefused = (word: string) => refusedIn(word).some(({ isExact }) => isExact)

  /** The check of spelling: right are words of products, everyday life, medicines, and what the law names. */
  async function isKnownAmong(terms: readonly Term[]) {
    const words = terms.map(wordOf).filter((word) => word !== null)
    const known = await vocabulary.known([...words.map(singular), ...terms.flatMap(partsOf)])
    const brands = await vocabulary.counts((words as string[]).filter((word) => BRANDS.has(word)))
    // a brand that another word only begins with is none of the catalogue's
    const isListed = (word: string) => (BRANDS.has(word) ? brands.has(word) : known.has(singular(word)))
    const isKnown = (term: Term): boolean => {
      const word = wordOf(term)
      if (word === null || word.length < 3 || isListed(word) || isOrdinary(word) || isVague(term)) return true
      if (MEDICINE_NAMES.has(word) && !BRANDS.has(word)) return true
      // what hyphens join may be two words of the catalogue
      const parts = partsOf(term)
      return parts.length > 0 && parts.every((part) => known.has(part) || isOrdinary(part))
    }
    return { isKnown, isListed }
  }

  const isOneWord = async (word: string) => BRANDS.has(word) || (await vocabulary.known([word])).has(word)

  async function replace(
    terms: readonly Term[],
    { isKnown, isListed }: Awaited<ReturnType<typeof isKnownAmong>>,
    refused: readonly RefusedName[],
  ): Promise<Replaced[]> {
    const isUnknown = (term: Term | undefined) =>
      term !== undefined && !isKnown(term) && !isNamedIn(refused, term)
    const isGuessed = terms.filter(isUnknown).length <= MOST_GUESSED
    const replaced: Replaced[] = []
    for (let index = 0; index < terms.length; index++) {
      const term = terms[index] as Term
      const next = terms[index + 1]
      const label = LABEL_WORDS.get(singular(wordOf(term) ?? ''))
      const joined = next ? join(term, next) : null
      if (next && joined && (isUnknown(term) || isUnknown(next)) && (await isOneWord(joined))) {
        const meant = BRANDS.has(joined) ? medicineOf(joined) : [wordTerm(joined)]
        replaced.push(corrected(inWords([term, next]), meant, BRANDS.has(joined) ? 'brand' : 'spacing'))
        index++
      } else if (label && !isListed(term.typed))
        replaced.push(corrected(term.typed, [wordTerm(label)], 'translation'))
      else if (!isUnknown(term)) replaced.push({ terms: [term], guesses: [] })
      else replaced.push(await meantBy(term, isGuessed))
    }
    return replaced
  }

  async function meantBy(term: Term, isGuessed: boolean): Promise<Replaced> {
    const word = wordOf(term) ?? ''
    if (BRANDS.has(word)) return corrected(term.typed, medicineOf(word), 'brand')
    if (!isGuessed || word.length > LONGEST_WORD) return { terms: [term], guesses: [] }
    const found = await similarTo(word)
    const only = onlySlipOf(word, found)
    const guesses = found.map(({ word: one }) => one).filter((one) => isGuessOf(word, one))
    if (only) {
      const slip = only.word
      const others = guesses.filter(
        (one) => isSlipOf(word, one) && nameOf(one) !== nameOf(slip) && !one.startsWith(slip),
      )
      if (BRANDS.has(slip) && only.ndoc === 0)
        return { ...corrected(term.typed, medicineOf(slip), 'brand'), guesses: others }
      // a medicine that nobody sells here is what was meant all the same
      if (only.ndoc > 0) return { ...corrected(term.typed, [wordTerm(slip)], 'spelling'), guesses: others }
    }
    const parts = only ? null : await part(word)
    if (parts) return { ...corrected(term.typed, parts, 'spacing'), guesses }
    return { terms: [term], guesses }
  }

  async function similarTo(word: string) {
    const similar = await vocabulary.similar(word)
    // exchanged letters leave a short word little in common with itself
    const nearby = word.length <= SHORT ? await vocabulary.nearby(word) : []
    return ranked(word, [...similar, ...nearby, ...namesLike(word)]).filter((one) => !isRefused(one.word))
  }

  async function part(word: string): Promise<Term[] | null> {
    const cuts = Array.from(
      { length: Math.max(0, word.length - SHORTEST_PART) },
      (_, at) => at + SHORTEST_PART,
    )
    const isWhole = (tail: string) => tail.length >= SHORTEST_PART || tail.length === 1
    const pairs = cuts
      .map((cut) => [word.slice(0, cut), word.slice(cut)] as const)
      .filter(([, tail]) => isWhole(tail))
    const counts = await vocabulary.counts(pairs.flat())
    const [found] = pairs
      .filter(([head, tail]) => counts.has(head) && (counts.has(tail) || tail.length === 1))
      .sort((a, b) => (counts.get(b[0]) ?? 0) - (counts.get(a[0]) ?? 0))
    return found ? found.map(wordTerm) : null
  }

  return { isKnownAmong, isRefused, replace }
}

export const isNamedIn = (refused: readonly RefusedName[], term: Term) =>
  refused.some(({ typed }) => typed.split(' ').includes(term.typed))

const corrected = (typed: string, terms: readonly Term[], kind: Correction['kind']): Replaced => ({
  terms,
  correction: { typed, searched: inWords(terms), kind },
  guesses: [],
})

function join(one: Term, next: Term): string | null {
  const [head, tail] = [wordOf(one), wordOf(next)]
  return head && tail ? head + tail : null
}
