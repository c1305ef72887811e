import * as accountMessages from '@botika/common/messages/account'
import * as uiMessages from '@botika/common/messages/ui'
import { addressLine } from '@botika/common/address-line'
import type { RecurringOrder } from '@botika/common/recurring-orders/schema'
import { Link } from 'react-router-dom'
import { AccountFrame } from '../../../account/AccountFrame'
import { useAction } from '../../../ui/toast/useAction'
import { CalendarButton } from '../../../tracking/CalendarButton'
import styles from '../../../tracking/OrderView.module.css'
import { RECURRING_STATUS } from '../../../lib/order-words'
import { RecurringView } from '../../../tracking/RecurringView'
import { StopRecurring } from '../../../tracking/StopRecurring'
import { paths } from '../../../lib/paths'
import { t } from '../../../lib/language/words'
import { useIdInAddress } from '../../../lib/router/useIdInAddress'
import { Answered } from '../../../ui/Answered'
import { EmptyState } from '../../../ui/EmptyState'
import { Icon } from '../../../ui/Icon'
import ui from '../../../ui/ui.module.css'
import { useAnswer } from '../../../lib/useAnswer'

export function Component() {
  const id = useIdInAddress()
  return (
    <AccountFrame title={t(uiMessages.recurringOrder)} description={t(accountMessages.anOrderThatComesAgain)}>
      {() => <OwnRecurring key={id} id={id} />}
    </AccountFrame>
  )
}

function OwnRecurring({ id }: { id: number }) {
  const asked = useAnswer(`recurring ${id}`, async (signal) => {
    const { askRecurringOrder } = await import('../../../tracking/recurring-calls')
    return askRecurringOrder(id, signal)
  })
  return (
    <Answered asked={asked} missing={<NoSuchOrder />}>
      {(order) => (
        <>
          <p className={ui.row}>
            <b className={styles.code}>{order.order_number}</b>
            <span className={`${ui.badge} ${ui[RECURRING_STATUS[order.status].tone]}`}>
              {t(RECURRING_STATUS[order.status].name)}
            </span>
          </p>
          <RecurringView
            order={order}
            about={
              <p className={ui.small}>
                <b>
                  {order.receiver_first_name} {order.receiver_last_name}
                </b>
                <br />
                {order.receiver_number}
                {addressLine(order) ? (
                  <>
                    <br />
                    {addressLine(order)}
                  </>
                ) : null}
              </p>
            }
            actions={
              <>
                <ReceiveLatest order={order} onChanged={asked.put} />
                <CalendarButton order={order} />
                <StopRecurring order={order} onChanged={asked.put} />
              </>
            }
          />
        </>
      )}
    </Answered>
  )
}

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

const NoSuchOrder = () => (
  <EmptyState icon="calendar" title={t(accountMessages.thereIsNoSuchRecurring)}>
    <p>{t(accountMessages.ifYouSetItUp)}</p>
    <div className={ui.row}>
      <Link to={paths.account()} className={ui.primary}>
        {t(uiMessages.myAccount)}
      </Link>
      <Link to={paths.trackYourOrder()} className={ui.outline}>
        {t(uiMessages.trackYourOrder)}
      </Link>
    </div>
  </EmptyState>
)
