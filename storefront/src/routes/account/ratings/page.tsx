import { t } from '../../../shared/language/words'
import { AccountFrame } from '../../../features/account/AccountFrame'
import { ToRate } from '../../../features/account/ToRate'

/** What the shopper received and what they think of it. */
export const Component = () => (
  <AccountFrame title={t('My Ratings')} description={t('Rate what you have received.')}>
    {() => <ToRate />}
  </AccountFrame>
)
