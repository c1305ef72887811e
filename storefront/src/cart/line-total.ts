import { promotedTotal, type QuotedOffer } from '@botika/common/pricing/line'

interface Line {
  inventory_id: number
  /** Pesos for one, with its promotion. */
  price: number
  quantity: number
}

/** What a line of the cart costs, in pesos: as checkout prices it, once the server has told of the offer. */
export function lineTotal({ inventory_id, price, quantity }: Line, offers: ReadonlyMap<number, QuotedOffer>) {
  return promotedTotal(offers.get(inventory_id) ?? { price, promotions: [] }, quantity)
}
