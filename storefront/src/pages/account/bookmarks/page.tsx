import { t } from '../../../lib/language/words'
import { AccountFrame } from '../../../account/AccountFrame'
import { Bookmarks } from '../../../account/Bookmarks'

/** What the shopper keeps in mind. */
export const Component = () => (
  <AccountFrame
    title={t('My Bookmarks')}
    description={t('The products, pharmacies and doctors that you keep in mind.')}
  >
    {() => <Bookmarks />}
  </AccountFrame>
)
