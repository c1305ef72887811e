import * as z from 'zod'
import { givenShape, replyShape } from '../entity/schemas'
import { flag, Id, imageName, int, many, text } from '../http/codecs'
import { ListQuery } from '../http/collection'
import { pageOf } from '../http/paging'
import { REVIEW_STATES } from './review'
import { Pesos, PesosField, Price } from '../money'
import { pick } from '../pick'
import { FACTS, LISTED_FACTS } from './facts'
import { DISCOUNT_BASES, PRESCRIPTION_BASES } from './prescription'
import { PositionQuery, RecordFields, VersionField } from '../record'

export const OFFER_STATUSES = ['draft', 'live', 'suspended'] as const
export const PRODUCT_GROUPS = ['all', 'draft', 'live', 'sold_out', 'suspended'] as const
export const PRODUCT_SORTS = ['relevance', 'alphabetical', 'price_asc', 'price_desc', 'nearest'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

export const UsualFigures = z.object({
  median: Pesos,
  lowest: Pesos,
  highest: Pesos,
  offers: z.number().int(),
  unit_count: z.number().int(),
})

const CategoryRef = z.object({ id: z.number().int(), name: z.string(), slug: z.string() })

const replies = replyShape(FACTS)

export const ProductCard = RecordFields.extend({
  ...pick(replies, LISTED_FACTS),
  slug: z.string(),
  subcategory_name: z.string().nullable(),
  rating_average: z.number().nullable(),
  rating_count: z.number().int(),
  inventory_id: z.number().int().nullable(),
  pharmacy_id: z.number().int().nullable(),
  pharmacy_name: z.string().nullable(),
  pharmacy_city: z.string().nullable(),
  /** Null in the management view of a product that nobody offers. */
  selling_price: Pesos.nullable(),
  quantity: z.number().int(),
  original_price: Pesos.optional(),
  discount_percent: z.number().optional(),
  offers_count: z.number().int(),
  lowest_price: Pesos.nullable(),
  highest_price: Pesos.nullable(),
  distance_km: z.number().optional(),
  status: z.enum(OFFER_STATUSES).optional(),
  sku: z.string().nullable().optional(),
  /** In the management view of an offer that is above its price cap and so not shown: what a pack may cost. */
  legal_most: Pesos.optional(),
  /** In the management view: why its offers stay drafts until an admin has looked at it. */
  hold_reason: z.string().optional(),
  /** In the management view: it is not approved yet, and so not on sale; why it was returned. */
  review: z.enum(REVIEW_STATES).optional(),
  review_reason: z.string().optional(),
  /** In the management view: on what `is_prescription` and `is_sc_discountable` rest. */
  prescription_basis: z.enum(PRESCRIPTION_BASES).nullable().optional(),
  discount_basis: z.enum(DISCOUNT_BASES).nullable().optional(),
})
export type ProductCard = z.infer<typeof ProductCard>

export const Product = ProductCard.extend({
  ...replies,
  images: z.array(z.string()),
  category: CategoryRef.nullable(),
  subcategory: CategoryRef.nullable(),
  subsubcategory: CategoryRef.nullable(),
})
export type Product = z.infer<typeof Product>

export const Facets = z.object({
  categories: z.array(
    z.object({ id: z.number().int(), name: z.string(), slug: z.string(), count: z.number().int() }),
  ),
  brands: z.array(z.object({ name: z.string(), count: z.number().int() })),
  is_prescription: z.object({ yes: z.number().int(), no: z.number().int() }),
  in_stock: z.object({ yes: z.number().int(), no: z.number().int() }),
  price: z.object({ min: Pesos.nullable(), max: Pesos.nullable() }),
})
export type Facets = z.infer<typeof Facets>

/**
 * Why something else was searched than what was typed: a slip (`spelling`), the medicine of a brand (`brand`), an
 * admin's word (`synonym`), a Filipino word for what labels say in English (`translation`), words that were joined or
 * parted (`spacing`).
 */
export const CORRECTION_KINDS = ['spelling', 'brand', 'synonym', 'translation', 'spacing'] as const

export const SearchReading = z.object({
  searched: z.string(),
  corrections: z.array(z.object({ typed: z.string(), searched: z.string(), kind: z.enum(CORRECTION_KINDS) })),
  /** Other words that find something: another spelling, or fewer words, `without` those named. Never searched unasked. */
  suggestions: z.array(z.object({ keyword: z.string(), without: z.array(z.string()) })).max(3),
  /** Words that nothing has; with one of them the list is empty. */
  unknown_words: z.array(z.string()),
  /** Words for a form, a salt or a pack that nothing listed has, and words behind the twelfth. */
  left_out: z.array(z.string()),
  /** Names that may not be sold online, as typed (or nearly so) and as the law has them. */
  refused: z.array(
    z.object({
      typed: z.string(),
      name: z.string(),
      is_exact: z.boolean(),
      law: z.string(),
    }),
  ),
})
export type SearchReading = z.infer<typeof SearchReading>

/** A page of products with the counts beside its filters. */
export const ProductPage = pageOf(ProductCard).extend({
  facets: Facets.optional(),
  /** True when there are more than `total`; screens show "2,000+". */
  total_is_capped: z.boolean().optional(),
  /** What was searched instead, when the words as typed found nothing. */
  corrected_keyword: z.string().optional(),
  /** With a keyword: what was searched, and why. */
  search: SearchReading.optional(),
  /** In the management view: how many there are under each of the seller's tabs. */
  counts: z.record(z.enum(PRODUCT_GROUPS), z.number().int()).optional(),
})
export type ProductPage = z.infer<typeof ProductPage>

export const ProductQuery = ListQuery.extend({
  ...PositionQuery.shape,
  filter: z.enum(PRODUCT_SORTS).optional(),
  category_id: many(Id).optional(),
  subcategory_id: many(Id).optional(),
  subsubcategory_id: many(Id).optional(),
  brand: many(text(150)).optional(),
  pharmacy_id: Id.optional(),
  min_price: PesosField.optional(),
  max_price: PesosField.optional(),
  in_stock: flag().optional(),
  is_prescription: flag().optional(),
  /** Management view: with a live offer above its price cap. */
  is_above_cap: flag().optional(),
  /** Management view: with a live offer of ten pieces or fewer, and not sold out. */
  is_low_stock: flag().optional(),
  has_picture: flag().optional(),
  /** Management view: what waits for an admin's look. */
  is_held: flag().optional(),
  status: z.enum(PRODUCT_GROUPS).optional(),
})
export type ProductQuery = z.output<typeof ProductQuery>

export const Offer = z.object({
  inventory_id: z.number().int(),
  pharmacy_id: z.number().int(),
  pharmacy_name: z.string(),
  pharmacy_slug: z.string(),
  pharmacy_image: z.string().nullable(),
  address: z.string(),
  city: z.string().nullable(),
  phone: z.string().nullable(),
  license_number: z.string().nullable(),
  is_vat_registered: z.boolean(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  opening_hours: z.string().nullable(),
  is_open_now: z.boolean().nullable(),
  selling_price: Pesos,
  original_price: Pesos.optional(),
  discount_percent: z.number().optional(),
  quantity: z.number().int(),
  distance_km: z.number().optional(),
})
export type Offer = z.infer<typeof Offer>

/** Changes of the lowest price in a province, the latest first; null while nobody had it. */
export const PriceHistory = z.object({
  province: z.string(),
  lowest: z.object({ price: Pesos, on: z.string() }),
  changes: z.array(z.object({ price: Pesos.nullable(), on: z.string() })),
})
export type PriceHistory = z.infer<typeof PriceHistory>

/** The same medicine under another brand, with its price per unit (tablet, millilitre). */
export const Equivalent = ProductCard.extend({ unit_price: Pesos.nullable() })

/** `search`: other words, which the shopper may have meant. */
export const SUGGESTION_KINDS = ['product', 'generic', 'brand', 'pharmacy', 'search'] as const
export const Suggestion = z.object({
  kind: z.enum(SUGGESTION_KINDS),
  text: z.string(),
  id: z.number().int().nullable(),
  slug: z.string().nullable(),
  image: z.string().nullable().optional(),
})
export type Suggestion = z.infer<typeof Suggestion>

/** What the search box offers, and names in what was typed that may not be sold online. */
export const Suggestions = z.object({
  data: z.array(Suggestion).max(10),
  refused: SearchReading.shape.refused.optional(),
})
export type Suggestions = z.infer<typeof Suggestions>

const facts = { ...givenShape(FACTS), images: z.array(imageName()).max(12).optional() }

const offer = {
  /** Null as absent: a product of the catalogue alone is answered without a price. */
  selling_price: Price.nullable(),
  quantity: int().min(0).max(1_000_000),
  sku: text(60).nullable(),
  status: z.enum(OFFER_STATUSES),
  pharmacy_id: Id.nullable(),
  /** True: a price that is far from what others ask is meant, and is taken without the question. */
  price_confirmed: flag(),
}

/** Why an admin decides otherwise than the rule; kept in the audit log. */
const reasons = { prescription_reason: text(500), discount_reason: text(500) }

export const ProductFields = z.object({ ...facts, ...z.object({ ...offer, ...reasons }).partial().shape })

export const ProductChanges = ProductFields.partial().extend(VersionField.shape)
