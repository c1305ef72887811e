import { t } from '../../../shared/language/words'
import { AccountFrame } from '../../../features/account/AccountFrame'
import { Addresses } from '../../../features/account/Addresses'

/** Where the shopper has things sent. */
export const Component = () => (
  <AccountFrame title={t('My Addresses')} description={t('Where you have things sent.')}>
    {(user) => <Addresses user={user} />}
  </AccountFrame>
)
