import { checkOutItemsAtom, guestCheckOutItemsAtom } from '../cart/state/atoms'
import type { CheckoutItem } from '../cart/state/items'
import { useCartPlace } from '../cart/state/useCartPlace'
import { useAtomValue } from '../lib/store'

/** The checkout list: what is selected in the guest's cart or the customer's. Null until it is known. */
export function useCheckoutItems(): readonly CheckoutItem[] | null {
  const guest = useAtomValue(guestCheckOutItemsAtom)
  const own = useAtomValue(checkOutItemsAtom)
  const place = useCartPlace()
  if (place === 'waiting') return null
  return place === 'server' ? own : guest
}
