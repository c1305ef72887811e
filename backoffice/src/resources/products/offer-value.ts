import { formatPesos, MOST_PESOS } from '@botika/common/centavos'

const MAX_STOCK = 1_000_000

interface OfferValue {
  value: number | null
  problem: string | null
}

const MOST = `At most ${formatPesos(MOST_PESOS).replace('.00', '')}`

const refused = (problem: string): OfferValue => ({ value: null, problem })

/** What somebody typed as a price (`1,234.5`) or as stock, or why it is none. */
export function offerValue(typed: string, field: 'selling_price' | 'quantity'): OfferValue {
  const plain = typed.replace(/[₱,\s]/g, '')
  if (field === 'quantity') {
    if (!/^\d{1,7}$/.test(plain)) return refused('A whole number')
    const quantity = Number(plain)
    return quantity > MAX_STOCK ? refused('At most 1,000,000') : { value: quantity, problem: null }
  }
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return refused('An amount like 12.50')
  const price = Number(plain)
  if (price < 0.01) return refused('At least ₱0.01')
  return price > MOST_PESOS ? refused(MOST) : { value: price, problem: null }
}
