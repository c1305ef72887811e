import { expected } from '@botika/common/expected'
import { useEffect, useState } from 'react'
import { WhenVisible } from '../../lib/WhenVisible'
import type { RecentlySeen, SeenProduct } from './RecentlySeen'

export function Seen({ now }: { now?: SeenProduct }) {
  const [List, setList] = useState<typeof RecentlySeen | null>(null)
  useEffect(() => {
    import('./RecentlySeen').then(({ RecentlySeen, noteSeen }) => {
      if (now) noteSeen(now)
      setList(() => RecentlySeen)
    }, expected('The page is whole without it'))
  }, [now])
  return List ? (
    <WhenVisible isEarly>
      <List but={now?.id} />
    </WhenVisible>
  ) : (
    <div />
  )
}
