import { lazy, Suspense } from 'react'
import { useIsHydrated } from '../../lib/useIsHydrated'
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
  const isHydrated = useIsHydrated()
  const seen = (
    <Suspense>
      <RecentlySeen now={now} />
    </Suspense>
  )
  if (!now) return <WhenVisible>{seen}</WhenVisible>
  return isHydrated ? seen : null
}
