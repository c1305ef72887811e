import * as account from '@botika/common/messages/account'
import * as uiMessages from '@botika/common/messages/ui'
import type { Order } from '@botika/common/orders/schema'
import { standingOf } from '@botika/common/orders/steps'
import { OrderActions } from '../../../account/OrderActions'
import { OwnOrderPage } from '../../../account/OwnOrderPage'
import { t } from '../../../lib/language/text'
import { shopperStatus, statusTone } from '../../../lib/order-labels'
import { paths } from '../../../lib/paths'
import { useUser } from '../../../session/atoms'
import { MissingOrder, OrderHeading, Receiver } from '../../../tracking/order-elements'
import { OrderScreen } from '../../../tracking/screen/OrderScreen'

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
          tone={statusTone(standingOf(order))}
          status={shopperStatus(standingOf(order), order.delivery_option === 'pick_up')}
        >
          <OrderActions order={order} onChanged={onChanged} />
        </OrderHeading>
        <OwnOrderView order={order} onChanged={onChanged} />
      </>
    )}
  </OwnOrderPage>
)

interface Props {
  order: Order
  onChanged: (order: Order) => void
}

const OwnOrderView = ({ order, onChanged }: Props) => (
  <OrderScreen
    order={order}
    own={{ user: useUser() ?? null, id: order.id }}
    hasFiles={order.has_prescription_image || order.has_senior_citizen_id_image}
    about={<Receiver order={order} />}
    onChanged={(changed) => onChanged({ ...order, ...changed })}
  />
)
