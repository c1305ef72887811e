import { t } from '../../../shared/language/words'
import { AccountFrame } from '../../../features/account/AccountFrame'
import { Dashboard } from '../../../features/account/Dashboard'

/** The shopper's own first page. */
export const Component = () => (
  <AccountFrame title={t('My Account')} description={t('Your orders, your bookmarks and your password.')}>
    {(user) => <Dashboard user={user} />}
  </AccountFrame>
)
