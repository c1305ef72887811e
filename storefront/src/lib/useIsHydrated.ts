import { useEffect, useState } from 'react'

/** False during hydration. Call it after hooks that read the storage. */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  return isHydrated
}
