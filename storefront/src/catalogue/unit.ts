import { eachPesos } from '@botika/common/centavos'
import * as catalogue from '@botika/common/messages/catalogue'
import type { Label } from '@botika/common/messages/message'
import type { ProductCard } from '@botika/common/products/schema'

const UNITS = {
  tablet: catalogue.tablet,
  capsule: catalogue.capsule,
  sachet: catalogue.sachet,
  vial: catalogue.vial,
  ampoule: catalogue.ampoule,
  suppository: catalogue.suppository,
  patch: catalogue.patch,
  lozenge: catalogue.lozenge,
  nebule: catalogue.nebule,
} as const

/** What one of it is: a tablet, a capsule; of what is measured, the pack. */
export function unitOf({ dosage_form }: Pick<ProductCard, 'dosage_form'>): Label {
  const form = dosage_form?.toLowerCase() ?? ''
  return Object.entries(UNITS).find(([unit]) => form.includes(unit))?.[1] ?? catalogue.unit
}

/** Price of one, in pesos with two decimals. */
export function unitPriceOf({
  selling_price,
  unit_count,
}: Pick<ProductCard, 'selling_price' | 'unit_count'>): number | null {
  if (selling_price === null || unit_count < 1) return null
  return eachPesos(selling_price, unit_count)
}
