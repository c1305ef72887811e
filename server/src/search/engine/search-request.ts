import type { CategoryLevel } from '../../catalogue'
import type { ProductSort } from '@botika/common/products/schema'

/** What narrows a list and has counts beside it. */
export interface Filters {
  /** Of the level that the facet shows: category, subcategory or sub-subcategory. */
  category?: number[] | undefined
  brands?: string[] | undefined
  isPrescription?: boolean | undefined
  inStock?: boolean | undefined
  /** Centavos. */
  minPrice?: number | undefined
  maxPrice?: number | undefined
}

/** Where a list lies: its facets count within it. */
export interface Scope {
  categoryIds?: number[] | undefined
  subcategoryIds?: number[] | undefined
  subsubcategoryIds?: number[] | undefined
  pharmacyId?: number | undefined
  productIds?: number[] | undefined
  /** What the category facet counts. */
  level: CategoryLevel
}

/** A pharmacy at a distance from the shopper. */
export interface Near {
  id: number
  km: number
}

/** A list of products as the repository understands it. */
export interface SearchRequest {
  /** PostgreSQL's tsquery; absent for a plain list. */
  query?: string | undefined
  scope: Scope
  filters: Filters
  sort: ProductSort
  limit: number
  offset: number
  /** True when nobody looks at the counts beside the filters. */
  isBare?: boolean
}

/** How many products there are. */
export interface Total {
  total: number
  /** True where there are more than are counted. */
  isCapped: boolean
}

/** Counts beside the filters; categories by id, most first. */
export interface Counts extends Total {
  categories: [number, number][]
  brands: [string, number][]
  prescription: { yes: number; no: number }
  stock: { yes: number; no: number }
  price: { min: number | null; max: number | null }
}
