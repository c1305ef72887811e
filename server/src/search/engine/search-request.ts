import type { CategoryLevel } from '../../catalogue'
import type { ProductSort } from '@botika/common/products/schema'

export interface Filters {
  category?: number[] | undefined
  brands?: string[] | undefined
  isPrescription?: boolean | undefined
  inStock?: boolean | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
}

export interface Scope {
  categoryIds?: number[] | undefined
  subcategoryIds?: number[] | undefined
  subsubcategoryIds?: number[] | undefined
  pharmacyId?: number | undefined
  productIds?: number[] | undefined
  level: CategoryLevel
}

export interface Near {
  /** All of them, nearest first. */
  ids: () => readonly number[]
  /** Kilometres; undefined of one that may not sell or stands nowhere. */
  kmTo: (pharmacyId: number) => number | undefined
}

export interface SearchRequest {
  query?: string | undefined
  scope: Scope
  filters: Filters
  sort: ProductSort
  limit: number
  offset: number
  /** True when nobody looks at the counts beside the filters. */
  isBare?: boolean
}

export interface Total {
  total: number
  isCapped: boolean
}

export interface Counts extends Total {
  categories: [number, number][]
  brands: [string, number][]
  prescription: { yes: number; no: number }
  stock: { yes: number; no: number }
  price: { min: number | null; max: number | null }
}
