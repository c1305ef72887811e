import * as account from '@botika/common/messages/account'
import * as uiMessages from '@botika/common/messages/ui'
import { addressLine } from '@botika/common/address-line'
import type { Order } from '@botika/common/orders/schema'
import { Link } from 'react-router-dom'
import { AccountFrame } from '../../../account/AccountFrame'
import { OrderActions } from '../../../account/OrderActions'
import { CancelPart } from '../../../tracking/CancelPart'
import { OrderView } from '../../../tracking/OrderView'
import styles from '../../../tracking/OrderView.module.css'
import { ReplacePrescription } from '../../../tracking/ReplacePrescription'
import { paths } from '../../../lib/paths'
import { t } from '../../../lib/language/words'
import { shopperStatus, statusTone } from '../../../lib/order-words'
import { useIdInAddress } from '../../../lib/router/useIdInAddress'
import { Answered } from '../../../ui/Answered'
import { EmptyState } from '../../../ui/EmptyState'
import ui from '../../../ui/ui.module.css'
import { useAnswer } from '../../../lib/useAnswer'

export function Component() {
  const id = useIdInAddress()
  return (
    <AccountFrame title={t(account.order)} description={t(account.yourOrderAndEverythingThatHappened)}>
      {() => <OwnOrder key={id} id={id} />}
    </AccountFrame>
  )
}

function OwnOrder({ id }: { id: number }) {
  const asked = useAnswer(`order ${id}`, async (signal) => {
    const { askOrder } = await import('../../../account/calls')
    return askOrder(id, signal)
  })
  return (
    <Answered asked={asked} missing={<NoSuchOrder />}>
      {(order) => (
        <>
          <div className={ui.between}>
            <p className={ui.row}>
              <b className={styles.code}>{order.order_number}</b>
              <span className={`${ui.badge} ${ui[statusTone(order.status)]}`}>
                {shopperStatus(order.status, order.delivery_option === 'pick_up')}
              </span>
            </p>
            <OrderActions order={order} onChanged={asked.put} />
          </div>
          <OrderView
            order={order}
            actions={(part) => (
              <CancelPart
                part={part}
                cancel={async ({ remarks }) => {
                  const { cancelAsCustomer } = await import('../../../tracking/cancel-calls')
                  asked.put(await cancelAsCustomer(part.id, remarks))
                }}
              />
            )}
            about={<Receiver order={order} />}
            replacement={
              <ReplacePrescription
                needsEmail={false}
                send={async (replacement, onUpload) => {
                  const { replaceAsCustomer } = await import('../../../tracking/prescription-calls')
                  asked.put(await replaceAsCustomer(order.id, replacement, onUpload))
                }}
              />
            }
          />
        </>
      )}
    </Answered>
  )
}

const Receiver = ({ order }: { order: Order }) => (
  <p className={ui.small}>
    <b>
      {order.receiver_first_name} {order.receiver_last_name}
    </b>
    <br />
    {order.receiver_number}
    {order.delivery_option !== 'pick_up' && (
      <>
        <br />
        {addressLine(order)}
      </>
    )}
  </p>
)

const NoSuchOrder = () => (
  <EmptyState icon="box" title={t(uiMessages.thereIsNoSuchOrder)}>
    <p>{t(account.ifYouOrderedAsAGuest)}</p>
    <div className={ui.row}>
      <Link to={paths.orders()} className={ui.primary}>
        {t(uiMessages.seeMyOrders)}
      </Link>
      <Link to={paths.trackYourOrder()} className={ui.outline}>
        {t(uiMessages.trackYourOrder)}
      </Link>
    </div>
  </EmptyState>
)
