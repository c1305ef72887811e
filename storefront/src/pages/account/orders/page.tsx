import { t } from '../../../lib/language/words'
import { AccountFrame } from '../../../account/AccountFrame'
import { OrdersList } from '../../../account/OrdersList'

/** The shopper's orders. */
export const Component = () => (
  <AccountFrame title={t('My Orders')} description={t('All your orders and where they are.')}>
    {({ id }) => <OrdersList userId={id} />}
  </AccountFrame>
)
