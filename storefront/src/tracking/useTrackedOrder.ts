import * as tracking from '@botika/common/messages/tracking'
import type { TrackedOrder } from '@botika/common/orders/schema'
import type { TrackedRecurringOrder } from '@botika/common/recurring-orders/schema'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../lib/api'
import { errorMessage } from '../lib/error-message'

export const NOT_FOUND = tracking.sorryWeCouldNotFind

const NOT_THERE = [404, 422]

export type Tracked<T> =
  | { state: 'idle' | 'loading' | 'missing' }
  | { state: 'failed'; detail: string }
  | { state: 'found'; order: T }

interface Tracking<T> {
  tracked: Tracked<T>
  refresh: () => void
  put: (order: T) => void
}

function useTracked<T>(
  orderNumber: string | null,
  ask: (orderNumber: string, signal: AbortSignal) => Promise<T>,
): Tracking<T> {
  const [result, setAnswer] = useState<{ of: string | null; tracked: Tracked<T> }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!orderNumber) return
    const abort = new AbortController()
    const settle = (tracked: Tracked<T>) => {
      if (!abort.signal.aborted) setAnswer({ of: orderNumber, tracked })
    }
    ask(orderNumber, abort.signal).then(
      (order) => settle({ state: 'found', order }),
      (error: unknown) => {
        const { status } = (error ?? {}) as { status?: number }
        const isMissing = status !== undefined && NOT_THERE.includes(status)
        settle(isMissing ? { state: 'missing' } : { state: 'failed', detail: errorMessage(error) })
      },
    )
    return () => abort.abort()
  }, [orderNumber, attempt, ask])
  const refresh = useCallback(() => setAttempt((one) => one + 1), [])
  const put = useCallback(
    (order: T) => setAnswer({ of: orderNumber, tracked: { state: 'found', order } }),
    [orderNumber],
  )
  const waiting: Tracked<T> = { state: orderNumber ? 'loading' : 'idle' }
  return { tracked: result && result.of === orderNumber ? result.tracked : waiting, refresh, put }
}

export function useTrackedOrder(orderNumber: string | null) {
  const { tracked, ...actions } = useTracked(orderNumber, track)
  return { ...tracked, ...actions }
}

export function useTrackedRecurring(orderNumber: string | null) {
  const { tracked, ...actions } = useTracked(orderNumber, trackRecurring)
  return { ...tracked, ...actions }
}

export async function track(orderNumber: string, signal?: AbortSignal): Promise<TrackedOrder> {
  const { orders } = await import('@botika/common/orders/endpoints')
  return (await call(orders.track, { query: { order_number: orderNumber } }, signal && { signal })).order
}

async function trackRecurring(orderNumber: string, signal: AbortSignal): Promise<TrackedRecurringOrder> {
  const { recurringOrders } = await import('@botika/common/recurring-orders/endpoints')
  return (await call(recurringOrders.track, { query: { order_number: orderNumber } }, { signal })).order
}
