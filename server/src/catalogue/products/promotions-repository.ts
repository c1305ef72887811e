import type { Database } from '../../platform'
import { build, named, now, sql } from '../../platform/db/query'

const findUpcoming = named<object>()('promotions_upcoming', () =>
  build
    .selectFrom('promotions')
    .select(['id', 'kind', 'value', 'pharmacy_id', 'starts_at', 'ends_at', 'applies_to', 'category_id'])
    .select('product_ids')
    .where('is_active', '=', true)
    .where((e) => e.or([e('ends_at', 'is', null), e('ends_at', '>', now)]))
    .where('starts_at', '<', sql<Date>`now() + interval '1 hour'`),
)

export type PromotionRow = Awaited<ReturnType<typeof findUpcoming>>[number]

export function promotionsRepository(db: Database) {
  return { upcoming: () => findUpcoming(db, {}) }
}
export type PromotionsRepository = ReturnType<typeof promotionsRepository>
