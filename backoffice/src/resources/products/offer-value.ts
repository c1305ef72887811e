import type { Label } from '@botika/common/messages/message'
import { products } from '@botika/common/messages/office'
import { MOST_PESOS } from '@botika/common/centavos'

const MAX_STOCK = 1_000_000

interface OfferValue {
  value: number | null
  problem: Label | null
}

const refused = (problem: Label): OfferValue => ({ value: null, problem })

/** What somebody typed as a price (`1,234.5`) or as stock, or why it is none. */
export function offerValue(typed: string, field: 'selling_price' | 'quantity'): OfferValue {
  const plain = typed.replace(/[₱,\s]/g, '')
  if (field === 'quantity') {
    if (!/^\d{1,7}$/.test(plain)) return refused(products.aWholeNumber)
    const quantity = Number(plain)
    return quantity > MAX_STOCK ? refused(products.atMostMillion) : { value: quantity, problem: null }
  }
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return refused(products.anAmountLike1250)
  const price = Number(plain)
  if (price < 0.01) return refused(products.atLeast001)
  return price > MOST_PESOS ? refused(products.atMostPesos) : { value: price, problem: null }
}
