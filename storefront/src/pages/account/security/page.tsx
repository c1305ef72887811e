import * as security from '@botika/common/messages/account-security'
import { t } from '../../../lib/language/text'
import { AccountFrame } from '../../../account/AccountFrame'
import { Security } from '../../../account/Security'

export const Component = () => (
  <AccountFrame
    title={t(security.security)}
    description={t(security.devicesAndTwoStep)}
    isForCustomers={false}
  >
    {(user) => <Security user={user} />}
  </AccountFrame>
)
