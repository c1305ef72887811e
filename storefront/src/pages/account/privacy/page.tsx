import { t } from '../../../lib/language/words'
import { AccountFrame } from '../../../account/AccountFrame'
import { OwnData } from '../../../account/OwnData'

/** A copy of one's data, and the end of the account. */
export const Component = () => (
  <AccountFrame
    title={t('My Data')}
    description={t('Download what we hold about you, or delete your account.')}
    isForCustomers={false}
  >
    {(user) => <OwnData user={user} />}
  </AccountFrame>
)
