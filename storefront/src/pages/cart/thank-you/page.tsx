import { Link } from '../../../lib/router/Link'
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

/** The order is placed: its number, to keep, and everything about it. */
export function Component() {
  // the server knows of no order: only this tab does
  const isHydrated = useIsHydrated()
  const orderNumber = isHydrated ? lastOrderNumber() : undefined
  const tracked = useTrackedOrder(orderNumber ?? null)
  return (
    <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
      <Head title={t('Thank you')} description={t('Your order is placed.')} />
      {orderNumber === undefined ? (
        <>
          <h1 className={ui.hidden}>{t('Thank you')}</h1>
          <Coming />
        </>
      ) : orderNumber === null ? (
        <>
          <h1 className={ui.hidden}>{t('Thank you')}</h1>
          <EmptyState icon="box" title={t('No order was placed in this tab')}>
            <p>{t('Have an order number? You can follow it.')}</p>
            <Link to={paths.trackYourOrder()} className={ui.primary}>
              {t('Track your Order')}
            </Link>
          </EmptyState>
        </>
      ) : (
        <div className={styles.thanks}>
          <span>
            <Icon name="check" size={40} />
          </span>
          <h1>{t('Thank you! Your order is placed.')}</h1>
          <p>{t('Keep this number. With it you can follow your order, and nobody else can.')}</p>
          <ThankYouNumber orderNumber={orderNumber} to={paths.trackYourOrder} />
        </div>
      )}
      {tracked.state === 'found' ? <OrderView order={tracked.order} /> : null}
      <p className={ui.noPrint}>
        <Link to={paths.products()} className={ui.quiet}>
          {t('Continue shopping')}
        </Link>
      </p>
    </div>
  )
}
