import { lazy, Suspense, useEffect } from 'react'
import { WhenSeen } from '../WhenSeen'
import type { SeenProduct } from './store'

const RecentlySeen = lazy(async () => ({ default: (await import('./RecentlySeen')).RecentlySeen }))

/** What this browser's visitor looked at lately; on a product's page that product is remembered. */
export function Seen({ now }: { now?: SeenProduct }) {
  useEffect(() => {
    if (now) void import('./store').then(({ noteSeen }) => noteSeen(now))
  }, [now])
  return (
    <WhenSeen>
      <Suspense>
        <RecentlySeen but={now?.id} />
      </Suspense>
    </WhenSeen>
  )
}
