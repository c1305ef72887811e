import * as cartMessages from '@botika/common/messages/cart'
import { t } from '../../lib/language/text'
import { paths } from '../../lib/paths'
import { useAtomValue, useStore } from '../../lib/store'
import { useToast } from '../../ui/toast/atoms'
import { cartItemsAtom, cartErrorAtom, serverCartAtom } from './atoms'
import { add, type GuestCartProduct } from './items'
import { hasRole, useUser } from '../../session/atoms'
import { useIsHydrated } from '../../lib/useIsHydrated'

/** Adds to the cart, which is read at the tap: fifty cards need not be drawn anew with each change of it. */
export function useAddToCart() {
  const store = useStore()
  const showToast = useToast()
  return (product: GuestCartProduct, quantity = 1) => {
    const there = store.get(cartItemsAtom).find((item) => item.product.inventory_id === product.inventory_id)
    if (there && there.quantity >= product.current_quantity) {
      showToast(
        t(cartMessages.youHaveAllCountThatPharmacy, {
          count: product.current_quantity,
          pharmacy: product.pharmacy_name,
        }),
        'warning',
      )
      return
    }
    store.set(cartItemsAtom, (all) => add(all, product, quantity))
    showToast(t(cartMessages.successfullyAddedToCart), 'info', {
      to: paths.cart(),
      text: t(cartMessages.viewCart),
    })
  }
}

/** `waiting` until known, `missing` when the server's cart did not load. */
export function useCartSource(): 'waiting' | 'browser' | 'server' | 'missing' {
  const isHydrated = useIsHydrated()
  const user = useUser()
  const server = useAtomValue(serverCartAtom)
  const error = useAtomValue(cartErrorAtom)
  if (!isHydrated || user === undefined) return 'waiting'
  if (!hasRole(user, 'customer')) return 'browser'
  if (server) return 'server'
  return error ? 'missing' : 'waiting'
}
