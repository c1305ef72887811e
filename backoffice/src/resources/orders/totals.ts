import type { SellerOrderDetails } from '@botika/common/orders/schema'

type Amounts = Pick<
  SellerOrderDetails,
  'subtotal' | 'vat_removed' | 'discount' | 'promotion_discount' | 'delivery_fee' | 'total' | 'discount_type'
>

export interface TotalLine {
  name: string
  /** Pesos; what is taken off is negative. */
  amount: number
  isSum: boolean
}

/** The lines that lead from the items to the total; what does not apply is left out. */
export function totalLines(order: Amounts): TotalLine[] {
  const holder = order.discount_type === 'pwd' ? 'PWD discount' : 'Senior citizen discount'
  const between = [
    { name: 'Promotions', amount: -order.promotion_discount },
    { name: 'VAT taken off', amount: -order.vat_removed },
    { name: holder, amount: -order.discount },
    { name: 'Delivery fee', amount: order.delivery_fee },
  ].filter(({ amount }) => amount !== 0)
  return [
    { name: 'Subtotal', amount: order.subtotal, isSum: false },
    ...between.map((line) => ({ ...line, isSum: false })),
    { name: 'Total', amount: order.total, isSum: true },
  ]
}
