import { AccountFrame } from '../../../features/account/AccountFrame'
import { ToRate } from '../../../features/account/ToRate'

/** What the shopper received and what they think of it. */
export const Component = () => (
  <AccountFrame title="My Ratings" description="Rate what you have received.">
    {() => <ToRate />}
  </AccountFrame>
)
