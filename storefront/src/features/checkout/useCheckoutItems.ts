import { guestCheckOutItemsAtom, serverCartAtom } from '../../shared/cart/atoms'
import { type CheckoutItem, toCheckout } from '../../shared/cart/items'
import { useCartPlace } from '../../shared/cart/useCartPlace'
import { useAtomValue } from '../../shared/store'

/** The checkout list: what is selected in the guest's cart or the customer's. Null until it is known. */
export function useCheckoutItems(): readonly CheckoutItem[] | null {
  const guest = useAtomValue(guestCheckOutItemsAtom)
  const server = useAtomValue(serverCartAtom)
  const place = useCartPlace()
  if (place === 'waiting') return null
  return place === 'server' && server ? toCheckout(server.items) : guest
}
