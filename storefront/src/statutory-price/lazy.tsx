import { type ComponentProps, lazy, Suspense } from 'react'
import { useAtomValue } from '../lib/store'
import { showsStatutoryAtom } from './atoms'

const Price = lazy(async () => ({ default: (await import('./StatutoryPrice')).StatutoryPrice }))

interface Props extends Omit<ComponentProps<typeof Price>, 'inventoryId'> {
  inventoryId: number | null | undefined
}

export function StatutoryPrice({ inventoryId, children, ...props }: Props) {
  const isWanted = useAtomValue(showsStatutoryAtom)
  if (!isWanted || !inventoryId) return children
  return (
    <Suspense fallback={children}>
      <Price inventoryId={inventoryId} {...props}>
        {children}
      </Price>
    </Suspense>
  )
}

export const StatutoryDialog = lazy(async () => ({
  default: (await import('./StatutoryDialog')).StatutoryDialog,
}))
