import { LRUCache } from 'lru-cache'
import type { RefusedName } from '../../catalogue'
import { type Asking, inWords, queryOf, type Reading, readTerms } from './terms'
import { repairer } from './repair'
import type { Synonyms } from './synonyms'
import type { VocabularyRepository } from './vocabulary-repository'

interface Needs {
  vocabulary: VocabularyRepository
  synonyms: Synonyms
  refusedIn: (text: string) => readonly RefusedName[]
}

// fewer hits than this, and another spelling may be meant
export const FEW = 3

interface Tried {
  total: number
  isTyping: boolean
  isAll: boolean
}

export const asTyped = (
  { terms, translations, unread }: Asking,
  refused: readonly RefusedName[],
): Reading => ({
  terms,
  searched: inWords(terms),
  corrections: translations,
  proposals: [],
  unknown: [],
  leftOut: unread,
  refused,
})

export function keywordReader({ vocabulary, synonyms, refusedIn }: Needs) {
  const { repair, oftener } = repairer({ vocabulary, refusedIn })
  // a search with a typing mistake costs a third of the CPU time by it
  const readings = new LRUCache<string, Reading, () => Promise<Reading>>({
    max: 2000,
    ttl: 60_000,
    fetchMethod: (_key, _old, { context: make }) => make(),
    ignoreFetchAbort: true,
  })

  async function meantBy(keyword: string): Promise<Reading | null> {
    const meant = await synonyms.instead(keyword)
    if (meant === null) return null
    const reading = asTyped(readTerms(meant), refusedIn(keyword))
    const correction = { typed: keyword, searched: meant, kind: 'synonym' as const }
    return { ...reading, corrections: [correction, ...reading.corrections] }
  }

  /** Other words are searched only where an admin said so or these find nothing; else proposed. */
  async function readingOf(keyword: string, { total, isTyping, isAll }: Tried): Promise<Reading> {
    const asking = readTerms(keyword)
    const named = refusedIn(keyword)
    const typed = asTyped(
      asking,
      named.filter(({ isExact, isAlone }) => isExact && !(isAlone && total > 0)),
    )
    if (asking.isPlace) return { ...typed, terms: [] }
    if (total >= FEW) return typed
    const meant = await meantBy(keyword)
    if (meant && (await vocabulary.matching([queryOf(meant.terms)]))[0]) return meant
    if (total > 0)
      return readings.forceFetch(`few ${keyword}`, {
        context: async () => ({ ...typed, proposals: await oftener(asking.terms) }),
      })
    // nothing may be found here and much elsewhere
    const [isElsewhere] = isAll ? [false] : await vocabulary.matching([queryOf(asking.terms, isTyping)])
    if (isElsewhere) return typed
    const repaired = async () => {
      const reading = await repair(asking.terms, named)
      return {
        ...reading,
        corrections: reading.terms.length > 0 ? [...asking.translations, ...reading.corrections] : [],
        unknown: reading.unknown.map(
          (word) => asking.translations.find(({ searched }) => searched === word)?.typed ?? word,
        ),
        leftOut: [...reading.leftOut, ...asking.unread],
      }
    }
    return readings.forceFetch(`none ${keyword}`, { context: repaired })
  }

  return { readingOf, forget: () => readings.clear() }
}
