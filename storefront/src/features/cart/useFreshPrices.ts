import { formatPesos } from '@botika/common/centavos'
import { useEffect, useState } from 'react'
import { useSetAtom } from '../../shared/store'
import { guestCartItemsAtom } from './atoms'
import type { GuestCartItem } from './items'

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

interface KnownLine {
  inventory_id: number
  quantity: number
  current_quantity: number
  /** Regular, for one. */
  price: number
  promotion_discount: number
}

interface Known {
  lines: readonly KnownLine[]
  problems: readonly { inventory_id: number; code: string; detail: string }[]
}

/** The cart at today's prices and stock, and what that changed. */
export function renew(items: readonly GuestCartItem[], quote: Known) {
  const changes: string[] = []
  const renewed = items.map((item) => {
    const { product } = item
    const line = quote.lines.find((one) => one.inventory_id === product.inventory_id)
    const problem = quote.problems.find((one) => one.inventory_id === product.inventory_id)
    const stock = line?.current_quantity ?? (problem ? 0 : product.current_quantity)
    const price = line ? priceOf(line) : product.selling_price
    if (problem && (problem.code === 'gone' || problem.code === 'pharmacy_closed' || stock < 1)) {
      if (product.current_quantity > 0) changes.push(`${product.name}: ${problem.detail}`)
    } else if (item.quantity > stock)
      changes.push(`${product.name}: only ${stock} left, so we lowered the quantity.`)
    if (price !== product.selling_price) {
      changes.push(
        `${product.name}: the price is now ${formatPesos(price)}, it was ${formatPesos(product.selling_price)}.`,
      )
    }
    return {
      ...item,
      quantity: Math.max(1, Math.min(item.quantity, stock)),
      product: { ...product, selling_price: price, current_quantity: stock },
    }
  })
  return { renewed, changes }
}

/** For one, with its promotion: what shelves show. */
const priceOf = ({ price, quantity, promotion_discount }: KnownLine) =>
  Math.round((price * quantity - promotion_discount) * (100 / quantity)) / 100
