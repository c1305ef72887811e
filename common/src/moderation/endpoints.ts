import * as z from 'zod'
import { replyShape } from '../entity/schemas'
import { flag, Id, IdParams, instant, requiredText, text } from '../http/codecs'
import { ListQuery } from '../http/collection'
import { endpoint } from '../http/endpoint'
import { pageOf } from '../http/paging'
import { Pesos } from '../money'
import { FACTS } from '../products/facts'
import { DISCOUNT_BASES, PRESCRIPTION_BASES } from '../products/prescription'
import { moderationCalls } from './calls'
import { MOST_REVIEWED, REVIEW_KINDS, REVIEW_STATES } from '../products/review'

export const Moderation = z.object({
  product_id: z.number().int(),
  suspended_at: z.string().nullable(),
  suspension_reason: z.string().nullable(),
  hold_reason: z.string().nullable(),
  review: z.enum(REVIEW_STATES).nullable(),
  review_reason: z.string().nullable(),
  /** Pharmacies whose offers the suspension or the check holds back. */
  held_offers: z.number().int(),
})
export type Moderation = z.infer<typeof Moderation>

const DuplicateProduct = z.object({
  id: z.number().int(),
  name: z.string(),
  generic_name: z.string().nullable(),
  brand: z.string().nullable(),
  manufacturer: z.string().nullable(),
  strength: z.string().nullable(),
  dosage_form: z.string().nullable(),
  pack_size: z.string().nullable(),
  registration_number: z.string().nullable(),
  image: z.string().nullable(),
  offers_count: z.number().int(),
})
export type DuplicateProduct = z.infer<typeof DuplicateProduct>

/** Products with the same generic name, strength, form and brand; without those, with the same name. */
export const DuplicateProducts = z.object({
  id: z.number().int(),
  name: z.string(),
  is_same_pack: z.boolean(),
  products: z.array(DuplicateProduct),
})
export type DuplicateProducts = z.infer<typeof DuplicateProducts>

/** What a merge of two products changes; said before it is done, and done when it was not only asked. */
export const ProductMerge = z.object({
  is_done: z.boolean(),
  from: DuplicateProduct,
  into: DuplicateProduct,
  offers_moved: z.number().int(),
  /** Pharmacies that offered both: which offer stays. */
  conflicts: z.array(
    z.object({
      pharmacy_name: z.string(),
      kept: z.enum(['from', 'into']),
      kept_price: z.number(),
      kept_quantity: z.number().int(),
      dropped_price: z.number(),
      dropped_quantity: z.number().int(),
    }),
  ),
  cart_lines: z.number().int(),
  bookmarks: z.number().int(),
  ratings: z.number().int(),
  order_lines: z.number().int(),
  recurring_lines: z.number().int(),
  warnings: z.array(z.string()),
})
export type ProductMerge = z.infer<typeof ProductMerge>

/** A product that waits for an admin: new, held for a check, returned, or reported to be wrong. */
export const ProductReview = z.object({
  ...replyShape(FACTS),
  id: z.number().int(),
  created_at: instant(),
  updated_at: instant(),
  category: z.string().nullable(),
  /** Null: it is approved, and something else is to be looked at. */
  review: z.enum(REVIEW_STATES).nullable(),
  review_reason: z.string().nullable(),
  hold_reason: z.string().nullable(),
  prescription_basis: z.enum(PRESCRIPTION_BASES).nullable(),
  discount_basis: z.enum(DISCOUNT_BASES).nullable(),
  submitted_by: z.string().nullable(),
  offers_count: z.number().int(),
  offers: z.array(z.object({ pharmacy_name: z.string(), selling_price: Pesos, quantity: z.number().int() })),
  reports: z.array(
    z.object({
      id: z.number().int(),
      pharmacy_name: z.string(),
      message: z.string(),
      created_at: z.string(),
    }),
  ),
  similar: z.array(DuplicateProduct),
})
export type ProductReview = z.infer<typeof ProductReview>

