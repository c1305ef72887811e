import { runningFor } from '../../catalogue'
import { type Expression, over, sql } from '../../platform/db/query'

type Numbers<Name extends string> = Record<Name, Expression<number | null>>

/**
 * What one piece of an offer costs with the best running promotion, in whole centavos: the same arithmetic as the
 * pricing module's.
 */
export function promotedPrice(
  { price, pharmacyId }: Numbers<'price' | 'pharmacyId'>,
  product: Numbers<'id' | 'categoryId'>,
) {
  const { ref } = over<{ promotion: 'promotions' }>()
  const value = ref('promotion.value')
  const best = runningFor(pharmacyId, product).select(
    sql`min(case ${ref('promotion.kind')}
      when 'percent' then (2 * ${price}::bigint * greatest(0, 10000 - ${value}) + 10000) / 20000
      else greatest(0, ${price} - ${value}) end)::int`.as('price'),
  )
  return sql<number>`least(${price}, ${best})`
}
