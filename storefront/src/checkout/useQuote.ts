import * as checkout from '@botika/common/messages/checkout'
import type { DeliveryValue } from '@botika/common/delivery'
import type { Quote, WantedLine } from '@botika/common/quote/endpoints'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../lib/api'
import type { CheckoutItem } from '../cart/state/items'
import { errorMessage } from '../lib/error-message'
import { useOnline } from '../lib/useQuery'
import type { CheckoutForm } from './form'

interface Terms {
  items: readonly CheckoutItem[]
  delivery: DeliveryValue
  discount: CheckoutForm['discount_type']
}

interface Quoted {
  quote: Quote | null
  isAsking: boolean
  error: string | null
}

/** The server's price on these terms; nothing is computed here. */
export function useQuote({ items, delivery, discount }: Terms) {
  const [quoted, setQuoted] = useState<Quoted>({ quote: null, isAsking: true, error: null })
  const [attempt, setAttempt] = useState(0)
  const wanted = JSON.stringify(items.map(({ inventory_id, quantity }) => ({ inventory_id, quantity })))
  useEffect(() => {
    const lines = JSON.parse(wanted) as WantedLine[]
    if (lines.length === 0) return
    const abort = new AbortController()
    setQuoted((before) => ({ ...before, isAsking: true }))
    async function load(): Promise<Partial<Quoted>> {
      try {
        const { quote } = await import('./api')
        const body = { items: lines, delivery_option: delivery, discount_type: discount || null }
        return { quote: await call(quote.make, { body }, { signal: abort.signal }), error: null }
      } catch (error) {
        return { error: errorMessage(error, checkout.thePriceCouldNotBeWorked) }
      }
    }
    void load().then((answer) => {
      if (!abort.signal.aborted) setQuoted((before) => ({ ...before, ...answer, isAsking: false }))
    })
    return () => abort.abort()
  }, [wanted, delivery, discount, attempt])
  const retry = useCallback(() => setAttempt((one) => one + 1), [])
  useOnline(retry, quoted.error !== null)
  const setQuote = (quote: Quote) => setQuoted((before) => ({ ...before, quote }))
  return { ...quoted, setQuote, retry }
}
