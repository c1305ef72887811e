import { lazy, Suspense, useEffect } from 'react'
import { WhenSeen } from '../WhenSeen'
import type { SeenProduct } from './store'

// without a connection there is nothing to show, and nothing to complain about
const Nothing = () => null
const RecentlySeen = lazy(() =>
  import('./RecentlySeen').then(
    (found) => ({ default: found.RecentlySeen }),
    () => ({ default: Nothing }),
  ),
)

/** What this browser's visitor looked at lately; on a product's page that product is remembered. */
export function Seen({ now }: { now?: SeenProduct }) {
  useEffect(() => {
    if (!now) return
    import('./store').then(
      ({ noteSeen }) => noteSeen(now),
      () => undefined,
    )
  }, [now])
  return (
    <WhenSeen>
      <Suspense>
        <RecentlySeen but={now?.id} />
      </Suspense>
    </WhenSeen>
  )
}
