import { lazy, Suspense, useEffect } from 'react'
import { WhenVisible } from '../../lib/WhenVisible'
import type { SeenProduct } from './RecentlySeen'

const Nothing = () => null
const RecentlySeen = lazy(async () => {
  try {
    const found = await import('./RecentlySeen')
    return { default: found.RecentlySeen }
  } catch {
    // without a connection there is nothing to show, and nothing to complain about
    return { default: Nothing }
  }
})

/** What this browser's visitor looked at lately; on a product's page that product is remembered. */
export function Seen({ now }: { now?: SeenProduct }) {
  useEffect(() => {
    if (!now) return
    import('./RecentlySeen').then(
      ({ noteSeen }) => noteSeen(now),
      () => undefined,
    )
  }, [now])
  return (
    <WhenVisible>
      <Suspense>
        <RecentlySeen but={now?.id} />
      </Suspense>
    </WhenVisible>
  )
}
