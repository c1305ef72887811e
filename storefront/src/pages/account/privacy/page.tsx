import * as account from '@botika/common/messages/account'
import { t } from '../../../lib/language/text'
import { AccountFrame } from '../../../account/AccountFrame'
import { OwnFileReads } from '../../../account/OwnFileReads'
import { OwnData } from '../../../account/OwnData'

export const Component = () => (
  <AccountFrame
    title={t(account.myData)}
    description={t(account.downloadWhatWeHoldAbout)}
    isForCustomers={false}
  >
    {(user) => (
      <>
        <OwnData user={user} />
        <OwnFileReads />
      </>
    )}
  </AccountFrame>
)
