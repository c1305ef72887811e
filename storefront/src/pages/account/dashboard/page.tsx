import * as account from '@botika/common/messages/account'
import * as ui from '@botika/common/messages/ui'
import { t } from '../../../lib/language/text'
import { AccountFrame } from '../../../account/AccountFrame'
import { Dashboard } from '../../../account/Dashboard'

export const Component = () => (
  <AccountFrame title={t(ui.myAccount)} description={t(account.yourOrdersYourBookmarksAndYourPassword)}>
    {(user) => <Dashboard user={user} />}
  </AccountFrame>
)
