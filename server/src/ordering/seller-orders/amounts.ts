import { amountsOf } from '@botika/common/pricing/dispatch'
import { manilaDay } from '@botika/common/time'
import type { ItemRow, NewSalesRecord, OrderRow, PartRow } from './repository'

interface Sums {
  subtotal: number
  vat_removed: number
  discount: number
  promotion_discount: number
  delivery_fee: number
  total: number
}

export type ItemAmounts = Pick<ItemRow, 'gross' | 'vat_removed' | 'discount' | 'promotion_discount' | 'total'>

const NOTHING: ItemAmounts = { gross: 0, vat_removed: 0, discount: 0, promotion_discount: 0, total: 0 }

export const unitsOf = (item: ItemRow) => item.quantity_dispatched ?? item.quantity

export function dispatchedAmounts(item: ItemRow, units: number): ItemAmounts {
  const { gross, vatRemoved, discount, promotionDiscount, total } = amountsOf(
    {
      price: item.price,
      quantity: item.quantity,
      vatRemoved: item.vat_removed,
      discount: item.discount,
      promotionDiscount: item.promotion_discount,
      total: item.total,
    },
    units,
  )
  return { gross, vat_removed: vatRemoved, discount, promotion_discount: promotionDiscount, total }
}

export function partSums(items: readonly ItemAmounts[], deliveryFee: number): Sums {
  const sum = (pick: (item: ItemAmounts) => number) => items.reduce((all, item) => all + pick(item), 0)
  return {
    subtotal: sum((item) => item.gross),
    vat_removed: sum((item) => item.vat_removed),
    discount: sum((item) => item.discount),
    promotion_discount: sum((item) => item.promotion_discount),
    delivery_fee: deliveryFee,
    total: sum((item) => item.total) + deliveryFee,
  }
}

export function orderSums(parts: readonly (Sums & Pick<PartRow, 'is_cancelled'>)[]): Sums {
  const living = parts.filter((part) => !part.is_cancelled)
  const sum = (pick: (part: Sums) => number) => living.reduce((all, part) => all + pick(part), 0)
  return {
    subtotal: sum((part) => part.subtotal),
    vat_removed: sum((part) => part.vat_removed),
    discount: sum((part) => part.discount),
    promotion_discount: sum((part) => part.promotion_discount),
    delivery_fee: sum((part) => part.delivery_fee),
    total: sum((part) => part.total),
  }
}

/** The part that takes over a cancelled part's share of the marketplace's fee where that was charged once. */
export function deliveryFeeBearer(cancelled: PartRow, parts: readonly PartRow[]): PartRow | undefined {
  if (cancelled.is_own_fee) return undefined
  const living = parts.filter((part) => part.id !== cancelled.id && !part.is_cancelled && !part.is_own_fee)
  if (cancelled.delivery_fee === 0 || living.some((part) => part.delivery_fee > 0)) return undefined
  return living.find((part) => !part.is_paid)
}

/** Entries that bring the sales record book in line with changed amounts; the book is only added to. */
export function corrections(
  order: OrderRow,
  part: PartRow,
  changed: readonly { item: ItemRow; units: number; after?: ItemAmounts }[],
): NewSalesRecord[] {
  const { discount_type } = order
  if (!discount_type) return []
  return changed
    .filter(
      ({ item, units }) => (item.rule === 'statutory' || item.vat_removed > 0) && units !== unitsOf(item),
    )
    .map(({ item, units, after = NOTHING }) => ({
      order_item_id: item.id,
      pharmacy_id: part.pharmacy_id,
      order_number: order.order_number,
      holder_name: order.senior_citizen_name ?? '',
      id_type: discount_type,
      id_number: order.senior_citizen_id ?? '',
      sold_on: manilaDay(),
      generic_name: item.generic_name,
      product_name: item.product_name,
      units: units - unitsOf(item),
      gross: after.gross - item.gross,
      net: netOf(after) - netOf(item),
      vat_removed: after.vat_removed - item.vat_removed,
      discount: after.discount - item.discount,
      paid: after.total - item.total,
    }))
}

const netOf = (amounts: ItemAmounts) => amounts.gross - amounts.promotion_discount - amounts.vat_removed
