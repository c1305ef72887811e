import * as checkout from '@botika/common/messages/checkout'
import * as uiMessages from '@botika/common/messages/ui'
import { Link } from 'react-router-dom'
import { formatDate } from '../../../lib/language/dates'
import { lastRecurringNumber } from '../../../checkout/last-order'
import { CalendarButton } from '../../../tracking/CalendarButton'
import styles from '../../../tracking/OrderView.module.css'
import { RecurringView } from '../../../tracking/RecurringView'
import { ThankYouNumber } from '../../../tracking/ThankYouNumber'
import { useTrackedRecurring } from '../../../tracking/useTrackedOrder'
import { paths } from '../../../lib/paths'
import { RECURRING_LABELS } from '../../../lib/order-words'
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
  const orderNumber = isHydrated ? lastRecurringNumber() : undefined
  const tracked = useTrackedRecurring(orderNumber ?? null)
  const order = tracked.state === 'found' ? tracked.order : null
  return (
    <div className={`${ui.container} ${ui.page} ${ui.stack}`}>
      <Head title={t(checkout.thankYou)} description={t(checkout.yourRecurringOrderIsSet)} />
      {orderNumber === undefined ? (
        <>
          <h1 className={ui.hidden}>{t(checkout.thankYou)}</h1>
          <Coming />
        </>
      ) : orderNumber === null ? (
        <>
          <h1 className={ui.hidden}>{t(checkout.thankYou)}</h1>
          <EmptyState icon="calendar" title={t(checkout.noRecurringOrderWasSet)}>
            <p>{t(checkout.haveItsNumberYouCanFollow)}</p>
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
          <h1>{t(checkout.thankYouYourRecurringOrder)}</h1>
          {order ? (
            <p>
              {t(RECURRING_LABELS[order.recurring_option])}
              {order.occurrences > 0 ? `; ${t(checkout.theFirstOrderIsPlaced)}` : ''}.{' '}
              {order.next_due_on ? t(checkout.nextOrderOnDate, { date: formatDate(order.next_due_on) }) : ''}
            </p>
          ) : null}
          <p>{t(checkout.keepThisNumberWithItYouCan)}</p>
          <ThankYouNumber orderNumber={orderNumber} to={paths.trackRecurring}>
            {order ? <CalendarButton order={order} /> : null}
          </ThankYouNumber>
        </div>
      )}
      {order ? <RecurringView order={order} /> : null}
      <p className={ui.noPrint}>
        <Link to={paths.products()} className={ui.quiet}>
          {t(uiMessages.continueShopping)}
        </Link>
      </p>
    </div>
  )
}
