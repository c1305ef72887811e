import { toPesos } from '@botika/common/centavos'
import { travellingPromotion } from '@botika/common/pricing/line'
import type { PricedCart, Sums } from '@botika/common/pricing/cart'
import type { Quote } from '@botika/common/quote/endpoints'
import type { Priced, QuotedLine } from './price'

/** Sums in centavos as the wire has them. */
export const presentSums = (sums: Sums) => ({
  subtotal: toPesos(sums.subtotal),
  vat_removed: toPesos(sums.vatRemoved),
  discount: toPesos(sums.discount),
  promotion_discount: toPesos(sums.promotionDiscount),
  delivery_fee: toPesos(sums.deliveryFee),
  total: toPesos(sums.total),
})

export function presentQuote({ cart, problems }: Priced): Quote {
  return {
    lines: cart.lines.map(presentLine),
    groups: cart.parts.map(presentGroup),
    ...presentSums(cart),
    problems,
  }
}

type Line = PricedCart<QuotedLine>['lines'][number]

const presentLine = ({ offer, ...line }: Line): Quote['lines'][number] => ({
  inventory_id: offer.inventory_id,
  product_id: offer.product_id,
  product_name: offer.product_name,
  generic_name: offer.generic_name,
  image: offer.image,
  pharmacy_id: offer.pharmacy_id,
  is_prescription: offer.is_prescription,
  is_sc_discountable: offer.is_sc_discountable,
  quantity: line.quantity,
  current_quantity: offer.current_quantity,
  price: toPesos(line.price),
  net: toPesos(line.net),
  vat_removed: toPesos(line.vatRemoved),
  discount: toPesos(line.discount),
  promotion_discount: toPesos(line.promotionDiscount),
  total: toPesos(line.total),
  rule: line.rule,
  promotions: (line.promotions ?? []).map(travellingPromotion),
})

function presentGroup(part: PricedCart<QuotedLine>['parts'][number]): Quote['groups'][number] {
  const seller = part.lines[0]?.offer
  return {
    pharmacy_id: part.pharmacyId,
    pharmacy_name: seller?.pharmacy_name ?? '',
    address: seller?.pharmacy_address ?? '',
    phone: seller?.pharmacy_phone ?? null,
    license_number: seller?.license_number ?? null,
    subtotal: toPesos(part.subtotal),
    delivery_fee: toPesos(part.deliveryFee),
    total: toPesos(part.total),
  }
}
