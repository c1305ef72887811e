/**
 * SQL for what one piece of an offer costs with the best running promotion. `offer` names an inventory, `product` a
 * row with product and category. The same arithmetic as the pricing module's, in whole centavos.
 */
export const promotedPrice = (
  offer: string,
  product: string,
  productId = 'product_id',
) => `least(${offer}.price, (
  select min(case promotion.kind
      when 'percent' then (2 * ${offer}.price::bigint * greatest(0, 10000 - promotion.value) + 10000) / 20000
      else greatest(0, ${offer}.price - promotion.value) end)::int
  from promotions promotion
  where promotion.is_active and promotion.starts_at <= now() and (promotion.ends_at is null or promotion.ends_at > now())
    and (promotion.pharmacy_id is null or promotion.pharmacy_id = ${offer}.pharmacy_id)
    and (promotion.applies_to = 'all'
      or (promotion.applies_to = 'category' and promotion.category_id = ${product}.category_id)
      or (promotion.applies_to = 'products' and ${product}.${productId} = any(promotion.product_ids)))))`
