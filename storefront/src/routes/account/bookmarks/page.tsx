import { t } from '../../../shared/language/words'
import { AccountFrame } from '../../../features/account/AccountFrame'
import { Bookmarks } from '../../../features/account/Bookmarks'

/** What the shopper keeps in mind. */
export const Component = () => (
  <AccountFrame
    title={t('My Bookmarks')}
    description={t('The products, pharmacies and doctors that you keep in mind.')}
  >
    {() => <Bookmarks />}
  </AccountFrame>
)
