import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/search'
import { Problem } from '@botika/common/http/problem'
import { eachPesos, toCentavos } from '@botika/common/centavos'
import type {
  Offer,
  Product,
  ProductCard,
  ProductQuery,
  ProductSort,
  SearchReading,
  Facets,
} from '@botika/common/products/schema'
import {
  type cardContext,
  type CategoryLevel,
  presentProduct,
  type Taxonomy,
  type CardContext,
  type CardParts,
  presentCard,
} from '../../catalogue'
import { memo, sortNamed } from '../../platform'
import { kmFrom, type PharmacyDirectory, type PharmacyList, type Position } from '../../directory'
import type { Filters, Near, Scope } from '../engine/search-request'
import type { SearchService } from '../engine/service'
import { presentFacets, presentOffer, presentReading } from './present'
import type { ProductRepository } from './repository'

interface KeptPage {
  around: CardContext
  cards: readonly Readonly<ProductCard>[]
}

/** The same list for the same lines, written once as JSON: saves a plain list 3/4 of its CPU time. */
function cardCache() {
  const pages = new WeakMap<readonly CardParts[], KeptPage>()

  return (parts: readonly CardParts[], around: CardContext): readonly Readonly<ProductCard>[] => {
    const same = pages.get(parts)
    if (same && isSame(same.around, around)) return same.cards
    const cards = parts.map(({ facts, line }) => Object.freeze(presentCard(facts, line, around)))
    if (around.position) return cards
    pages.set(parts, { around, cards: Object.freeze(cards) })
    return cards
  }
}

const isSame = (one: CardContext, other: CardContext) =>
  one.tree === other.tree &&
  one.pharmacies === other.pharmacies &&
  one.promotionsFor === other.promotionsFor &&
  one.position === other.position

interface Needs {
  repository: ProductRepository
  search: SearchService
  taxonomy: Taxonomy
  pharmacies: PharmacyDirectory
  contextOf: ReturnType<typeof cardContext>
  freshFor: number
}

export interface ProductListed {
  data: ProductCard[]
  total: number
  facets: Facets
  total_is_capped?: boolean
  corrected_keyword?: string
  search?: SearchReading
}

export type Place = { [level in CategoryLevel]?: number } & { pharmacyId?: number; productIds?: number[] }

const SORTS: Readonly<Record<string, ProductSort>> = {
  name: 'alphabetical',
  selling_price: 'price_asc',
  '-selling_price': 'price_desc',
}

const FEATURED = 40
const MOST_ROUTES = 50_000

export const positionOf = ({
  lat,
  lng,
}: {
  lat?: number | undefined
  lng?: number | undefined
}): Position | undefined => (lat === undefined || lng === undefined ? undefined : { lat, lng })

function narrowed(query: ProductQuery, place: Place): { scope: Scope; filters: Filters } {
  const below: CategoryLevel =
    place.subcategory !== undefined || place.subsubcategory !== undefined
      ? 'subsubcategory'
      : place.category !== undefined
        ? 'subcategory'
        : 'category'
  const asked = {
    category: query.category_id,
    subcategory: query.subcategory_id,
    subsubcategory: query.subsubcategory_id,
  }
  // the level that the facet counts is a filter; any other level only narrows the list
  const within = (level: CategoryLevel) =>
    place[level] !== undefined ? [place[level]] : level === below ? undefined : asked[level]
  const pesos = (value: number | undefined) => (value === undefined ? undefined : toCentavos(value))
  return {
    scope: {
      categoryIds: within('category'),
      subcategoryIds: within('subcategory'),
      subsubcategoryIds: within('subsubcategory'),
      pharmacyId: place.pharmacyId ?? query.pharmacy_id,
      productIds: place.productIds ?? idsOf(query.ids),
      level: below,
    },
    filters: {
      category: asked[below],
      brands: query.brand,
      isPrescription: query.is_prescription,
      inStock: query.in_stock,
      minPrice: pesos(query.min_price),
      maxPrice: pesos(query.max_price),
    },
  }
}

const idsOf = (ids: string | undefined) =>
  ids
    ?.split(',')
    .map(Number)
    .filter((id) => id <= 2_147_483_647)

const nearOf = (position: Position, pharmacies: PharmacyList): Near => ({
  ids: () => pharmacies.nearest(position),
  kmTo: (id) => kmFrom(position, pharmacies.getListed(id)),
})

