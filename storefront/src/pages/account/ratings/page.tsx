import * as account from '@botika/common/messages/account'
import { t } from '../../../lib/language/text'
import { AccountFrame } from '../../../account/AccountFrame'
import { ToRate } from '../../../account/ToRate'

export const Component = () => (
  <AccountFrame title={t(account.myRatings)} description={t(account.rateWhatYouHaveReceived)}>
    {() => <ToRate />}
  </AccountFrame>
)
