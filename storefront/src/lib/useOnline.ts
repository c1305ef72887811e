import { useEffect } from 'react'

/** Calls back when the connection returns, where that is wanted: whoever was cut off need not retry by hand. */
export function useOnline(callback: () => void, isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return
    addEventListener('online', callback)
    return () => removeEventListener('online', callback)
  }, [callback, isWanted])
}
