import * as checkout from '@botika/common/messages/checkout'
import * as uiMessages from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { lastOrderNumber } from '../../../checkout/last-order'
import { OrderView } from '../../../tracking/OrderView'
import styles from '../../../tracking/OrderView.module.css'
import { ThankYouNumber } from '../../../tracking/ThankYouNumber'
import { useTrackedOrder } from '../../../tracking/useTrackedOrder'
import { paths } from '../../../lib/paths'
import { t } from '../../../lib/language/words'
import { Coming } from '../../../ui/Coming'
import { EmptyState } from '../../../ui/EmptyState'
import { Head } from '../../../ui/Head'
import { Icon } from '../../../ui/Icon'
import ui from '../../../ui/ui.module.css'
import { useIsHydrated } from '../../../lib/useIsHydrated'

export function Component() {
  // the server knows of no order: only this tab does
  const isHydrated = useIsHydrated()
  const orderNumber = isHydrated ? lastOrderNumber() : undefined
  const tracked = useTrackedOrder(orderNumber ?? null)
  return (
    <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
      <Head title={t(checkout.thankYou)} description={t(checkout.yourOrderIsPlaced)} />
      {orderNumber === undefined ? (
        <>
          <h1 className={ui.hidden}>{t(checkout.thankYou)}</h1>
          <Coming />
        </>
      ) : orderNumber === null ? (
        <>
          <h1 className={ui.hidden}>{t(checkout.thankYou)}</h1>
          <EmptyState icon="box" title={t(checkout.noOrderWasPlacedInThisTab)}>
            <p>{t(checkout.haveAnOrderNumberYouCanFollow)}</p>
            <Link to={paths.trackYourOrder()} className={ui.primary}>
              {t(uiMessages.trackYourOrder)}
            </Link>
          </EmptyState>
        </>
      ) : (
        <div className={styles.thanks}>
          <span>
            <Icon name="check" size={40} />
          </span>
          <h1>{t(checkout.thankYouYourOrderIsPlaced)}</h1>
          <p>{t(checkout.keepThisNumberWithItYouCanFollow)}</p>
          <ThankYouNumber orderNumber={orderNumber} to={paths.trackYourOrder} />
        </div>
      )}
      {tracked.state === 'found' ? <OrderView order={tracked.order} /> : null}
      <p className={ui.noPrint}>
        <Link to={paths.products()} className={ui.quiet}>
          {t(uiMessages.continueShopping)}
        </Link>
      </p>
    </div>
  )
}
