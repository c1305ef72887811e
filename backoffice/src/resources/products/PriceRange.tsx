import { shared } from '@botika/common/messages/office'
import type { ProductCard } from '@botika/common/products/schema'
import { useWords } from '../../lib/language/useWords'
import { NOTHING, pesos } from '../../ui/words'

/** From the cheapest offer to the dearest. */
export function PriceRange({ product: { lowest_price, highest_price } }: { product: ProductCard }) {
  const t = useWords()
  if (lowest_price === null) return NOTHING
  return lowest_price === highest_price
    ? pesos(lowest_price)
    : t(shared.fromToTo, { from: pesos(lowest_price), to: pesos(highest_price) })
}
