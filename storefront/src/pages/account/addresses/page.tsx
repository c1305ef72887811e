import { t } from '../../../lib/language/words'
import { AccountFrame } from '../../../account/AccountFrame'
import { Addresses } from '../../../account/Addresses'

/** Where the shopper has things sent. */
export const Component = () => (
  <AccountFrame title={t('My Addresses')} description={t('Where you have things sent.')}>
    {(user) => <Addresses user={user} />}
  </AccountFrame>
)
