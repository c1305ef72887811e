import type { PricePromotion } from '@botika/common/pricing/line'
import type { Database } from '../../platform'

/** A promotion that runs, or starts before long. */
export interface PromotionRow extends PricePromotion {
  pharmacy_id: number | null
  starts_at: Date
  ends_at: Date | null
  applies_to: 'all' | 'category' | 'products'
  category_id: number | null
  product_ids: number[]
}

export function promotionsRepository(db: Database) {
  return {
    async upcoming(): Promise<PromotionRow[]> {
      const { rows } = await db.sql.query<PromotionRow & object>({
        name: 'promotions_upcoming',
        text: `select id, kind, value, pharmacy_id, starts_at, ends_at, applies_to, category_id, product_ids
          from promotions
          where is_active and (ends_at is null or ends_at > now()) and starts_at < now() + interval '1 hour'`,
      })
      return rows
    },
  }
}
export type PromotionsRepository = ReturnType<typeof promotionsRepository>
