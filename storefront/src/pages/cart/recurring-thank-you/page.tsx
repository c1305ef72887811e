import { RECURRING_NAMES } from '@botika/common/recurring-orders/rules'
import { Link } from '../../../lib/router/Link'
import { formatDate } from '../../../lib/language/dates'
import { lastRecurringNumber } from '../../../checkout/last-order'
import { CalendarButton } from '../../../tracking/CalendarButton'
import styles from '../../../tracking/OrderView.module.css'
import { RecurringView } from '../../../tracking/RecurringView'
import { ThankYouNumber } from '../../../tracking/ThankYouNumber'
import { useTrackedRecurring } from '../../../tracking/useTrackedOrder'
import { paths } from '../../../lib/paths'
import { t } from '../../../lib/language/words'
import { Coming } from '../../../ui/Coming'
import { EmptyState } from '../../../ui/EmptyState'
import { Head } from '../../../ui/Head'
import { Icon } from '../../../ui/Icon'
import ui from '../../../ui/ui.module.css'
import { useIsHydrated } from '../../../lib/useIsHydrated'

/** The recurring order is set up: its number, its days for the calendar, and everything about it. */
export function Component() {
  // the server knows of no order: only this tab does
  const isHydrated = useIsHydrated()
  const orderNumber = isHydrated ? lastRecurringNumber() : undefined
  const tracked = useTrackedRecurring(orderNumber ?? null)
  const order = tracked.state === 'found' ? tracked.order : null
  return (
    <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
      <Head title={t('Thank you')} description={t('Your recurring order is set.')} />
      {orderNumber === undefined ? (
        <>
          <h1 className={ui.hidden}>{t('Thank you')}</h1>
          <Coming />
        </>
      ) : orderNumber === null ? (
        <>
          <h1 className={ui.hidden}>{t('Thank you')}</h1>
          <EmptyState icon="calendar" title={t('No recurring order was set up in this tab')}>
            <p>{t('Have its number? You can follow it.')}</p>
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
          <h1>{t('Thank you! Your recurring order is set.')}</h1>
          {order ? (
            <p>
              {t(RECURRING_NAMES[order.recurring_option])}
              {order.occurrences > 0 ? `; ${t('the first order is placed')}` : ''}.{' '}
              {order.next_due_on ? t('Next order on {date}.', { date: formatDate(order.next_due_on) }) : ''}
            </p>
          ) : null}
          <p>{t('Keep this number. With it you can follow and stop the order, and nobody else can.')}</p>
          <ThankYouNumber orderNumber={orderNumber} to={paths.trackRecurring}>
            {order ? <CalendarButton order={order} /> : null}
          </ThankYouNumber>
        </div>
      )}
      {order ? <RecurringView order={order} /> : null}
      <p className={ui.noPrint}>
        <Link to={paths.products()} className={ui.quiet}>
          {t('Continue shopping')}
        </Link>
      </p>
    </div>
  )
}
