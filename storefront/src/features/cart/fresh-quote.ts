import { quote } from '@botika/common/quote/endpoints'
import { call } from '../../shared/api'
import type { GuestCartItem } from '../../shared/cart/items'

/** Today's prices and stock of everything in the cart. */
export const freshQuote = (items: readonly GuestCartItem[], signal: AbortSignal) =>
  call(
    quote.make,
    {
      body: {
        items: items.map(({ product, quantity }) => ({ inventory_id: product.inventory_id, quantity })),
      },
    },
    { signal },
  )
