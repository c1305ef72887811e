import * as account from '@botika/common/messages/account'
import * as uiMessages from '@botika/common/messages/ui'
import { OrderActions } from '../../../account/OrderActions'
import { OwnOrderPage } from '../../../account/OwnOrderPage'
import { t } from '../../../lib/language/text'
import { shopperStatus, statusTone } from '../../../lib/order-labels'
import { paths } from '../../../lib/paths'
import { CancelPart } from '../../../tracking/CancelPart'
import { MissingOrder, OrderHeading, Receiver } from '../../../tracking/order-elements'
import { OrderFileReads } from '../../../tracking/FileReads'
import { OrderView } from '../../../tracking/OrderView'
import { ReplacePrescription } from '../../../tracking/ReplacePrescription'

export const Component = () => (
  <OwnOrderPage
    title={t(account.order)}
    description={t(account.yourOrderAndEverythingThatHappened)}
    load={async (id, signal) => (await import('../../../account/calls')).fetchOrder(id, signal)}
    missing={
      <MissingOrder
        icon="box"
        title={t(uiMessages.thereIsNoSuchOrder)}
        text={t(account.ifYouOrderedAsAGuest)}
        to={paths.orders()}
        link={t(uiMessages.seeMyOrders)}
      />
    }
  >
    {(order, onChanged) => (
      <>
        <OrderHeading
          orderNumber={order.order_number}
          tone={statusTone(order.status)}
          status={shopperStatus(order.status, order.delivery_option === 'pick_up')}
        >
          <OrderActions order={order} onChanged={onChanged} />
        </OrderHeading>
        <OrderView
          order={order}
          actions={(part) => (
            <CancelPart
              part={part}
              cancel={async ({ remarks }) => {
                const { cancelAsCustomer } = await import('../../../tracking/cancel-calls')
                onChanged(await cancelAsCustomer(part.id, remarks))
              }}
            />
          )}
          about={<Receiver order={order} />}
          replacement={
            <ReplacePrescription
              needsEmail={false}
              send={async (replacement, onUpload) => {
                const { replaceAsCustomer } = await import('../../../tracking/prescription-calls')
                onChanged(await replaceAsCustomer(order.id, replacement, onUpload))
              }}
            />
          }
        />
        {order.has_prescription_image || order.has_senior_citizen_id_image ? (
          <OrderFileReads orderId={order.id} />
        ) : null}
      </>
    )}
  </OwnOrderPage>
)
