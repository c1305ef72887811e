import { AccountFrame } from '../../../features/account/AccountFrame'
import { Addresses } from '../../../features/account/Addresses'

/** Where the shopper has things sent. */
export const Component = () => (
  <AccountFrame title="My Addresses" description="Where you have things sent.">
    {(user) => <Addresses user={user} />}
  </AccountFrame>
)
