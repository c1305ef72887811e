import * as account from '@botika/common/messages/account'
import * as ui from '@botika/common/messages/ui'
import { t } from '../../../lib/language/text'
import { AccountFrame } from '../../../account/AccountFrame'
import { Bookmarks } from '../../../account/Bookmarks'
import { PriceAlerts } from '../../../account/PriceAlerts'

export const Component = () => (
  <AccountFrame title={t(ui.myBookmarks)} description={t(account.theProductsPharmaciesAndDoctors)}>
    {() => (
      <>
        <Bookmarks />
        <PriceAlerts />
      </>
    )}
  </AccountFrame>
)
