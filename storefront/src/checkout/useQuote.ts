import * as checkout from '@botika/common/messages/checkout'
import type { DeliveryValue } from '@botika/common/delivery'
import type { Quote } from '@botika/common/quote/endpoints'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../lib/api'
import type { CheckoutItem } from '../cart/state/items'
import { errorMessage } from '../lib/error-message'
import type { CheckoutForm } from './form'

const NO_PRICE = checkout.thePriceCouldNotBeWorked

interface Terms {
  items: readonly CheckoutItem[]
  delivery: DeliveryValue
  discount: CheckoutForm['discount_type']
}

interface Quoted {
  /** The last good answer; it stays while the next one is on its way. */
  quote: Quote | null
  isAsking: boolean
  /** Why there is no answer for what is asked now; `quote` is one for what was asked before. */
  trouble: string | null
  setQuote: (quote: Quote) => void
  retry: () => void
}

/** What it costs on these terms: the server's answer, nothing is computed here. */
export function useQuote({ items, delivery, discount }: Terms): Quoted {
  const [quote, setQuote] = useState<Quote | null>(null)
  const [isAsking, setIsAsking] = useState(true)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const wanted = items.map(({ inventory_id, quantity }) => `${inventory_id}:${quantity}`).join()
  useEffect(() => {
    if (wanted === '') return
    const abort = new AbortController()
    const lines = wanted.split(',').map((line) => {
      const [id, quantity] = line.split(':')
      return { inventory_id: Number(id), quantity: Number(quantity) }
    })
    setIsAsking(true)
    async function ask() {
      const { quote: endpoints } = await import('./api')
      const body = { items: lines, delivery_option: delivery, discount_type: discount || null }
      return call(endpoints.make, { body }, { signal: abort.signal })
    }
    ask().then(
      (answer) => {
        if (abort.signal.aborted) return
        setQuote(answer)
        setTrouble(null)
        setIsAsking(false)
      },
      (error: unknown) => {
        if (abort.signal.aborted) return
        setTrouble(errorMessage(error, NO_PRICE))
        setIsAsking(false)
      },
    )
    return () => abort.abort()
  }, [wanted, delivery, discount, attempt])
  const retry = useCallback(() => setAttempt((one) => one + 1), [])
  useEffect(() => {
    if (trouble === null) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [trouble, retry])
  return { quote, isAsking, trouble, setQuote, retry }
}
