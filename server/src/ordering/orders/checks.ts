import { phrase, t } from '@botika/common/messages/reader'
import * as messages from '@botika/common/messages/server/ordering'
import { toPesos } from '@botika/common/centavos'
import { Problem } from '@botika/common/http/problem'
import { checkoutIssues } from '@botika/common/orders/schema'
import { presentQuote } from '../quote/present'
import type { Priced } from '../quote/price'
import type { OrderBody } from './checkout'

type Checkout = Parameters<typeof checkoutIssues>[0] & Pick<OrderBody, 'payment_option'>

// amounts are kept as whole centavos in four bytes
const MOST_CENTAVOS = 2_000_000_000
const STOCK_CODES = new Set(['out_of_stock', 'not_enough'])

/** A guest says who they are, a discount whose it is; 422 with every field at fault. */
export function mustBeComplete(body: Checkout) {
  const errors = checkoutIssues(body)
  // there is no gateway that could take the money
  if (body.payment_option === 'online')
    errors['payment_option'] = [t(messages.onlinePaymentIsNotOfferedPleaseChoose)]
  const [first] = Object.values(errors)
  if (first) throw new Problem('invalid', first[0], { errors })
}

/** Everything can be bought as it is wanted; 409 with the fresh quote otherwise. */
export function mustBePossible(priced: Priced) {
  const { cart, problems } = priced
  if (problems.length > 0) {
    const isStock = problems.some((problem) => STOCK_CODES.has(problem.code))
    const detail = problems.map((problem) => problem.detail).join(' ')
    throw new Problem(isStock ? 'out_of_stock' : 'conflict', detail, {
      extra: { quote: presentQuote(priced) },
    })
  }
  if (cart.subtotal + cart.deliveryFee > MOST_CENTAVOS)
    throw Problem.invalid(
      'order_items',
      t(messages.pleaseSplitThisOrderIntoSmallerOnes),
      phrase(messages.thisOrderIsTooLargePleaseSplit),
    )
}

/** The prices are those that the shopper saw; 409 with the fresh quote otherwise. */
export function mustBeAsSeen(priced: Priced, body: Pick<OrderBody, 'subtotal' | 'total' | 'delivery_fee'>) {
  const { cart } = priced
  const isAsSeen =
    toPesos(cart.subtotal) === body.subtotal &&
    toPesos(cart.total) === body.total &&
    toPesos(cart.deliveryFee) === body.delivery_fee
  if (!isAsSeen)
    throw new Problem('price_changed', phrase(messages.pricesHaveChangedPleaseLookAtThe), {
      extra: { quote: presentQuote(priced) },
    })
}

/** A prescription line needs its picture. */
export function mustHavePrescription({ cart }: Priced, hasPicture: boolean) {
  if (hasPicture || !cart.lines.some((line) => line.offer.is_prescription)) return
  throw Problem.invalid('prescription_image', t(messages.pleaseAddPictureOfYourPrescription))
}
