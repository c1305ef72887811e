import { t } from '../../../shared/language/words'
import { AccountFrame } from '../../../features/account/AccountFrame'
import { OrdersList } from '../../../features/account/OrdersList'

/** The shopper's orders. */
export const Component = () => (
  <AccountFrame title={t('My Orders')} description={t('All your orders and where they are.')}>
    {({ id }) => <OrdersList userId={id} />}
  </AccountFrame>
)
