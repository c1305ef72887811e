import { anyOf, type Expression, now, over } from '../../platform/db/query'

export function isRunning(promotion: string) {
  const e = over<{ t: 'promotions' }>()
  const endsAt = `${promotion}.ends_at` as 't.ends_at'
  return e.and([
    e(`${promotion}.is_active` as 't.is_active', '=', true),
    e(`${promotion}.starts_at` as 't.starts_at', '<=', now),
    e.or([e(endsAt, 'is', null), e(endsAt, '>', now)]),
  ])
}

type Id = Expression<number | null>

export function runningFor(pharmacyId: Id, product: { id: Id; categoryId: Id }) {
  const e = over<{ promotion: 'promotions' }>()
  return e
    .selectFrom('promotions as promotion')
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
}
