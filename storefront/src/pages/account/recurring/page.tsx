import * as accountMessages from '@botika/common/messages/account'
import * as uiMessages from '@botika/common/messages/ui'
import type { RecurringOrder } from '@botika/common/recurring-orders/schema'
import { OwnOrderPage } from '../../../account/OwnOrderPage'
import { t } from '../../../lib/language/text'
import { RECURRING_STATUS } from '../../../lib/order-labels'
import { paths } from '../../../lib/paths'
import { CalendarButton } from '../../../tracking/CalendarButton'
import { MissingOrder, OrderHeading, Receiver } from '../../../tracking/order-elements'
import { RecurringView } from '../../../tracking/RecurringView'
import { StopRecurring } from '../../../tracking/StopRecurring'
import { Icon } from '../../../ui/Icon'
import { useAction } from '../../../ui/toast/useAction'
import ui from '../../../ui/ui.module.css'

export const Component = () => (
  <OwnOrderPage
    title={t(uiMessages.recurringOrder)}
    description={t(accountMessages.anOrderThatComesAgain)}
    load={async (id, signal) =>
      (await import('../../../tracking/recurring-calls')).fetchRecurringOrder(id, signal)
    }
    missing={
      <MissingOrder
        icon="calendar"
        title={t(accountMessages.thereIsNoSuchRecurring)}
        text={t(accountMessages.ifYouSetItUp)}
        to={paths.account()}
        link={t(uiMessages.myAccount)}
      />
    }
  >
    {(order, onChanged) => (
      <>
        <OrderHeading
          orderNumber={order.order_number}
          tone={RECURRING_STATUS[order.status].tone}
          status={t(RECURRING_STATUS[order.status].name)}
        />
        <RecurringView
          order={order}
          about={<Receiver order={order} />}
          actions={
            <>
              <ReceiveLatest order={order} onChanged={onChanged} />
              <CalendarButton order={order} />
              <StopRecurring order={order} onChanged={onChanged} />
            </>
          }
        />
      </>
    )}
  </OwnOrderPage>
)

interface ReceiveProps {
  order: RecurringOrder
  onChanged: (order: RecurringOrder) => void
}

function ReceiveLatest({ order, onChanged }: ReceiveProps) {
  const { isBusy, attempt } = useAction()
  if (order.placed_orders[0]?.status !== 'to_receive') return null
  const receive = () =>
    attempt(async () => {
      const { receiveLatest } = await import('../../../tracking/recurring-calls')
      onChanged(await receiveLatest(order.id))
    }, t(accountMessages.thankYouTheDeliveryIsConfirmed))
  return (
    <button type="button" className={ui.primary} aria-busy={isBusy} onClick={() => void receive()}>
      <Icon name="check" size={18} /> {t(accountMessages.iHaveReceivedTheLatestOrder)}
    </button>
  )
}