export const ReviewOutcome = z.object({
  done: z.array(z.number().int()),
  failed: z.array(z.object({ id: z.number().int(), detail: z.string() })),
})
export type ReviewOutcome = z.infer<typeof ReviewOutcome>

const ReviewQuery = ListQuery.extend({ kind: z.enum(REVIEW_KINDS).default('open') })
export type ReviewQuery = z.output<typeof ReviewQuery>

const ReviewDecision = z.object({
  ids: z.array(Id).min(1).max(MOST_REVIEWED),
  decision: z.enum(['approve', 'return']),
  /** Needed for returning, and for approving what may be a dangerous drug. */
  reason: text(500).optional(),
  /** By id, the `updated_at` of what was looked at: a product that was changed since is left. */
  seen: z.record(z.string(), z.string()).optional(),
})
export type ReviewDecision = z.output<typeof ReviewDecision>

const CategoryMove = z.object({
  ids: z.array(Id).min(1).max(MOST_REVIEWED),
  category_id: Id.nullable(),
  subcategory_id: Id.nullable().default(null),
  subsubcategory_id: Id.nullable().default(null),
})
export type CategoryMove = z.output<typeof CategoryMove>

export const moderation = {
  one: endpoint({
    ...moderationCalls.one,
    summary:
      'Whether a product is suspended or waits for a check, and why; sellers see it of what they offer',
    params: IdParams,
    reply: Moderation,
  }),
  suspend: endpoint({
    ...moderationCalls.suspend,
    summary: 'Take a product out of the shop with every offer of it, now and to come',
    params: IdParams,
    body: z.object({ reason: requiredText(500) }),
    reply: Moderation,
  }),
  unsuspend: endpoint({
    ...moderationCalls.unsuspend,
    summary: 'Put a product back; its offers are again what they were',
    params: IdParams,
    body: z.object({}).optional(),
    reply: Moderation,
  }),
  release: endpoint({
    ...moderationCalls.release,
    summary:
      'Say that a product which looked like a dangerous drug is none; its offers are again what they were',
    params: IdParams,
    body: z.object({ reason: requiredText(500) }),
    reply: Moderation,
  }),
  duplicates: endpoint({
    ...moderationCalls.duplicates,
    summary: 'Products that look as if they were the same',
    query: ListQuery.extend({ same_pack: flag().optional() }),
    reply: pageOf(DuplicateProducts),
  }),
  reviews: endpoint({
    ...moderationCalls.reviews,
    summary: 'Products that wait for an admin, the oldest first',
    query: ReviewQuery,
    reply: pageOf(ProductReview).extend({ counts: z.record(z.enum(REVIEW_KINDS), z.number().int()) }),
  }),
  review: endpoint({
    ...moderationCalls.review,
    summary:
      'Approve products, so that their offers go live, or return them with a reason; each by itself, also where others fail',
    body: ReviewDecision,
    reply: ReviewOutcome,
  }),
  move: endpoint({
    ...moderationCalls.move,
    summary: 'Move products to a category; each by itself, also where others fail',
    body: CategoryMove,
    reply: ReviewOutcome,
  }),
  report: endpoint({
    ...moderationCalls.report,
    summary: 'Say what is wrong in the catalogue about a product that one offers',
    params: IdParams,
    body: z.object({ message: requiredText(1_000) }),
    reply: z.object({ id: z.number().int() }),
  }),
  settle: endpoint({
    ...moderationCalls.settle,
    summary: 'Settle a report; the pharmacy gets the answer by email',
    params: IdParams,
    body: z.object({ answer: requiredText(1_000) }),
    reply: z.object({ id: z.number().int() }),
  }),
  merge: endpoint({
    ...moderationCalls.merge,
    summary:
      'Make two products one: offers, carts, bookmarks, ratings and orders then point to the other one',
    params: IdParams,
    body: z.object({ into_id: Id, dry_run: flag().default(false) }),
    reply: ProductMerge,
  }),
}
