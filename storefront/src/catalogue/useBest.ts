import { expected } from '@botika/common/expected'
import type { OfferHere } from '@botika/common/offers-here/endpoints'
import { useNavigate } from 'react-router-dom'
import { cartProductOf } from '../cart/state/items'
import { useAddToCart } from '../cart/state/useCart'
import { paths } from '../lib/paths'
import { type Asked, useHere } from '../place/here'
import type { CardProduct } from './card-data'

export const OFFERS = '#offers'

function withOffer(product: CardProduct, { city, ...best }: OfferHere): CardProduct {
  const { original_price: _, discount_percent: __, ...facts } = product
  return { ...facts, ...best, pharmacy_city: city, distance_km: best.distance_km ?? undefined }
}

export const useBest = (general: CardProduct) => useOffered(general, useHere([general.id]))

/**
 * A product with the best offer where the shopper is, and what adds it to the cart. Until that is known it is as
 * everybody sees it; where nobody brings it, adding leads to its offers.
 */
export function useOffered(general: CardProduct, { hereOf, ask, place, ...failure }: Asked) {
  const addToCart = useAddToCart()
  const navigate = useNavigate()
  const here = hereOf(general.id)
  const shown = here?.best ? withOffer(general, here.best) : general

  function addOffered(offered: CardProduct | null, quantity: number) {
    const wanted = offered && cartProductOf(offered)
    if (wanted) addToCart(wanted, quantity)
    else void navigate(`${paths.product(general)}${OFFERS}`)
  }

  function add(quantity = 1) {
    if (here) return addOffered(here.best && shown, quantity)
    const asked = ask(general.id)
    if (!asked) return addOffered(general, quantity)
    void asked
      .catch(expected('The offers of the product are shown instead'))
      .then((known) => addOffered(known?.best ? withOffer(general, known.best) : null, quantity))
  }

  return { shown, here, place, add, ...failure }
}
