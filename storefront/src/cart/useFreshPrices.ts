import { expected } from '@botika/common/expected'
import type { QuotedOffer } from '@botika/common/pricing/cart'
import type { Quote } from '@botika/common/quote/endpoints'
import { useEffect, useState } from 'react'
import { useAtomValue, useSetAtom } from '../lib/store'
import { cartItemsAtom, serverCartAtom } from './state/atoms'
import type { GuestCartItem } from './state/items'
import { isClosed, renew } from './state/renew'

export interface Fresh {
  changes: readonly string[]
  prescriptions: ReadonlySet<number>
  offers: ReadonlyMap<number, QuotedOffer>
  reasons: ReadonlyMap<number, string>
  isAsking: boolean
  hasFailed?: boolean
}

const NOTHING: Fresh = {
  changes: [],
  prescriptions: new Set(),
  offers: new Map(),
  reasons: new Map(),
  isAsking: true,
}

export function useFreshPrices(items: readonly GuestCartItem[], attempt: number): Fresh {
  const change = useSetAtom(cartItemsAtom)
  const [fresh, setFresh] = useState<Fresh>(NOTHING)
  const ids = items.map((item) => item.product.inventory_id).join()
  // lines merged from a guest's cart come back without prices
  const isServerCart = useAtomValue(serverCartAtom) !== null
  useEffect(() => {
    if (ids === '') return
    const abort = new AbortController()
    const quoting = import('./fresh-quote').then(({ freshQuote }) => freshQuote(items, abort.signal))
    void quoting.catch(expected('Said with Try again')).then((quote) => {
      if (abort.signal.aborted) return
      if (!quote) return setFresh((before) => ({ ...before, isAsking: false, hasFailed: true }))
      const { changes } = renew(items, quote)
      if (changes.length > 0 || items.some((item) => item.isUnpriced)) {
        change((all) => renew(all, quote).renewed)
      }
      const prescriptions = quote.lines.filter((line) => line.is_prescription)
      setFresh((before) => ({
        changes: [...new Set([...before.changes, ...changes])],
        prescriptions: new Set(prescriptions.map((line) => line.inventory_id)),
        offers: new Map(quote.lines.map((line) => [line.inventory_id, line])),
        reasons: reasonsIn(quote),
        isAsking: false,
      }))
    })
    return () => abort.abort()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- quantities do not matter here
  }, [ids, isServerCart, attempt])
  return fresh
}

const reasonsIn = ({ problems }: Quote) =>
  new Map(problems.filter(isClosed).map(({ inventory_id, detail }) => [inventory_id, detail]))
