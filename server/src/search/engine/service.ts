import { LRUCache } from 'lru-cache'
import { manilaDay } from '@botika/common/time'
import type { ProductSort } from '@botika/common/products/schema'
import type { CardParts, RefusedName } from '../../catalogue'
import type { Asked, Counts, Filters, Near, Scope, Total } from './asked'
import { factsCache } from './facts-cache'
import { missWords } from './miss-words'
import { inWords, type Reading } from './reading'
import { repairer } from './repair'
import type { Chosen, SearchRepository } from './repository'
import type { Synonyms } from './synonyms'
import { type Asking, queryOf, readTerms } from './terms'
import { totalsFound } from './totals-found'
import type { VocabularyRepository } from './vocabulary-repository'

/** A list or a search, as products ask for it. */
export interface ListAsked {
  keyword?: string | undefined
  scope: Scope
  filters: Filters
  sort?: ProductSort | undefined
  page: number
  perPage: number
  /** True when nobody looks at the counts beside the filters. */
  isBare?: boolean
  /** Pharmacies by distance from the shopper, nearest first; wanted for `nearest`. */
  near?: () => readonly Near[]
  /** True while the keyword's last word may not be typed to its end yet. */
  isTyping?: boolean
}

export interface Found {
  rows: readonly CardParts[]
  counts: Counts
  /** What was searched for the keyword, where there is one, and why. */
  reading?: Reading
}

interface Needs {
  repository: SearchRepository
  vocabulary: VocabularyRepository
  synonyms: Synonyms
  /** Names in a text that may not be sold online, near spellings among them. */
  refusedIn: (text: string) => readonly RefusedName[]
  /** Milliseconds for which the counts of a plain list are fresh. */
  freshFor: number
}

// fewer hits than this, and another spelling may be meant
const FEW = 3
/** How many of the nearest pharmacies are asked, until a page is full. */
const STEPS = [4, 20, 120, Infinity]
const STEPS_FROM_MATCHES = [300, Infinity]
/** So few matches are sooner looked up one by one. */
const FEW_MATCHES = 1500

const NOTHING: Counts = {
  total: 0,
  isCapped: false,
  categories: [],
  brands: [],
  prescription: { yes: 0, no: 0 },
  stock: { yes: 0, no: 0 },
  price: { min: null, max: null },
}

/** What came of the words as they were typed. */
interface Tried {
  total: number
  isTyping: boolean
  /** True where all products were searched. */
  isAll: boolean
}

/** Whether nothing but its words narrows a search. */
const isEverywhere = ({ scope: { level: _level, ...scope }, filters }: Asked) =>
  [...Object.values(scope), ...Object.values(filters)].every((value) => value === undefined)

