import * as checkout from '@botika/common/messages/checkout'
import { lastRecurringNumber } from '../../../checkout/last-order'
import { formatDate } from '../../../lib/language/dates'
import { t } from '../../../lib/language/text'
import { RECURRING_LABELS } from '../../../lib/order-labels'
import { paths } from '../../../lib/paths'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { CalendarButton } from '../../../tracking/CalendarButton'
import { RecurringView } from '../../../tracking/RecurringView'
import { ThankYou } from '../../../tracking/ThankYou'
import { useTrackedRecurring } from '../../../tracking/useTrackedOrder'

export function Component() {
  const orderNumber = useIsHydrated() ? lastRecurringNumber() : undefined
  const tracked = useTrackedRecurring(orderNumber ?? null)
  const order = tracked.state === 'found' ? tracked.order : null
  return (
    <ThankYou
      orderNumber={orderNumber}
      title={t(checkout.thankYouYourRecurringOrder)}
      description={t(checkout.yourRecurringOrderIsSet)}
      details={
        order ? (
          <p>
            {t(RECURRING_LABELS[order.recurring_option])}
            {order.occurrences > 0 ? `; ${t(checkout.theFirstOrderIsPlaced)}` : ''}.{' '}
            {order.next_due_on ? t(checkout.nextOrderOnDate, { date: formatDate(order.next_due_on) }) : ''}
          </p>
        ) : null
      }
      note={t(checkout.keepThisNumberWithItYouCan)}
      to={paths.trackRecurring}
      actions={order ? <CalendarButton order={order} /> : null}
      none={{
        icon: 'calendar',
        title: t(checkout.noRecurringOrderWasSet),
        text: t(checkout.haveItsNumberYouCanFollow),
      }}
    >
      {order ? <RecurringView order={order} /> : null}
    </ThankYou>
  )
}
