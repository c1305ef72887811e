import * as account from '@botika/common/messages/account'
import * as uiMessages from '@botika/common/messages/ui'
import { OrderActions } from '../../../account/OrderActions'
import { OwnOrderPage } from '../../../account/OwnOrderPage'
import { OwnOrderView } from '../../../account/OwnOrderView'
import { t } from '../../../lib/language/text'
import { shopperStatus, statusTone } from '../../../lib/order-labels'
import { paths } from '../../../lib/paths'
import { MissingOrder, OrderHeading } from '../../../tracking/order-elements'

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
        <OwnOrderView order={order} onChanged={onChanged} />
      </>
    )}
  </OwnOrderPage>
)
