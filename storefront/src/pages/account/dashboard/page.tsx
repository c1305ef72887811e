import { t } from '../../../lib/language/words'
import { AccountFrame } from '../../../account/AccountFrame'
import { Dashboard } from '../../../account/Dashboard'

/** The shopper's own first page. */
export const Component = () => (
  <AccountFrame title={t('My Account')} description={t('Your orders, your bookmarks and your password.')}>
    {(user) => <Dashboard user={user} />}
  </AccountFrame>
)
