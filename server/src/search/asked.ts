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

export type Level = 'category' | 'subcategory' | 'subsubcategory'

/** Where a list lies: its facets count within it. */
export interface Scope {
  categoryIds?: number[] | undefined
  subcategoryIds?: number[] | undefined
  subsubcategoryIds?: number[] | undefined
  pharmacyId?: number | undefined
  productIds?: number[] | undefined
  /** What the category facet counts. */
  level: Level
}

/** A pharmacy at a distance from the shopper. */
export interface Near {
  id: number
  km: number
}

/** A list of products as the repository understands it. */
export interface Asked {
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

/** A product of the page with the offer to show, as it is at this moment. */
export interface Line {
  id: number
  /** Differs once the search row was made from another writing of the product. */
  version: number
  inventory_id: number | null
  pharmacy_id: number | null
  /** Of the chosen offer, in centavos, before promotions. */
  price: number | null
  quantity: number | null
  /** Of all live offers, in centavos, promotions counted. */
  min_price: number | null
  max_price: number | null
  offers_count: number
}

/** What a card shows of the product itself. */
export interface CardFacts {
  id: number
  name: string
  slug: string
  generic_name: string | null
  brand: string | null
  strength: string | null
  dosage_form: string | null
  pack_size: string | null
  unit_count: number
  image: string | null
  is_prescription: boolean
  is_sc_discountable: boolean
  is_vat_exempt: boolean
  category_id: number | null
  subcategory_id: number | null
  subsubcategory_id: number | null
  rating_average: number | null
  rating_count: number
  created_at: Date | string
  updated_at: Date | string
}

/** A card's facts and its offer, apart: the facts are shared by many answers. */
export interface CardParts {
  facts: CardFacts
  line: CardLine
}

export type CardLine = Omit<Line, 'version'>

/** The same in one row. */
export type CardRow = CardFacts & CardLine
