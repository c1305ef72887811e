import { toCentavos, toPesos } from '@botika/common/centavos'
import { priceLine, pricePromotion } from '@botika/common/pricing/cart'
import type { ProductCard } from '@botika/common/products/schema'
import type { Promotion } from '@botika/common/promotions/endpoints'

type Discount = Pick<Promotion, 'kind' | 'value'> & { id?: number }

export interface Prices {
  regular: number
  promotion: number | null
  lawful: number | null
  statutoryBy: 'law' | 'promotion'
}

type Priced = Pick<ProductCard, 'is_sc_discountable' | 'is_vat_exempt'>

export function pricesOf(
  price: number,
  product: Priced,
  discounts: readonly Discount[],
  isVatRegistered: boolean,
): Prices {
  const line = {
    price: toCentavos(price),
    quantity: 1,
    isScDiscountable: product.is_sc_discountable,
    isVatExempt: product.is_vat_exempt,
    isVatRegistered,
    promotions: discounts.map(pricePromotion),
  }
  const shopper = priceLine(line, false)
  const holder = priceLine(line, true)
  return {
    regular: price,
    promotion: shopper.rule === 'promotion' ? toPesos(shopper.total) : null,
    lawful: product.is_sc_discountable ? toPesos(holder.total) : null,
    statutoryBy: holder.rule === 'promotion' ? 'promotion' : 'law',
  }
}

export const appliesTo = (
  { applies_to, category_id, product_ids }: Pick<Promotion, 'applies_to' | 'category_id' | 'product_ids'>,
  product: { id: unknown; category_id?: number | null },
) =>
  applies_to === 'all' ||
  (applies_to === 'category' ? category_id === product.category_id : product_ids.includes(Number(product.id)))
