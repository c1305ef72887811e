import { BRANDS } from './brands'
import { likeliest, slips } from './likeness'
import { queryOf, type Term } from './terms'
import { singular, tokensOf } from './tokens'
import type { VocabularyRepository } from './vocabulary-repository'

/** What to search instead of what was typed. */
export interface Repaired {
  terms: Term[]
  /** In words, for "showing results for". */
  keyword: string
}

// said beside a medicine, and the first to go when nothing has them all
const SIDE_WORDS = new Set(
  (
    'tablet tablets tab tabs capsule capsules cap caps syrup suspension drops cream ointment gel solution injection ' +
    'film coated extended release forte plus adult adults kids children pedia pediatric oral bottle box pack pcs piece ' +
    'sodium potassium hydrochloride hcl sulfate maleate besylate calcium tartrate acid'
  ).split(' '),
)

/** A word in at most so many products is rare; another is common beside it when it is so many times as frequent. */
const RARE = 20
const OFTENER = 20
const SHORT = 7

const wordOf = ({ token }: Term) => (token.kind === 'word' ? token.text : null)

const partsOf = ({ token }: Term) => (token.kind === 'word' ? (token.parts ?? []) : [])

const keywordOf = (terms: readonly Term[]) =>
  terms.map(({ instead, typed }) => instead?.[0] ?? typed).join(' ')

const BRAND_WORDS = Array.from(BRANDS.keys(), (word) => ({ word, ndoc: 0 }))

const medicineOf = (brand: string): Term[] =>
  tokensOf(BRANDS.get(brand) ?? '').map((token) => ({ token, typed: token.text }))

const wordTerm = (text: string): Term => ({ token: { kind: 'word', text }, typed: text })

/** Finds what a shopper meant by words that the catalogue does not have. */
export function repairer(vocabulary: VocabularyRepository) {
  /** Replaces unknown words by likely ones, joins and parts them; drops those that resemble nothing. */
  async function replace(terms: readonly Term[]): Promise<Term[]> {
    const words = terms.map(wordOf).filter((word) => word !== null && word.length >= 3) as string[]
    const [known, counts] = await Promise.all([
      vocabulary.known([...words.map(singular), ...terms.flatMap(partsOf)]),
      vocabulary.counts(words),
    ])
    const isUnknown = (term: Term | undefined) => {
      const word = term ? wordOf(term) : null
      if (!term || word === null || word.length < 3 || known.has(singular(word))) return false
      // what hyphens join may be two words of the catalogue
      const parts = partsOf(term)
      return parts.length === 0 || !parts.every((part) => known.has(part))
    }
    const replaced: Term[] = []
    for (let index = 0; index < terms.length; index++) {
      const term = terms[index] as Term
      const next = terms[index + 1]
      const joined = next ? join(term, next) : null
      if (joined && (isUnknown(term) || isUnknown(next)) && (await isOneWord(joined))) {
        replaced.push(...(BRANDS.has(joined) ? medicineOf(joined) : [wordTerm(joined)]))
        index++
      } else if (isUnknown(term)) replaced.push(...(await meant(wordOf(term) ?? '', term)))
      else replaced.push(await oftener(term, counts.get(wordOf(term) ?? '') ?? 0))
    }
    return replaced
  }

  const isOneWord = async (word: string) => BRANDS.has(word) || (await vocabulary.known([word])).has(word)

  /** A word that hardly any product has may be somebody's slip, kept for good: the common word beside it counts, too. */
  async function oftener(term: Term, count: number): Promise<Term> {
    const word = wordOf(term)
    if (word === null || word.length < 4 || count > RARE) return term
    const similar = (await vocabulary.similar(word)).filter(
      (other) => other.ndoc >= Math.max(1, count) * OFTENER && slips(word, other.word) <= 1,
    )
    const [best] = likeliest(word, similar)
    return best ? { ...term, instead: [best, word] } : term
  }

  async function meant(word: string, term: Term): Promise<Term[]> {
    if (BRANDS.has(word)) return medicineOf(word)
    const similar = await vocabulary.similar(word)
    let instead = likeliest(word, similar)
    // exchanged letters leave a short word little in common with itself
    const isFar = instead[0] === undefined || slips(word, instead[0]) > 1
    if (isFar && word.length <= SHORT)
      instead = likeliest(word, [...similar, ...(await vocabulary.nearby(word))])
    const [brand] = likeliest(word, BRAND_WORDS)
    const isBrand = brand !== undefined && slips(word, brand) < (instead[0] ? slips(word, instead[0]) : 2)
    if (isBrand) return medicineOf(brand)
    if (instead.length > 0) return [{ ...wordTerm(word), typed: term.typed, instead }]
    return part(word)
  }

  /** `vitaminc` is two words written as one. */
  async function part(word: string): Promise<Term[]> {
    const cuts = Array.from({ length: Math.max(0, word.length - 3) }, (_, index) => index + 3)
    const counts = await vocabulary.counts(cuts.flatMap((cut) => [word.slice(0, cut), word.slice(cut)]))
    const found = cuts
      .map((cut) => [word.slice(0, cut), word.slice(cut)] as const)
      .filter(([head, tail]) => counts.has(head) && (counts.has(tail) || tail.length === 1))
      .sort((a, b) => (counts.get(b[0]) ?? 0) - (counts.get(a[0]) ?? 0))[0]
    return found ? found.map(wordTerm) : []
  }

  /** The most of what was typed that something still matches. */
  async function relax(terms: readonly Term[]): Promise<Term[]> {
    if (terms.length < 2) return []
    const weight = ({ token }: Term) => (token.kind !== 'word' ? 1 : SIDE_WORDS.has(token.text) ? 0 : 2)
    const without = terms
      .map((term, index) => ({ term, index, rest: terms.filter((other) => other !== term) }))
      .sort((a, b) => weight(a.term) - weight(b.term) || b.index - a.index)
    const found = await vocabulary.matching(without.map(({ rest }) => queryOf(rest)))
    const best = without.find((_, index) => found[index])
    if (best) return best.rest
    const main = terms.filter((term) => weight(term) === 2)
    if (main.length > 0 && main.length < terms.length - 1) {
      const [isFound] = await vocabulary.matching([queryOf(main)])
      if (isFound) return main
    }
    const alone = terms.filter(({ token }) => token.kind === 'word')
    const each = await vocabulary.matching(alone.map((term) => queryOf([term])))
    const counts = await vocabulary.counts(alone.map((term) => wordOf(term) ?? ''))
    const [rarest] = alone
      .filter((_, index) => each[index])
      .sort(
        (a, b) =>
          weight(b) - weight(a) || (counts.get(wordOf(a) ?? '') ?? 0) - (counts.get(wordOf(b) ?? '') ?? 0),
      )
    return rarest ? [rarest] : []
  }

  return {
    /** Null when there is nothing better to search. `isEmpty` tells that what was typed found nothing at all. */
    async repair(typed: readonly Term[], isEmpty: boolean): Promise<Repaired | null> {
      let terms = await replace(typed)
      if (terms.length === 0) return null
      const isSame = terms.length === typed.length && terms.every((term, index) => term === typed[index])
      if (isSame && !isEmpty) return null
      const [isFound] = isSame ? [false] : await vocabulary.matching([queryOf(terms)])
      if (!isFound) terms = await relax(terms)
      return terms.length > 0 ? { terms, keyword: keywordOf(terms) } : null
    },
  }
}

function join(one: Term, next: Term): string | null {
  const [head, tail] = [wordOf(one), wordOf(next)]
  return head && tail ? head + tail : null
}
