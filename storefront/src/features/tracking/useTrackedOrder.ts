import type { TrackedOrder } from '@botika/common/orders/schema'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../shared/api'

/** The specification's words. */
export const NOT_FOUND = 'Sorry! We could not find your order number. Please type it again!'

export type Tracked =
  | { state: 'idle' | 'loading' | 'missing' }
  | { state: 'failed'; detail: string }
  | { state: 'found'; order: TrackedOrder }

/** The order behind a number, asked again on request. */
export function useTrackedOrder(orderNumber: string | null): Tracked & { refresh: () => void } {
  const [tracked, setTracked] = useState<Tracked>({ state: orderNumber ? 'loading' : 'idle' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!orderNumber) {
      setTracked({ state: 'idle' })
      return
    }
    const abort = new AbortController()
    setTracked((now) =>
      now.state === 'found' && now.order.order_number === orderNumber ? now : { state: 'loading' },
    )
    track(orderNumber, abort.signal).then(
      (order) => !abort.signal.aborted && setTracked({ state: 'found', order }),
      (error: unknown) => {
        if (abort.signal.aborted) return
        const { status, message } = error as { status?: number; message: string }
        setTracked(
          status === 404 || status === 422 ? { state: 'missing' } : { state: 'failed', detail: message },
        )
      },
    )
    return () => abort.abort()
  }, [orderNumber, attempt])
  return { ...tracked, refresh: useCallback(() => setAttempt((one) => one + 1), []) }
}

async function track(orderNumber: string, signal: AbortSignal): Promise<TrackedOrder> {
  const { orders } = await import('@botika/common/orders/endpoints')
  return (await call(orders.track, { query: { order_number: orderNumber } }, { signal })).order
}
