import * as checkout from '@botika/common/messages/checkout'
import type { DeliveryValue, DiscountType } from '@botika/common/delivery'
import type { Quote, WantedLine } from '@botika/common/quote/endpoints'
import { useCallback, useEffect, useState } from 'react'
import type { CheckoutItem } from './state/items'
import { errorMessage } from '../lib/error-message'
import { useOnline } from '../lib/useQuery'
import type { WantedAt } from '../place/destination'

interface Terms {
  items: readonly CheckoutItem[]
  delivery: DeliveryValue
  discount: '' | DiscountType
  to: WantedAt
}

interface Quoted {
  quote: Quote | null
  error: string | null
  asked: string
}

export function useQuote({ items, delivery, discount, to }: Terms) {
  const [quoted, setQuoted] = useState<Quoted>({ quote: null, error: null, asked: '' })
  const [attempt, setAttempt] = useState(0)
  const wanted = JSON.stringify(items.map(({ inventory_id, quantity }) => ({ inventory_id, quantity })))
  const place = JSON.stringify(to)
  const asked = [wanted, delivery, discount, place, attempt].join()
  useEffect(() => {
    if (wanted === '[]') return
    const abort = new AbortController()
    async function load(): Promise<Partial<Quoted>> {
      try {
        const { askQuote } = await import('./fresh-quote')
        const terms = { delivery_option: delivery, discount_type: discount || null }
        const lines = JSON.parse(wanted) as WantedLine[]
        const wantedAt = JSON.parse(place) as WantedAt
        return { quote: await askQuote({ items: lines, ...terms, ...wantedAt }, abort.signal), error: null }
      } catch (error) {
        return { error: errorMessage(error, checkout.thePriceCouldNotBeWorked) }
      }
    }
    void load().then((answer) => {
      if (!abort.signal.aborted) setQuoted((before) => ({ ...before, ...answer, asked }))
    })
    return () => abort.abort()
  }, [asked, wanted, delivery, discount, place])
  const retry = useCallback(() => setAttempt((one) => one + 1), [])
  useOnline(retry, quoted.error !== null)
  const setQuote = (quote: Quote) => setQuoted((before) => ({ ...before, quote }))
  const isAsking = wanted !== '[]' && quoted.asked !== asked
  return { quote: quoted.quote, error: quoted.error, isAsking, setQuote, retry, wanted, attempt }
}
