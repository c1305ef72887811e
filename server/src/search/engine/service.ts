import { LRUCache } from 'lru-cache'
import type { CardFacts, CardParts, Line, RefusedName } from '../../catalogue'
import { manilaDay } from '@botika/common/time'
import type { ProductSort } from '@botika/common/products/schema'
import type { SearchRequest, Counts, Filters, Near, Scope, Total } from './search-request'
import { asTyped, FEW, keywordReader } from './keyword-reader'
import { queryOf, type Reading, readTerms } from './terms'
import type { Chosen, SearchRepository } from './repository'
import type { Synonyms } from './synonyms'
import type { VocabularyRepository } from './vocabulary-repository'
import { plain } from '@botika/common/products/words'

const LONGEST = 60

/** Addresses, and numbers that are no strength: phones, ids, order numbers. */
const PERSONAL = /@|\d{5,}|\d[\d\s().-]{6,}\d|^btk-/i

/** The words kept of a search without hits, in one spelling; null where they may tell of a person. */
export function missWords(keyword: string): string | null {
  if (PERSONAL.test(keyword.trim())) return null
  const words = plain(keyword)
    .replace(/[^\p{L}\p{N}.%+-]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .trim()
  return words.length < 2 ? null : words
}

export interface ListRequest {
  keyword?: string | undefined
  scope: Scope
  filters: Filters
  sort?: ProductSort | undefined
  page: number
  perPage: number
  isBare?: boolean
  /** The pharmacies by distance from the shopper, nearest first; wanted for `nearest`. */
  near?: () => readonly Near[]
  /** True while the keyword's last word may not be typed to its end yet. */
  isTyping?: boolean
}

export interface Found {
  rows: readonly CardParts[]
  counts: Counts
  reading?: Reading
}

interface Needs {
  repository: SearchRepository
  vocabulary: VocabularyRepository
  synonyms: Synonyms
  refusedIn: (text: string) => readonly RefusedName[]
  freshFor: number
}

const STEPS = [4, 20, 120, Infinity]
const STEPS_FROM_MATCHES = [300, Infinity]
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

const isEverywhere = ({ scope: { level: _level, ...scope }, filters }: SearchRequest) =>
  [...Object.values(scope), ...Object.values(filters)].every((value) => value === undefined)

async function nearestOf(
  repository: SearchRepository,
  asked: SearchRequest,
  near: readonly Near[],
  matches: number,
): Promise<Chosen[]> {
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
  return chosen
}

export function searchService({ repository, vocabulary, synonyms, refusedIn, freshFor }: Needs) {
  const { readingOf, forget } = keywordReader({ vocabulary, synonyms, refusedIn })
  const cardsOf = factsCache(repository.facts)
  /** Counts are the same for every page; without this cache a list costs 14 to 20 times the CPU time. */
  const counts = new LRUCache<string, Counts, SearchRequest>({
    max: 5000,
    ttl: freshFor,
    allowStale: freshFor > 0,
    fetchMethod: (_key, _old, { context: asked }) => repository.countAll(asked),
    ignoreFetchAbort: true,
  })
  const countsOf = (asked: SearchRequest): Promise<Counts> =>
    counts.forceFetch(JSON.stringify([asked.scope, asked.filters]), {
      context: asked,
      forceRefresh: freshFor === 0,
    })

  const nearest = async (asked: SearchRequest, near: readonly Near[], matches: number) =>
    cardsOf(await repository.linesOf(await nearestOf(repository, asked, near, matches)))

  async function search(asked: SearchRequest, near: (() => readonly Near[]) | undefined): Promise<Found> {
    const { counts: all, chosen } = await repository.search(asked)
    if (asked.sort === 'nearest' && near)
      return { counts: all, rows: await nearest(asked, near(), all.total) }
    // of more matches than are looked at, the cheapest or first by name stand elsewhere
    if (all.isCapped && asked.sort !== 'relevance')
      return { counts: all, rows: await cardsOf(await repository.walk(asked)) }
    return { counts: all, rows: await cardsOf(await repository.linesOf(chosen)) }
  }

  async function findBy(
    keyword: string,
    asked: SearchRequest,
    { near, isTyping = false }: ListRequest,
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
    async find(wish: ListRequest): Promise<Found> {
      const { keyword, scope, filters, sort, page, perPage, near, isBare = false } = wish
      const asked: SearchRequest = {
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
      return findBy(keyword, asked, wish)
    },

    async count(keyword: string): Promise<Total> {
      const asking = readTerms(keyword)
      const query = asking.isPlace ? '' : queryOf(asking.terms)
      const found = await totalOf(query)
      if (found.total >= FEW) return found
      const { terms } = await readingOf(keyword, { ...found, isTyping: false, isAll: true })
      const other = queryOf(terms)
      const instead = other && other !== query ? await totalOf(other) : found
      return instead.total > found.total ? instead : found
    },

    cardsOf: async (ids: readonly number[]) => cardsOf(await repository.linesOfProducts(ids)),

    forget() {
      counts.clear()
      forget()
    },
  }
}
export type SearchService = ReturnType<typeof searchService>

type Read = (ids: readonly number[]) => Promise<CardFacts[]>

interface Cached {
  version: number
  facts: CardFacts
}

const MOST_PRODUCTS = 20_000

/** Facts are kept until a product is written anew, never prices or stock: halves the CPU time of a page. */
function factsCache(read: Read) {
  const kept = new LRUCache<number, Cached>({ max: MOST_PRODUCTS })

  const made = new WeakMap<readonly Line[], readonly CardParts[]>()

  return async (lines: readonly Line[]): Promise<readonly CardParts[]> => {
    const before = made.get(lines)
    if (before) return before
    const missing = new Map(
      lines
        .filter(({ id, version }) => kept.get(id)?.version !== version)
        .map(({ id, version }) => [id, version]),
    )
    if (missing.size > 0) {
      for (const { created_at, updated_at, ...facts } of await read([...missing.keys()])) {
        kept.set(facts.id, {
          version: missing.get(facts.id) ?? -1,
          facts: { ...facts, created_at: iso(created_at), updated_at: iso(updated_at) },
        })
      }
    }
    const parts = lines.flatMap((line) => {
      const facts = kept.get(line.id)?.facts
      return facts ? [{ facts, line }] : []
    })
    made.set(lines, parts)
    return parts
  }
}

const iso = (moment: Date | string) => (typeof moment === 'string' ? moment : moment.toISOString())
