import { lazy, Suspense, useEffect } from 'react'
import { WhenVisible } from '../../lib/WhenVisible'
import type { SeenProduct } from './RecentlySeen'

const Nothing = () => null
const RecentlySeen = lazy(async () => {
  try {
    const found = await import('./RecentlySeen')
    return { default: found.RecentlySeen }
  } catch {
    return { default: Nothing }
  }
})

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
