import { isRunning } from '../../catalogue'
import { anyOf, type Expression, over, sql } from '../../platform/db/query'

type Numbers<Name extends string> = Record<Name, Expression<number | null>>

/**
 * What one piece of an offer costs with the best running promotion, in whole centavos: the same arithmetic as the
 * pricing module's.
 */
export function promotedPrice(
  { price, pharmacyId }: Numbers<'price' | 'pharmacyId'>,
  product: Numbers<'id' | 'categoryId'>,
) {
  const e = over<{ promotion: 'promotions' }>()
  const value = e.ref('promotion.value')
  const best = e
    .selectFrom('promotions as promotion')
    .select(
      sql`min(case ${e.ref('promotion.kind')}
        when 'percent' then (2 * ${price}::bigint * greatest(0, 10000 - ${value}) + 10000) / 20000
        else greatest(0, ${price} - ${value}) end)::int`.as('price'),
    )
    .where(isRunning('promotion'))
    .where(e.or([e('promotion.pharmacy_id', 'is', null), e('promotion.pharmacy_id', '=', pharmacyId)]))
    .where(
      e.or([
        e('promotion.applies_to', '=', 'all'),
        e('promotion.applies_to', '=', 'category').and('promotion.category_id', '=', product.categoryId),
        e('promotion.applies_to', '=', 'products').and(
          product.id,
          '=',
          anyOf<number | null>(e.ref('promotion.product_ids')),
        ),
      ]),
    )
  return sql<number>`least(${price}, ${best})`
}