export function productService(needs: Needs) {
  const { repository, search, taxonomy, pharmacies, contextOf } = needs
  const cardsOf = cardCache()
  const featured = memo({
    freshFor: needs.freshFor * 10,
    staleFor: needs.freshFor * 100,
    make: () => repository.featured(FEATURED),
  })

  async function list(query: ProductQuery, place: Place = {}): Promise<ProductListed> {
    const filter = query.sort ? sortNamed(SORTS, query.sort) : query.filter
    const position = positionOf(query)
    if (filter === 'nearest' && !position) {
      throw Problem.invalid('filter', t(messages.sortingByDistanceNeedsLatAndLng))
    }
    const around = await contextOf(position)
    const { scope, filters } = narrowed(query, place)
    // a pharmacy that may not sell has nothing to show
    if (scope.pharmacyId !== undefined && !around.pharmacies.getListed(scope.pharmacyId))
      scope.productIds = []
    const keyword = query.keyword?.trim()
    const { rows, counts, reading } = await search.find({
      keyword: keyword === '' ? undefined : keyword,
      scope,
      filters,
      sort: filter === 'nearest' && scope.pharmacyId !== undefined ? undefined : filter,
      page: query.page,
      perPage: query.per_page,
      ...(position ? { near: nearOf(position, around.pharmacies) } : {}),
    })
    return {
      data: cardsOf(rows, around) as ProductCard[],
      total: counts.total,
      facets: presentFacets(counts, scope.level, around.tree),
      ...(counts.isCapped ? { total_is_capped: true } : {}),
      ...(reading ? presentReading(reading) : {}),
    }
  }

  return {
    list,

    count: (keyword: string) => search.count(keyword.trim()),

    async listIn(level: CategoryLevel, id: number, query: ProductQuery): Promise<ProductListed> {
      const tree = await taxonomy.tree()
      if (!tree[level].get(id)) throw new Problem('not_found', phrase(messages.thereIsNoSuchCategory))
      return list(query, { [level]: id })
    },

    /** One pharmacy's offers, none without a valid licence; throws 404 when it is suspended or unknown. */
    async listOf(pharmacyId: number, query: ProductQuery): Promise<ProductListed> {
      if (!(await pharmacies.list()).getActive(pharmacyId))
        throw new Problem('not_found', phrase(messages.thereIsNoSuchPharmacy))
      return list(query, { pharmacyId })
    },

    async listFeatured(query: ProductQuery): Promise<ProductListed> {
      return list({ ...query, filter: query.filter ?? 'relevance' }, { productIds: await featured.get() })
    },

    async one(id: number, position?: Position): Promise<Product> {
      const [row, around] = await Promise.all([repository.find(id), contextOf(position)])
      if (!row) {
        const movedTo = await repository.movedTo(id)
        throw movedTo
          ? new Problem('not_found', phrase(messages.thisProductIsNowName, { name: movedTo.name }), {
              extra: { moved_to: movedTo },
            })
          : new Problem('not_found', phrase(messages.thereIsNoSuchProductOrNobody))
      }
      return presentProduct(row, around)
    },

    /** The pharmacies that have it: in stock first, then nearest where a place is given, else cheapest. */
    async offers(id: number, position?: Position): Promise<Offer[]> {
      const [rows, { pharmacies: list_, promotionsFor }] = await Promise.all([
        repository.offers(id),
        contextOf(position),
      ])
      const now = new Date()
      const offers = rows.flatMap((row) => {
        const pharmacy = list_.getListed(row.pharmacy_id)
        if (!pharmacy || (row.is_prescription && !list_.hasPharmacist(row.pharmacy_id))) return []
        return [presentOffer(row, pharmacy, { now, position, promotionsFor })]
      })
      if (offers.length === 0 && !(await repository.find(id)))
        throw new Problem('not_found', phrase(messages.thereIsNoSuchProductOrNobody))
      const away = (offer: Offer) => offer.distance_km ?? Infinity
      return offers.sort(
        (a, b) =>
          Number(b.quantity > 0) - Number(a.quantity > 0) ||
          (position ? away(a) - away(b) || 0 : 0) ||
          a.selling_price - b.selling_price,
      )
    },

    /** The same medicine under other names, cheapest per tablet or millilitre first. */
    async equivalents(id: number) {
      const [ids, around] = await Promise.all([repository.equivalents(id), contextOf(undefined)])
      const rows = await search.cardsOf(ids)
      return cardsOf(rows, around)
        .map((card) => ({ ...card, unit_price: unitPrice(card) }))
        .sort(
          (a, b) =>
            Number(b.quantity > 0) - Number(a.quantity > 0) ||
            (a.selling_price ?? 0) / a.unit_count - (b.selling_price ?? 0) / b.unit_count,
        )
    },

    routes: () => repository.routes(MOST_ROUTES),

    forget: () => featured.clear(),
  }
}
export type ProductService = ReturnType<typeof productService>

const unitPrice = ({ selling_price, unit_count }: ProductCard) =>
  selling_price === null ? null : eachPesos(selling_price, Math.max(1, unit_count))
