import * as catalogue from '@botika/common/messages/catalogue'
import * as ui from '@botika/common/messages/ui'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@botika/common/http/page-numbers'

export const SORTS = [
  { value: 'relevance', text: catalogue.mostRelevant },
  { value: 'price_asc', text: catalogue.priceLowToHigh },
  { value: 'price_desc', text: catalogue.priceHighToLow },
  { value: 'alphabetical', text: ui.alphabetical },
  { value: 'nearest', text: ui.nearest },
] as const
export type Sort = (typeof SORTS)[number]['value']

type PageSize = (typeof PAGE_SIZES)[number]

export interface ListQuery {
  page: number
  per_page: number
  filter?: Sort
  keyword?: string
  category_id?: number[]
  subcategory_id?: number[]
  subsubcategory_id?: number[]
  brand?: string[]
  min_price?: number
  max_price?: number
  in_stock?: boolean
  is_prescription?: boolean
  lat?: number
  lng?: number
}

/** Reads a product list's query; invalid values are ignored, so that old links still open. */
export function readListQuery(search: URLSearchParams, perPage: PageSize = DEFAULT_PAGE_SIZE): ListQuery {
  const sort = SORTS.find(({ value }) => value === search.get('filter'))?.value
  const lat = numberOf(search.get('lat'), -90, 90)
  const lng = numberOf(search.get('lng'), -180, 180)
  const isPlaced = lat !== undefined && lng !== undefined
  const size = Number(search.get('per_page'))
  const flags = { true: true, false: false } as Record<string, boolean>
  return defined({
    page: idOf(search.get('page')) ?? 1,
    per_page: PAGE_SIZES.find((one) => one === size) ?? perPage,
    filter: sort === 'nearest' && !isPlaced ? undefined : sort,
    keyword: search.get('keyword')?.trim().slice(0, 200) || undefined,
    category_id: idsOf(search.getAll('category_id')),
    subcategory_id: idsOf(search.getAll('subcategory_id')),
    subsubcategory_id: idsOf(search.getAll('subsubcategory_id')),
    brand: listOf(search.getAll('brand').filter((text) => text !== '' && text.length <= 150)),
    min_price: numberOf(search.get('min_price'), 0, 10_000_000),
    max_price: numberOf(search.get('max_price'), 0, 10_000_000),
    in_stock: flags[search.get('in_stock') ?? ''] || undefined,
    is_prescription: flags[search.get('is_prescription') ?? ''],
    ...(isPlaced ? { lat, lng } : {}),
  })
}

type Loose<T> = { [K in keyof T]: T[K] | undefined }

const defined = (query: Loose<ListQuery>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as unknown as ListQuery

const listOf = <T>(values: T[]) => (values.length > 0 ? values : undefined)
const idsOf = (texts: string[]) => listOf(texts.flatMap((text) => idOf(text) ?? []))

export function idOf(text: string | null | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,8}$/.test(text)) return undefined
  return Number(text)
}

function numberOf(text: string | null, min: number, max: number): number | undefined {
  if (!text) return undefined
  const value = Math.round(Number(text) * 1000) / 1000
  return Number.isFinite(value) && value >= min && value <= max ? value : undefined
}

export const countFilters = (query: ListQuery) =>
  [query.category_id, query.subcategory_id, query.subsubcategory_id, query.brand].reduce(
    (sum, list) => sum + (list?.length ?? 0),
    0,
  ) +
  [query.min_price, query.max_price, query.in_stock, query.is_prescription].filter((one) => one !== undefined)
    .length
