import * as z from 'zod'
import { flag, Id, instant, requiredText } from '../http/codecs'
import { collection, ListQuery } from '../http/collection'
import { Price } from '../money'
import { RecordFields, VersionField } from '../record'

export const PROMOTION_KINDS = ['percent', 'amount'] as const
export const PROMOTION_TARGETS = ['all', 'category', 'products'] as const

export const Promotion = RecordFields.extend({
  name: z.string(),
  pharmacy_id: z.number().int().nullable(),
  pharmacy_name: z.string().nullable(),
  kind: z.enum(PROMOTION_KINDS),
  /** Percent, or pesos off one. */
  value: z.number(),
  starts_at: z.string(),
  ends_at: z.string().nullable(),
  applies_to: z.enum(PROMOTION_TARGETS),
  category_id: z.number().int().nullable(),
  product_ids: z.array(z.number().int()),
  is_active: z.boolean(),
  is_running: z.boolean(),
})
export type Promotion = z.infer<typeof Promotion>

const PromotionFields = z.object({
  name: requiredText(150),
  pharmacy_id: Id.nullable().optional(),
  kind: z.enum(PROMOTION_KINDS),
  value: Price,
  starts_at: instant(),
  ends_at: instant().nullable().optional(),
  applies_to: z.enum(PROMOTION_TARGETS).optional(),
  category_id: Id.nullable().optional(),
  product_ids: z.array(Id).max(5_000).optional(),
  is_active: flag().optional(),
})

interface Offered {
  kind?: string | undefined
  value?: number | undefined
  starts_at?: string | undefined
  ends_at?: string | null | undefined
  applies_to?: string | undefined
  category_id?: number | null | undefined
  product_ids?: number[] | undefined
}

/** What no single field can tell: a percent is at most 100, an end comes after the start, a target is named. */
export function promotionIssues(promotion: Offered): Record<string, string[]> {
  const issues: Record<string, string[]> = {}
  if (promotion.kind === 'percent' && (promotion.value ?? 0) > 100) issues['value'] = ['At most 100 percent']
  if (
    promotion.starts_at &&
    promotion.ends_at &&
    Date.parse(promotion.ends_at) <= Date.parse(promotion.starts_at)
  ) {
    issues['ends_at'] = ['Must be after the start']
  }
  if (promotion.applies_to === 'category' && !promotion.category_id)
    issues['category_id'] = ['Choose a category']
  if (promotion.applies_to === 'products' && !promotion.product_ids?.length) {
    issues['product_ids'] = ['Choose at least one product']
  }
  return issues
}

export const promotions = collection({
  name: 'promotions',
  record: Promotion,
  fields: PromotionFields,
  changes: PromotionFields.partial().extend(VersionField.shape),
  query: ListQuery.extend({ pharmacy_id: Id.optional() }),
})
