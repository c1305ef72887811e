import { MEDICINE_NAMES, type RefusedName } from '../../catalogue'
import { onlySlipOf, ranked } from './likeness'
import { isOrdinary } from './ordinary-words'
import { inWords, isSide, isVague, type Proposal, queryOf, type Reading, type Term } from './terms'
import {
  isNamedIn,
  LONGEST_WORD,
  MOST_GUESSED,
  type Replaced,
  SHORTEST_PART,
  speller,
  wordOf,
  wordTerm,
} from './spelling'
import type { VocabularyRepository } from './vocabulary-repository'

/** The count up to which a word is rare, and the factor by which another is common beside it. */
const RARE = 20
const OFTENER = 20
const MOST_PROPOSALS = 3

interface Needs {
  vocabulary: VocabularyRepository
  refusedIn: (text: string) => readonly RefusedName[]
}

/** The repair of words that the catalogue does not have. A guess is never searched, only offered. */
export function repairer({ vocabulary, refusedIn }: Needs) {
  const { isKnownAmong, isRefused, replace } = speller({ vocabulary, refusedIn })

  /** The terms without words for a form, a salt or a pack: what is left is the same medicine. */
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

  /** The words with each guess in its place, or the guess alone where nothing has it with the others. */
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

    /** Much commoner words than rare ones which were found: what is rare may be somebody's slip. */
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

const typedOf = (term: Term, replaced: readonly Replaced[]) =>
  replaced.find(({ terms }) => terms.includes(term))?.correction?.typed ?? term.typed

const proposal = (some: readonly Term[], of: readonly Term[]): Proposal => ({
  keyword: inWords(some),
  without: of.filter((term) => !some.includes(term)).map(({ typed }) => typed),
})

const first = (proposals: readonly Proposal[], searched: readonly Term[]): Proposal[] =>
  proposals
    .filter(({ keyword }, index) => proposals.findIndex((one) => one.keyword === keyword) === index)
    .filter(({ keyword }) => keyword !== inWords(searched))
    .slice(0, MOST_PROPOSALS)
