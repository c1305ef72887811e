import { FACT_NAMES, type FactValues, LISTED_FACTS } from '@botika/common/products/facts'

const BESIDE = ['id', 'slug', 'rating_average', 'rating_count', 'created_at', 'updated_at'] as const

export interface Line {
  id: number
  /** The number differs once the search row was made from another writing of the product. */
  version: number
  inventory_id: number | null
  pharmacy_id: number | null
  price: number | null
  quantity: number | null
  /** The prices of all live offers in centavos, promotions counted. */
  min_price: number | null
  max_price: number | null
  offers_count: number
}

export interface CardFacts extends Pick<FactValues, (typeof LISTED_FACTS)[number]> {
  id: number
  slug: string
  rating_average: number | null
  rating_count: number
  created_at: Date | string
  updated_at: Date | string
}

/** A card's facts apart from its offer: many answers share the facts. */
export interface CardParts {
  facts: CardFacts
  line: CardLine
}

export type CardLine = Omit<Line, 'version'>

export type CardRow = CardFacts & CardLine

export interface ProductRow extends CardRow, FactValues {
  images: string[]
  created_at: Date
  updated_at: Date
}

export const CARD_COLUMNS = [...LISTED_FACTS, ...BESIDE].map((name) => `p.${name}` as const)

export const FACT_COLUMNS = [...FACT_NAMES, ...BESIDE, 'images' as const].map((name) => `p.${name}` as const)
