import * as account from '@botika/common/messages/account'
import * as ui from '@botika/common/messages/ui'
import { t } from '../../../lib/language/text'
import { AccountFrame } from '../../../account/AccountFrame'
import { OrdersList } from '../../../account/OrdersList'

export const Component = () => (
  <AccountFrame title={t(ui.myOrders)} description={t(account.allYourOrdersAndWhereThey)}>
    {({ id }) => <OrdersList userId={id} />}
  </AccountFrame>
)
