import type { Offer, Product } from '@botika/common/products/schema'
import { cartProductOf } from '../cart/state/from-product'

/** What goes into the cart when this pharmacy's offer is chosen. */
export const cartProductOfOffer = (product: Product, offer: Offer) =>
  cartProductOf({
    ...product,
    inventory_id: offer.inventory_id,
    pharmacy_id: offer.pharmacy_id,
    pharmacy_name: offer.pharmacy_name,
    selling_price: offer.selling_price,
    quantity: offer.quantity,
  })
