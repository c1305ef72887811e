import * as account from '@botika/common/messages/account'
import { t } from '../../../lib/language/text'
import { AccountFrame } from '../../../account/AccountFrame'
import { Addresses } from '../../../account/Addresses'

export const Component = () => (
  <AccountFrame title={t(account.myAddresses)} description={t(account.whereYouHaveThingsSent)}>
    {(user) => <Addresses user={user} />}
  </AccountFrame>
)
