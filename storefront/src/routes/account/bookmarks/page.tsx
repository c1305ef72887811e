import { AccountFrame } from '../../../features/account/AccountFrame'
import { Bookmarks } from '../../../features/account/Bookmarks'

/** What the shopper keeps in mind. */
export const Component = () => (
  <AccountFrame
    title="My Bookmarks"
    description="The products, pharmacies and doctors that you keep in mind."
  >
    {() => <Bookmarks />}
  </AccountFrame>
)
