import { BRANDS, MEDICINE_NAMES, type RefusedName } from '../../catalogue'
import { type Candidate, isGuessOf, isSlipOf, nameOf, onlySlipOf, ranked } from './likeness'
import { isOrdinary } from './ordinary-words'
import type { Correction } from './correction'
import { inWords, type Proposal, type Reading } from './reading'
import { isSide, isVague, LABEL_WORDS, queryOf, type Term } from './terms'
import { singular, tokensOf } from './tokens'
import type { VocabularyRepository } from './vocabulary-repository'

/** A word in at most so many products is rare; another is common beside it when it is so many times as frequent. */
const RARE = 20
const OFTENER = 20
const SHORT = 7
const MOST_PROPOSALS = 3
/** Guesses cost a look through all words: of more unknown words none is guessed, and none of one as long as no word is. */
const MOST_GUESSED = 3
const LONGEST_WORD = 40
const SHORTEST_PART = 4
const MOST_LONGER = 3
const LEAST_PAIRS = 3

const wordOf = ({ token }: Term) => (token.kind === 'word' ? token.text : null)

const partsOf = ({ token }: Term) => (token.kind === 'word' ? (token.parts ?? []) : [])

const pairsOf = (word: string) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))

const NAMES = Array.from(MEDICINE_NAMES, (word) => ({ word, ndoc: 0, pairs: new Set(pairsOf(word)) }))

/** Names with three pairs of letters of this word, of a short one with all but two: comparing it with all of them letter by letter costs too much. */
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

const wordTerm = (text: string): Term => ({ token: { kind: 'word', text }, typed: text })

interface Needs {
  vocabulary: VocabularyRepository
  /** Names in a text that may not be sold online, near spellings among them. */
  refusedIn: (text: string) => readonly RefusedName[]
}

/** What became of a term. */
interface Replaced {
  terms: readonly Term[]
  correction?: Correction
  /** What it may have meant besides, the likeliest first. */
  guesses: readonly string[]
}

