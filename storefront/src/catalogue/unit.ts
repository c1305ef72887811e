import type { ProductCard } from '@botika/common/products/schema'
import { word } from '../lib/language/words'

const UNITS = [
  word('tablet'),
  word('capsule'),
  word('sachet'),
  word('vial'),
  word('ampoule'),
  word('suppository'),
  word('patch'),
  word('lozenge'),
  word('nebule'),
] as const

/** What one of it is: a tablet, a capsule; of what is measured, the pack. */
export function unitOf({ dosage_form }: Pick<ProductCard, 'dosage_form'>): string {
  const form = dosage_form?.toLowerCase() ?? ''
  return UNITS.find((unit) => form.includes(unit)) ?? word('unit')
}

/** Price of one, in pesos with two decimals. */
export function unitPriceOf({
  selling_price,
  unit_count,
}: Pick<ProductCard, 'selling_price' | 'unit_count'>): number | null {
  if (selling_price === null || unit_count < 1) return null
  return Math.round((selling_price * 100) / unit_count) / 100
}
