import { AccountFrame } from '../../../features/account/AccountFrame'
import { OrdersList } from '../../../features/account/OrdersList'

/** The shopper's orders. */
export const Component = () => (
  <AccountFrame title="My Orders" description="All your orders and where they are.">
    {() => <OrdersList />}
  </AccountFrame>
)
