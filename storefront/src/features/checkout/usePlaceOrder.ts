import type { Problem } from '@botika/common/http/problem'
import type { Order } from '@botika/common/orders/schema'
import type { Quote } from '@botika/common/quote/endpoints'
import { useRef, useState } from 'react'
import { t } from '../../shared/language/words'
import { call } from '../../shared/api'
import type { CheckoutItem } from '../../shared/cart/items'
import { newKey } from '../../shared/new-key'
import { bodyOf, fingerprintOf, isRecurringBody, recurringBodyOf } from './body'
import type { CheckoutForm } from './form'

export type Outcome =
  | { kind: 'placed'; order: Pick<Order, 'order_number'> }
  /** Prices or stock are not what was shown. */
  | { kind: 'changed'; quote: Quote; detail: string }
  | { kind: 'invalid'; errors: Record<string, string[]>; detail: string }
  | { kind: 'failed'; detail: string }

interface Attempt {
  form: CheckoutForm
  items: readonly CheckoutItem[]
  quote: Quote
  customer: { id: number } | null
  isRecurring: boolean
}

const isProblem = (error: unknown): error is Problem => error instanceof Error && error.name === 'Problem'

/** Places the order. The same order sent again carries the same key, so it exists once. */
export function usePlaceOrder() {
  const sent = useRef<{ fingerprint: string; key: string } | null>(null)
  const [progress, setProgress] = useState<number | null>(null)

  async function place({ form, items, quote, customer, isRecurring }: Attempt): Promise<Outcome> {
    const once = bodyOf({ form, items, sums: quote, customer })
    const body = isRecurring ? recurringBodyOf(once, form) : once
    const fingerprint = fingerprintOf(body)
    if (sent.current?.fingerprint !== fingerprint) sent.current = { fingerprint, key: newKey() }
    setProgress(0)
    try {
      const { orders, recurringOrders } = await import('./api')
      const options = { idempotencyKey: sent.current.key, onUpload: setProgress }
      const reply = isRecurringBody(body)
        ? await call(recurringOrders.create, { body }, options)
        : await call(orders.place, { body }, options)
      return { kind: 'placed', order: reply.orders }
    } catch (error) {
      return outcomeOf(error)
    } finally {
      setProgress(null)
    }
  }

  return { place, progress }
}

function outcomeOf(error: unknown): Outcome {
  if (!isProblem(error))
    return { kind: 'failed', detail: t('Something went wrong. Nothing was ordered; please try again.') }
  const fresh = (error.extra as { quote?: Quote } | undefined)?.quote
  if (error.status === 409 && fresh) return { kind: 'changed', quote: fresh, detail: error.message }
  if (error.status === 422 && error.errors)
    return { kind: 'invalid', errors: error.errors, detail: error.message }
  return { kind: 'failed', detail: error.message }
}
