import { type Centavos, divideHalfUp } from '../centavos'

/** What a sold line came to; `total` = `gross` − `vatRemoved` − `discount` − `promotionDiscount`. */
export interface SoldLine {
  price: Centavos
  quantity: number
  vatRemoved: Centavos
  discount: Centavos
  promotionDiscount: Centavos
  total: Centavos
}

export type LineAmounts = Omit<SoldLine, 'price' | 'quantity'> & { gross: Centavos }

/** Their share of what the whole line cost, so that nobody pays more for what is left than was agreed. */
export function amountsOf(line: SoldLine, units: number): LineAmounts {
  if (units < 0 || units > line.quantity) throw new RangeError('Not that many were sold')
  const share = (amount: Centavos) => divideHalfUp(amount * units, line.quantity)
  const gross = line.price * units
  const vatRemoved = Math.min(gross, share(line.vatRemoved))
  const total = Math.min(gross - vatRemoved, share(line.total))
  // one of the two is what rounding leaves over; a line has only ever one of them
  const reduction = gross - vatRemoved - total
  const isStatutory = line.discount > 0
  return {
    gross,
    vatRemoved: isStatutory || line.promotionDiscount > 0 ? vatRemoved : gross - total,
    discount: isStatutory ? reduction : 0,
    promotionDiscount: !isStatutory && line.promotionDiscount > 0 ? reduction : 0,
    total,
  }
}
