import { useEffect } from 'react'
import { hasRole, useUser } from '../../../session/atoms'
import { useStore } from '../../../lib/store'

/** Keeps the cart at the server while a customer is signed in; nobody else loads a byte of it. */
export function useServerCart() {
  const store = useStore()
  const user = useUser()
  const id = hasRole(user, 'customer') ? user?.id : undefined
  useEffect(() => {
    if (id === undefined) return
    let stop = () => {}
    let isOver = false
    import('./start').then(
      ({ startServerCart }) => {
        if (!isOver) stop = startServerCart(store, id)
      },
      // the chunk did not come: the cart of this browser serves until it does
      () => undefined,
    )
    return () => {
      isOver = true
      stop()
    }
  }, [id, store])
}
