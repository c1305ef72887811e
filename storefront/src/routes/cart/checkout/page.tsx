import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { guestCheckOutItemsAtom } from '../../../shared/cart/atoms'
import { Checkout } from '../../../features/checkout/Checkout'
import { paths } from '../../../paths'
import { useAtomValue } from '../../../shared/store'
import { hasRole, useUser } from '../../../shared/session/atoms'
import { Breadcrumbs } from '../../../shared/ui/Breadcrumbs'
import { Head } from '../../../shared/ui/Head'
import ui from '../../../shared/ui/ui.module.css'
import { useIsHydrated } from '../../../shared/useIsHydrated'

/** Checkout, for customers at an address of their own; without a list to check out there is only the cart. */
export function Component() {
  const items = useAtomValue(guestCheckOutItemsAtom)
  const [isPlaced, setIsPlaced] = useState(false)
  const isHydrated = useIsHydrated()
  const user = useUser()
  const { pathname } = useLocation()
  if (isHydrated && items.length === 0 && !isPlaced) return <Navigate to={paths.cart()} replace />
  const own = hasRole(user, 'customer') ? paths.checkout() : paths.guestCheckout()
  if (user !== undefined && pathname !== own && !isPlaced) return <Navigate to={own} replace />
  return (
    <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
      <Head title="Checkout" description="Delivery, payment, and what it costs, before anything is placed." />
      <div>
        <Breadcrumbs crumbs={[{ name: 'Cart', to: paths.cart() }, { name: 'Checkout' }]} />
        <h1>Checkout</h1>
      </div>
      {isHydrated && user !== undefined && items.length > 0 ? (
        <Checkout items={items} onPlaced={() => setIsPlaced(true)} />
      ) : (
        <div className={ui.card}>
          <p className={ui.muted}>
            {isPlaced ? 'Your order is placed.' : 'Your checkout shows as soon as the page is ready.'}
          </p>
          <noscript>
            <p className={ui.noticeWarn}>
              Checkout needs JavaScript, because your cart is kept in your browser.
            </p>
          </noscript>
        </div>
      )}
    </div>
  )
}
