import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { guestCheckOutItemsAtom } from '../../../shared/cart/atoms'
import { Checkout } from '../../../features/checkout/Checkout'
import { paths } from '../../../paths'
import { useAtomValue } from '../../../shared/store'
import { Breadcrumbs } from '../../../shared/ui/Breadcrumbs'
import { Head } from '../../../shared/ui/Head'
import ui from '../../../shared/ui/ui.module.css'
import { useIsHydrated } from '../../../shared/useIsHydrated'

/** Guest checkout; without a list to check out there is only the cart. */
export function Component() {
  const items = useAtomValue(guestCheckOutItemsAtom)
  const [isPlaced, setIsPlaced] = useState(false)
  const isHydrated = useIsHydrated()
  if (isHydrated && items.length === 0 && !isPlaced) return <Navigate to={paths.cart()} replace />
  return (
    <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
      <Head title="Checkout" description="Delivery, payment, and what it costs, before anything is placed." />
      <div>
        <Breadcrumbs crumbs={[{ name: 'Cart', to: paths.cart() }, { name: 'Checkout' }]} />
        <h1>Checkout</h1>
      </div>
      {isHydrated && items.length > 0 ? (
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
