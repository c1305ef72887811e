import { useEffect, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { BotikaDataProvider } from '../../provider/data-provider'
import type { OrderFile } from '../../provider/verbs'

type Held =
  | { state: 'loading' }
  | { state: 'failed'; why: string }
  | { state: 'here'; url: string; isPdf: boolean }

/**
 * A private file, fetched with the token and held only while it is shown: its address is taken back when the
 * viewer closes, and it never enters a cache.
 */
export function usePrivateFile(orderId: number, file: OrderFile): Held {
  const provider = useDataProvider<BotikaDataProvider>()
  const [held, setHeld] = useState<Held>({ state: 'loading' })

  useEffect(() => {
    const controller = new AbortController()
    let url: string | undefined
    provider.readOrderFile(orderId, file, controller.signal).then(
      (blob) => {
        if (controller.signal.aborted) return
        url = URL.createObjectURL(blob)
        setHeld({ state: 'here', url, isPdf: blob.type === 'application/pdf' })
      },
      (error: Error) => {
        if (!controller.signal.aborted) setHeld({ state: 'failed', why: error.message })
      },
    )
    return () => {
      controller.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [provider, orderId, file])

  return held
}
