import { useEffect, useState } from 'react'

/**
 * False while the server's markup is taken over, true from then on: for what only the browser knows. Call it after
 * the hooks that read the browser's storage, so that they have read it when this turns true.
 */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  return isHydrated
}
