import * as checkoutMessages from '@botika/common/messages/checkout'
import * as uiMessages from '@botika/common/messages/ui'
import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { t } from '../lib/language/text'
import { paths } from '../lib/paths'
import { hasRole, useUser } from '../session/atoms'
import { Breadcrumbs } from '../ui/Breadcrumbs'
import { LoadingWithSummary } from '../ui/Loading'
import { Head } from '../ui/Head'
import summary from '../ui/summary.module.css'
import ui from '../ui/ui.module.css'
import { Checkout } from './Checkout'
import { isBuyingAgainAtom } from '../cart/state/checkout-terms'
import { useAtomValue } from '../lib/store'
import { checkOutItemsAtom, guestCheckOutItemsAtom } from '../cart/state/atoms'
import type { CheckoutItem } from '../cart/state/items'
import { useCartSource } from '../cart/state/useCart'

function useCheckoutItems(): readonly CheckoutItem[] | null {
  const guest = useAtomValue(guestCheckOutItemsAtom)
  const own = useAtomValue(checkOutItemsAtom)
  const place = useCartSource()
  if (place === 'waiting') return null
  return place === 'server' ? own : guest
}

/** History entries whose order is placed: Forward leads to the thank-you page. */
const placedVisits = new Set<string>()

export function CheckoutFrame({ schedule }: { schedule?: ReactNode }) {
  const isRecurring = schedule !== undefined
  const items = useCheckoutItems()
  const [isPlaced, setIsPlaced] = useState(false)
  const user = useUser()
  const { pathname, key } = useLocation()
  const own = isRecurring ? pathname : hasRole(user, 'customer') ? paths.checkout() : paths.guestCheckout()
  const thanks = isRecurring ? paths.recurringThankYou() : paths.thankYou()
  const isOver = !isPlaced && placedVisits.has(key)
  const isElsewhere = useAtomValue(isBuyingAgainAtom) && !isRecurring && !isPlaced
  const wanted = isOver
    ? thanks
    : isElsewhere
      ? paths.orders()
      : !items || isPlaced
        ? pathname
        : items.length === 0
          ? paths.cart()
          : own
  const isLeaving = wanted !== pathname
  const title = t(isRecurring ? uiMessages.recurringOrder : checkoutMessages.checkout)
  const description = t(
    isRecurring ? checkoutMessages.haveWhatYouNeedRegularly : checkoutMessages.deliveryPaymentAndWhatItCosts,
  )
  return (
    <div className={`${ui.container} ${ui.page} ${ui.stack} ${summary.screen}`}>
      <Head
        title={title}
        description={description}
        path={isRecurring ? paths.recurringCheckout() : paths.checkout()}
      />
      {isLeaving ? <Navigate to={wanted} replace /> : null}
      <div>
        <Breadcrumbs crumbs={[{ name: t(uiMessages.cart), to: paths.cart() }, { name: title }]} />
        <h1>{title}</h1>
        {isRecurring ? <p className={ui.muted}>{description}</p> : null}
      </div>
      {items && items.length > 0 && !isLeaving && !isPlaced ? (
        <Checkout
          items={items}
          schedule={schedule}
          onPlaced={() => {
            placedVisits.add(key)
            setIsPlaced(true)
          }}
        />
      ) : (
        <>
          <noscript>
            <p className={ui.noticeWarn}>{t(checkoutMessages.checkoutNeedsJavascriptBecauseYourCart)}</p>
          </noscript>
          {isPlaced ? (
            <p className={ui.card} role="status">
              {t(checkoutMessages.yourOrderIsPlaced)}
            </p>
          ) : (
            <LoadingWithSummary text={t(checkoutMessages.yourCheckoutShowsAsSoon)} />
          )}
        </>
      )}
    </div>
  )
}
