import { useEffect, useState } from 'react'
import { useSetAtom } from '../../shared/store'
import { guestCartItemsAtom } from '../../shared/cart/atoms'
import type { GuestCartItem } from '../../shared/cart/items'
import { renew } from '../../shared/cart/renew'

interface Fresh {
  /** What is not as it was when it went into the cart, in sentences. */
  changes: readonly string[]
  prescriptions: ReadonlySet<number>
}

const NOTHING: Fresh = { changes: [], prescriptions: new Set() }

/** Asks once for today's prices and stock of what lies in the cart, and says what has changed. */
export function useFreshPrices(items: readonly GuestCartItem[]): Fresh {
  const change = useSetAtom(guestCartItemsAtom)
  const [fresh, setFresh] = useState<Fresh>(NOTHING)
  const ids = items.map((item) => item.product.inventory_id).join()
  useEffect(() => {
    if (ids === '') return
    const abort = new AbortController()
    void import('./fresh-quote').then(async ({ freshQuote }) => {
      const quote = await freshQuote(items, abort.signal).catch(() => null)
      if (!quote || abort.signal.aborted) return
      const { renewed, changes } = renew(items, quote)
      if (changes.length > 0) change(() => renewed)
      const prescriptions = new Set(
        quote.lines.filter((line) => line.is_prescription).map((line) => line.inventory_id),
      )
      setFresh((before) => ({ changes: [...new Set([...before.changes, ...changes])], prescriptions }))
    })
    return () => abort.abort()
    // quantities do not matter here: asked again only when lines come or go
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [ids])
  return fresh
}
