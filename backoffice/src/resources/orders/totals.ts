import type { Label } from '@botika/common/messages/message'
import { fields, orders } from '@botika/common/messages/office'
import type { SellerOrderDetails } from '@botika/common/orders/schema'

type Amounts = Pick<
  SellerOrderDetails,
  'subtotal' | 'vat_removed' | 'discount' | 'promotion_discount' | 'delivery_fee' | 'total' | 'discount_type'
>

export interface TotalLine {
  name: Label
  amount: number
  isSum: boolean
}

export function totalLines(order: Amounts): TotalLine[] {
  const holder = order.discount_type === 'pwd' ? orders.pwdDiscount : orders.seniorCitizenDiscount
  const between = [
    { name: fields.promotions, amount: -order.promotion_discount },
    { name: orders.vatTakenOff, amount: -order.vat_removed },
    { name: holder, amount: -order.discount },
    { name: orders.deliveryFee, amount: order.delivery_fee },
  ].filter(({ amount }) => amount !== 0)
  return [
    { name: orders.subtotal, amount: order.subtotal, isSum: false },
    ...between.map((line) => ({ ...line, isSum: false })),
    { name: orders.total, amount: order.total, isSum: true },
  ]
}