/** Finds products: plain lists along an index, searches over capped hits, both with counts beside the filters. */
export function searchService({ repository, vocabulary, synonyms, refusedIn, freshFor }: Needs) {
  const { repair, oftener } = repairer({ vocabulary, refusedIn })
  const cardsOf = factsCache(repository.facts)
  const readings = new LRUCache<string, Promise<Reading>>({ max: 2000, ttl: 60_000 })
  const counts = new LRUCache<string, { value: Promise<Counts>; at: number }>({ max: 5000 })
  const totals = totalsFound(freshFor)

  /** Counts of plain lists are the same for every page: kept for a moment, an older answer serves while new ones are made. */
  function countsOf(asked: Asked): Promise<Counts> {
    const key = JSON.stringify([asked.scope, asked.filters])
    const kept = counts.get(key)
    if (kept && performance.now() - kept.at < freshFor) return kept.value
    const value = repository.countAll(asked)
    const entry = { value: kept && freshFor > 0 ? kept.value : value, at: performance.now() }
    counts.set(key, entry)
    value.then(
      () => {
        if (counts.get(key) === entry) counts.set(key, { value, at: performance.now() })
      },
      () => {
        if (counts.get(key) === entry) counts.delete(key)
      },
    )
    return entry.value
  }

  async function nearest(
    asked: Asked,
    near: readonly Near[],
    matches: number,
  ): Promise<readonly CardParts[]> {
    const ids = near.map(({ id }) => id)
    let found = 0
    let chosen: Chosen[] = []
    const isFromMatches = asked.query !== undefined && matches <= FEW_MATCHES
    for (const step of isFromMatches ? STEPS_FROM_MATCHES : STEPS) {
      ;({ found, chosen } = await repository.nearest(asked, ids.slice(0, step), isFromMatches))
      if (chosen.length === asked.limit || step >= ids.length) break
    }
    if (chosen.length < asked.limit) {
      const rest = { ...asked, limit: asked.limit - chosen.length, offset: Math.max(0, asked.offset - found) }
      chosen = [...chosen, ...(await repository.beyond(rest, ids))]
    }
    return cardsOf(await repository.linesOf(chosen))
  }

  async function search(asked: Asked, near: (() => readonly Near[]) | undefined): Promise<Found> {
    const { counts: all, chosen } = await repository.search(asked)
    if (asked.sort === 'nearest' && near)
      return { counts: all, rows: await nearest(asked, near(), all.total) }
    // of more matches than are looked at, the cheapest or first by name stand elsewhere
    if (all.isCapped && asked.sort !== 'relevance')
      return { counts: all, rows: await cardsOf(await repository.walk(asked)) }
    return { counts: all, rows: await cardsOf(await repository.linesOf(chosen)) }
  }

  /** A reading is the same for a while; one that failed is made anew. */
  function kept(key: string, make: () => Promise<Reading>): Promise<Reading> {
    const known = readings.get(key)
    if (known) return known
    const reading = make()
    readings.set(key, reading)
    reading.catch(() => readings.delete(key))
    return reading
  }

  const asTyped = ({ terms, translations, unread }: Asking, refused: readonly RefusedName[]): Reading => ({
    terms,
    searched: inWords(terms),
    corrections: translations,
    proposals: [],
    unknown: [],
    leftOut: unread,
    refused,
  })

  /** The same wish in words that admins gave for it. */
  async function meantBy(keyword: string): Promise<Reading | null> {
    const meant = await synonyms.instead(keyword)
    if (meant === null) return null
    const reading = asTyped(readTerms(meant), refusedIn(keyword))
    const correction = { typed: keyword, searched: meant, kind: 'synonym' as const }
    return { ...reading, corrections: [correction, ...reading.corrections] }
  }

  /**
   * What to search for words that find as much as `total`: something else only where an admin said so or they find
   * nothing; where they find little, what else may be meant is told.
   */
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
      return kept(`few ${keyword}`, async () => ({ ...typed, proposals: await oftener(asking.terms) }))
    // nothing may be found here and much elsewhere
    const [isElsewhere] = isAll ? [false] : await vocabulary.matching([queryOf(asking.terms, isTyping)])
    if (isElsewhere) return typed
    return kept(`none ${keyword}`, async () => {
      const reading = await repair(asking.terms, named)
      return {
        ...reading,
        corrections: reading.terms.length > 0 ? [...asking.translations, ...reading.corrections] : [],
        unknown: reading.unknown.map(
          (word) => asking.translations.find(({ searched }) => searched === word)?.typed ?? word,
        ),
        leftOut: [...reading.leftOut, ...asking.unread],
      }
    })
  }

  /** By words, or by others where these find nothing and can mean nothing else. */
  async function findBy(
    keyword: string,
    asked: Asked,
    { near, isTyping = false }: ListAsked,
  ): Promise<Found> {
    const asking = readTerms(keyword)
    const query = asking.isPlace ? '' : queryOf(asking.terms, isTyping)
    const found = query ? await search({ ...asked, query }, near) : { counts: NOTHING, rows: [] }
    const reading = await readingOf(keyword, {
      total: found.counts.total,
      isTyping,
      isAll: isEverywhere(asked),
    })
    const other = queryOf(reading.terms, isTyping)
    const instead = other && other !== query ? await search({ ...asked, query: other }, near) : null
    if (instead && instead.counts.total > found.counts.total) return { ...instead, reading }
    if (found.counts.total > 0 && instead)
      return { ...found, reading: asTyped(readTerms(keyword), reading.refused) }
    const missed = found.counts.total === 0 && asked.offset === 0 ? missWords(keyword) : null
    if (missed) await vocabulary.miss(missed, manilaDay())
    return { ...found, reading }
  }

  const totalOf = async (query: string): Promise<Total> => (query ? repository.total(query) : NOTHING)

  return {
    async find(wish: ListAsked): Promise<Found> {
      const { keyword, scope, filters, sort, page, perPage, near, isBare = false } = wish
      const asked: Asked = {
        scope,
        filters,
        sort: sort ?? (keyword ? 'relevance' : 'alphabetical'),
        limit: perPage,
        offset: (page - 1) * perPage,
        isBare,
      }
      if (!keyword) {
        const rows =
          asked.sort === 'nearest' && near
            ? nearest(asked, near(), Infinity)
            : repository.walk(asked).then(cardsOf)
        const [all, found] = await Promise.all([countsOf(asked), rows])
        return { counts: all, rows: found }
      }
      const found = findBy(keyword, asked, wish)
      if (isEverywhere(asked)) totals.note(keyword, found)
      return found
    },

    /** How many products `find` tells of for these words, without looking at them. */
    async count(keyword: string): Promise<Total> {
      const known = totals.of(keyword)
      if (known) return known
      const asking = readTerms(keyword)
      const query = asking.isPlace ? '' : queryOf(asking.terms)
      const found = await totalOf(query)
      if (found.total >= FEW) return found
      const { terms } = await readingOf(keyword, { ...found, isTyping: false, isAll: true })
      const other = queryOf(terms)
      const instead = other && other !== query ? await totalOf(other) : found
      return instead.total > found.total ? instead : found
    },

    /** Cards of these products, in this order; those without a live offer are left out. */
    cardsOf: async (ids: readonly number[]) => cardsOf(await repository.linesOfProducts(ids)),

    /** Forgets counts, for example after many products changed. */
    forget() {
      counts.clear()
      totals.clear()
      readings.clear()
    },
  }
}
export type SearchService = ReturnType<typeof searchService>
