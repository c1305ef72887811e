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

/** Everything about a product, with its chosen offer. */
export interface ProductRow extends CardRow {
  created_at: Date
  updated_at: Date
  manufacturer: string | null
  registration_number: string | null
  description: string
  indications: string
  dosage: string
  contraindications: string
  side_effects: string
  storage: string
  images: string[]
}

/** The columns of `products p` that a card shows. */
export const CARD_COLUMNS = [
  'p.id',
  'p.name',
  'p.slug',
  'p.generic_name',
  'p.brand',
  'p.strength',
  'p.dosage_form',
  'p.pack_size',
  'p.unit_count',
  'p.image',
  'p.is_prescription',
  'p.is_sc_discountable',
  'p.is_vat_exempt',
  'p.category_id',
  'p.subcategory_id',
  'p.subsubcategory_id',
  'p.rating_average',
  'p.rating_count',
  'p.created_at',
  'p.updated_at',
] as const

/** Those that a page about a product shows. */
export const FACT_COLUMNS = [
  ...CARD_COLUMNS,
  'p.manufacturer',
  'p.registration_number',
  'p.description',
  'p.indications',
  'p.dosage',
  'p.contraindications',
  'p.side_effects',
  'p.storage',
  'p.images',
] as const
