import * as checkout from '@botika/common/messages/checkout'
import { lastOrderNumber } from '../../../checkout/last-order'
import { t } from '../../../lib/language/text'
import { paths } from '../../../lib/paths'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { OrderView } from '../../../tracking/OrderView'
import { ThankYou } from '../../../tracking/ThankYou'
import { Loading } from '../../../ui/Loading'
import { useTrackedOrder } from '../../../tracking/useTrackedOrder'

export function Component() {
  const orderNumber = useIsHydrated() ? lastOrderNumber() : undefined
  const tracked = useTrackedOrder(orderNumber ?? null)
  return (
    <ThankYou
      orderNumber={orderNumber}
      title={t(checkout.thankYouYourOrderIsPlaced)}
      description={t(checkout.yourOrderIsPlaced)}
      note={t(checkout.keepThisNumberWithItYouCanFollow)}
      to={paths.trackYourOrder}
      none={{
        icon: 'box',
        title: t(checkout.noOrderWasPlacedInThisTab),
        text: t(checkout.haveAnOrderNumberYouCanFollow),
      }}
    >
      {tracked.state === 'loading' && orderNumber ? <Loading /> : null}
      {tracked.state === 'found' ? <OrderView order={tracked.order} /> : null}
    </ThankYou>
  )
}
