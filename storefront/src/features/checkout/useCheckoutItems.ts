import { checkOutItemsAtom, guestCheckOutItemsAtom } from '../../shared/cart/atoms'
import type { CheckoutItem } from '../../shared/cart/items'
import { useCartPlace } from '../../shared/cart/useCartPlace'
import { useAtomValue } from '../../shared/store'

/** The checkout list: what is selected in the guest's cart or the customer's. Null until it is known. */
export function useCheckoutItems(): readonly CheckoutItem[] | null {
  const guest = useAtomValue(guestCheckOutItemsAtom)
  const own = useAtomValue(checkOutItemsAtom)
  const place = useCartPlace()
  if (place === 'waiting') return null
  return place === 'server' ? own : guest
}
