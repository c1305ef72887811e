import { hasRole, useUser } from '../../session/atoms'
import { useAtomValue } from '../../lib/store'
import { useIsHydrated } from '../../lib/useIsHydrated'
import { serverCartAtom } from './atoms'
import { cartTroubleAtom } from './notices'

/**
 * Where the cart is kept that is shown. `waiting` until that is known and the cart is here; `missing` when the
 * server's did not come, and what this browser keeps is all there is to show.
 */
export function useCartPlace(): 'waiting' | 'browser' | 'server' | 'missing' {
  const isHydrated = useIsHydrated()
  const user = useUser()
  const server = useAtomValue(serverCartAtom)
  const trouble = useAtomValue(cartTroubleAtom)
  if (!isHydrated || user === undefined) return 'waiting'
  if (!hasRole(user, 'customer')) return 'browser'
  if (server) return 'server'
  return trouble ? 'missing' : 'waiting'
}
