import { LRUCache } from 'lru-cache'
import type { CardFacts, CardParts, Line, RefusedName } from '../../catalogue'
import { manilaDay } from '@botika/common/time'
import type { ProductSort } from '@botika/common/products/schema'
import type { SearchRequest, Counts, Filters, Near, Scope, Total } from './search-request'
import { asTyped, FEW, keywordReader } from './keyword-reader'
import { queryOf, type Reading, readTerms } from './terms'
import type { Chosen, Matched, Offered, SearchRepository } from './repository'
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
  near?: Near
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

/** So few products are looked up one by one: faster than what is on the shelves nearby, at ten offers each. */
const FEW_MATCHES = 600
/** One or two have enough for a page; twenty took a list ten times as long at 2,000 offers each. */
const FIRST_PHARMACIES = 2

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

interface NearPage {
  found: number
  chosen: Chosen[]
}

const nearerFirst = (a: Offered & { km: number }, b: typeof a) =>
  a.km - b.km ||
  a.pharmacy_id - b.pharmacy_id ||
  a.product_id - b.product_id ||
  a.price - b.price ||
  a.inventory_id - b.inventory_id

async function fromMatches(
  repository: SearchRepository,
  asked: SearchRequest,
  near: Near,
): Promise<NearPage> {
  const kms = new Map<number, number | undefined>()
  const best = new Map<number, Offered & { km: number }>()
  for (const offer of await repository.offersOf(asked)) {
    const { pharmacy_id, product_id } = offer
    if (!kms.has(pharmacy_id)) kms.set(pharmacy_id, near.kmTo(pharmacy_id))
    const km = kms.get(pharmacy_id)
    if (km === undefined) continue
    const here = { ...offer, km }
    const other = best.get(product_id)
    if (!other || nearerFirst(here, other) < 0) best.set(product_id, here)
  }
  const sorted = [...best.values()].sort(nearerFirst)
  return { found: sorted.length, chosen: sorted.slice(asked.offset, asked.offset + asked.limit) }
}

async function fromPharmacies(
  repository: SearchRepository,
  asked: SearchRequest,
  ids: readonly number[],
): Promise<NearPage> {
  for (let step = FIRST_PHARMACIES; ;) {
    const page = await repository.nearest(asked, ids.slice(0, step))
    if (page.chosen.length === asked.limit || step >= ids.length) return page
    step = Math.ceil((step * 1.5 * (asked.offset + asked.limit)) / Math.max(page.found, 1))
  }
}

/** The nearest first, and what no pharmacy around has last. */
async function nearestOf(repository: SearchRepository, asked: SearchRequest, near: Near): Promise<Chosen[]> {
  const { scope, limit, offset } = asked
  const matches = scope.productIds?.length ?? Infinity
  const { found, chosen } = await (matches <= FEW_MATCHES
    ? fromMatches(repository, asked, near)
    : fromPharmacies(repository, asked, near.ids()))
  if (chosen.length === limit || found === matches) return chosen
  const rest = { ...asked, limit: limit - chosen.length, offset: Math.max(0, offset - found) }
  return [...chosen, ...(await repository.beyond(rest, near.ids()))]
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

  /** Many ask for the same few words at once: without this cache a broad word costs 12 ms of the database each time. */
  const matches = new LRUCache<string, Matched, SearchRequest>({
    max: 1000,
    ttl: freshFor,
    fetchMethod: (_key, _old, { context: asked }) => repository.search(asked),
    ignoreFetchAbort: true,
  })
  const matchesOf = (asked: SearchRequest): Promise<Matched> =>
    matches.forceFetch(JSON.stringify(asked), { context: asked, forceRefresh: freshFor === 0 })

  const nearest = async (asked: SearchRequest, near: Near) =>
    cardsOf(await repository.linesOf(await nearestOf(repository, asked, near)))

  async function search(asked: SearchRequest, near: Near | undefined): Promise<Found> {
    const { counts: all, chosen } = await matchesOf(asked)
    if (asked.sort === 'nearest' && near) {
      const productIds = chosen.map(({ product_id }) => product_id)
      const { query: _query, ...page } = asked
      const among = { ...page, filters: {}, scope: { level: asked.scope.level, productIds } }
      return { counts: all, rows: await nearest(among, near) }
    }
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
          asked.sort === 'nearest' && near ? nearest(asked, near) : repository.walk(asked).then(cardsOf)
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
      matches.clear()
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