/** Finds what a shopper meant by words that the catalogue does not have. A guess is never searched, only offered. */
export function repairer({ vocabulary, refusedIn }: Needs) {
  const isRefused = (word: string) => refusedIn(word).some(({ isExact }) => isExact)

  /** Which words are spelled right: those of products, of everyday life, of medicines, and those that the law names. */
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

  /** Replaces words that nobody spells so: by what they can only be a slip of, or by the medicine of a brand. */
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

  /** Words that a mistyped one resembles, medicines that nobody sells here among them, refused ones not. */
  async function similarTo(word: string) {
    const similar = await vocabulary.similar(word)
    // exchanged letters leave a short word little in common with itself
    const nearby = word.length <= SHORT ? await vocabulary.nearby(word) : []
    return ranked(word, [...similar, ...nearby, ...namesLike(word)]).filter((one) => !isRefused(one.word))
  }

  /** `vitaminc` is two words written as one. */
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

  /** Without words for a form, a salt or a pack: what is left is the same medicine. */
  async function withoutSide(terms: readonly Term[]): Promise<readonly Term[] | null> {
    const side = terms.filter(isSide)
    if (side.length === 0 || terms.every((term) => isSide(term) || isVague(term))) return null
    const tries = [
      ...(side.length > 1 ? side.toReversed().map((one) => terms.filter((term) => term !== one)) : []),
      terms.filter((term) => !isSide(term)),
    ]
    const found = await vocabulary.matching(tries.map((some) => queryOf(some)))
    return tries.find((_, index) => found[index]) ?? null
  }

  /** Fewer of the words, where these find something and still tell what is wanted. */
  async function fewer(terms: readonly Term[], unknown: readonly Term[]): Promise<Proposal[]> {
    const rest = terms.filter((term) => !unknown.includes(term))
    const [isEnough] = unknown.length > 0 ? await vocabulary.matching([queryOf(rest)]) : [false]
    if (isEnough && !rest.every(isVague)) return [proposal(rest, terms)]
    const tries = [
      ...rest.toReversed().map((one) => rest.filter((term) => term !== one)),
      rest.filter((term) => wordOf(term) !== null && !isVague(term) && !isSide(term)),
    ].filter((some) => some.length > 0 && some.length < terms.length && !some.every(isVague))
    const found = await vocabulary.matching(tries.map((some) => queryOf(some)))
    return tries.filter((_, index) => found[index]).map((some) => proposal(some, terms))
  }

  /** The shopper's words with each guess in its place, or the guess alone where nothing has it with the others. */
  async function guessed(replaced: readonly Replaced[]): Promise<Proposal[]> {
    const all = replaced.flatMap(({ terms }) => terms)
    const tries = replaced.flatMap(({ terms, guesses }) =>
      guesses.slice(0, MOST_PROPOSALS).flatMap((guess) => {
        const meant = wordTerm(guess)
        const whole = replaced.flatMap((one) => (one.terms === terms ? [meant] : one.terms))
        const others = all.filter((term) => !terms.includes(term)).map(({ typed }) => typed)
        return [
          { terms: whole, without: [], guess },
          ...(others.length > 0 ? [{ terms: [meant], without: others, guess }] : []),
        ]
      }),
    )
    const found = await vocabulary.matching(tries.map(({ terms }) => queryOf(terms)))
    return tries
      .filter(
        ({ guess }, index) =>
          found[index] && tries.findIndex((one, at) => one.guess === guess && found[at]) === index,
      )
      .map(({ terms, without }) => ({ keyword: inWords(terms), without }))
  }

  return {
    /** What to search instead of words that together find nothing. */
    async repair(typed: readonly Term[], named: readonly RefusedName[]): Promise<Reading> {
      const spelled = await isKnownAmong(typed)
      // what is spelled right is no slip of another name
      const isMeant = (one: RefusedName) =>
        one.isExact || typed.some((term) => isNamedIn([one], term) && !spelled.isKnown(term))
      const refused = named.filter(isMeant)
      const replaced = await replace(typed, spelled, refused)
      const terms = replaced.flatMap((one) => one.terms)
      const corrections = replaced.flatMap(({ correction }) => (correction ? [correction] : []))
      const reading = { corrections, unknown: [], leftOut: [], refused }
      const [isFound] = await vocabulary.matching([queryOf(terms)])
      const other = isFound ? [] : ((await withoutSide(terms)) ?? null)
      if (other !== null) {
        const searched = isFound ? terms : other
        const leftOut = terms.filter((term) => !searched.includes(term)).map((term) => term.typed)
        const proposals = first(await guessed(replaced), searched)
        return { ...reading, terms: searched, searched: inWords(searched), leftOut, proposals }
      }
      const each = await vocabulary.matching(terms.map((term) => queryOf([term])))
      const unknown = terms.filter((_, index) => !each[index])
      const rest = await fewer(terms, [...unknown, ...terms.filter((term) => isNamedIn(refused, term))])
      const proposals = [...(await guessed(replaced)), ...rest]
      return {
        ...reading,
        corrections: [],
        terms: [],
        searched: inWords(typed),
        unknown: unknown.filter((term) => !isNamedIn(refused, term)).map((term) => typedOf(term, replaced)),
        proposals: first(proposals, typed),
      }
    },

    /** Words that are much commoner than rare ones which were found: what is rare may be somebody's slip. */
    async oftener(terms: readonly Term[]): Promise<Proposal[]> {
      const words = terms.map(wordOf).filter((word) => word !== null && word.length > SHORTEST_PART)
      const counts = await vocabulary.counts(words as string[])
      const rare = terms.filter((term) => {
        const word = wordOf(term)
        return (
          word !== null && word.length > SHORTEST_PART && (counts.get(word) ?? 0) <= RARE && !isOrdinary(word)
        )
      })
      if (rare.length > MOST_GUESSED) return []
      const replaced: Replaced[] = []
      for (const term of terms) {
        const word = wordOf(term) ?? ''
        const isTold = !rare.includes(term) || MEDICINE_NAMES.has(word) || word.length > LONGEST_WORD
        const similar = isTold ? [] : await vocabulary.similar(word)
        const often = similar.filter(({ ndoc }) => ndoc >= Math.max(1, counts.get(word) ?? 0) * OFTENER)
        const slip = onlySlipOf(word, ranked(word, often))
        replaced.push({ terms: [term], guesses: slip && !isRefused(slip.word) ? [slip.word] : [] })
      }
      return first(await guessed(replaced), terms)
    },
  }
}

const isNamedIn = (refused: readonly RefusedName[], term: Term) =>
  refused.some(({ typed }) => typed.split(' ').includes(term.typed))

/** A term as the shopper wrote it. */
const typedOf = (term: Term, replaced: readonly Replaced[]) =>
  replaced.find(({ terms }) => terms.includes(term))?.correction?.typed ?? term.typed

const proposal = (some: readonly Term[], of: readonly Term[]): Proposal => ({
  keyword: inWords(some),
  without: of.filter((term) => !some.includes(term)).map(({ typed }) => typed),
})

const corrected = (typed: string, terms: readonly Term[], kind: Correction['kind']): Replaced => ({
  terms,
  correction: { typed, searched: inWords(terms), kind },
  guesses: [],
})

/** The first few, each once, and none that is what was searched. */
const first = (proposals: readonly Proposal[], searched: readonly Term[]): Proposal[] =>
  proposals
    .filter(({ keyword }, index) => proposals.findIndex((one) => one.keyword === keyword) === index)
    .filter(({ keyword }) => keyword !== inWords(searched))
    .slice(0, MOST_PROPOSALS)

function join(one: Term, next: Term): string | null {
  const [head, tail] = [wordOf(one), wordOf(next)]
  return head && tail ? head + tail : null
}
