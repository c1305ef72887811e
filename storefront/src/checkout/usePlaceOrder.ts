import * as checkout from '@botika/common/messages/checkout'
import type { Problem } from '@botika/common/http/problem'
import type { Order } from '@botika/common/orders/schema'
import type { Quote } from '@botika/common/quote/endpoints'
import { useState } from 'react'
import { t } from '../lib/language/text'
import { call, UPLOAD_MS } from '../lib/api'
import { noteUnconfirmed } from '../cart/state/unconfirmed-order'
import type { CheckoutItem } from '../cart/state/items'
import { bodyOf, fingerprintOf, isRecurringBody, recurringBodyOf } from './body'
import type { CheckoutForm } from './form'
import { sendKey } from '../lib/send-key'

export type Outcome =
  | { kind: 'placed'; order: Pick<Order, 'order_number'> }
  | { kind: 'changed'; quote: Quote; detail: string }
  | { kind: 'invalid'; errors: Record<string, string[]>; detail: string }
  /** Uncertain where the order may have arrived without a response. */
  | { kind: 'failed'; detail: string; isUncertain: boolean }

interface Attempt {
  form: CheckoutForm
  items: readonly CheckoutItem[]
  quote: Quote
  customer: { id: number } | null
  isRecurring: boolean
}

const isProblem = (error: unknown): error is Problem => error instanceof Error && error.name === 'Problem'

/** A retry of the same order has the same key, so it is placed once. */
export function usePlaceOrder() {
  const [progress, setProgress] = useState<number | null>(null)

  async function place({ form, items, quote, customer, isRecurring }: Attempt): Promise<Outcome> {
    const once = bodyOf({ form, items, sums: quote, customer })
    const body = isRecurring ? recurringBodyOf(once, form) : once
    setProgress(0)
    noteUnconfirmed(customer !== null)
    const outcome = await send(body)
    if (outcome.kind !== 'failed' || !outcome.isUncertain) noteUnconfirmed(false)
    return outcome
  }

  async function send(body: Parameters<typeof fingerprintOf>[0]): Promise<Outcome> {
    try {
      const { orders, recurringOrders } = await import('./api')
      const hasPictures = Object.values(body).some((value) => value instanceof File)
      const options = {
        idempotencyKey: keyOf(fingerprintOf(body)),
        onUpload: setProgress,
        ...(hasPictures ? { timeout: UPLOAD_MS } : {}),
      }
      const reply = isRecurringBody(body)
        ? await call(recurringOrders.create, { body }, options)
        : await call(orders.place, { body }, options)
      forgetKey()
      return { kind: 'placed', order: reply.orders }
    } catch (error) {
      return outcomeOf(error)
    } finally {
      setProgress(null)
    }
  }

  return { place, progress }
}

export function outcomeOf(error: unknown): Outcome {
  if (!isProblem(error)) return { kind: 'failed', detail: t(checkout.somethingWentWrong), isUncertain: true }
  const fresh = (error.extra as { quote?: Quote } | undefined)?.quote
  if (error.status === 409 && fresh) return { kind: 'changed', quote: fresh, detail: error.message }
  if (error.status === 422 && error.errors)
    return { kind: 'invalid', errors: error.errors, detail: error.message }
  return { kind: 'failed', detail: error.message, isUncertain: error.status >= 500 }
}

export const { keyOf, forgetKey } = sendKey('checkoutKey')
