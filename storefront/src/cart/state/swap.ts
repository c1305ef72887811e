import { useCallback } from 'react'
import { atom, useAtom } from '../../lib/store'
import { cartItemsAtom } from './atoms'
import { add, type GuestCartItem, type GuestCartProduct } from './items'

interface Swap {
  before: readonly GuestCartItem[]
  from: GuestCartProduct
  to: GuestCartProduct
}

const swapAtom = atom<Swap | null>(null)

const idOf = ({ product }: GuestCartItem) => product.inventory_id

/** Puts one offer in the place of another; both where it stood and what it replaces can be had back. */
export function replaced(
  items: readonly GuestCartItem[],
  from: GuestCartProduct,
  to: GuestCartProduct,
  quantity: number,
): GuestCartItem[] {
  const at = items.findIndex((item) => idOf(item) === from.inventory_id)
  const others = items.filter((item) => idOf(item) !== from.inventory_id)
  const added = add(others, to, quantity)
  if (added.length === others.length || at < 0) return added
  return [...added.slice(0, at), ...added.slice(-1), ...added.slice(at, -1)]
}

export function restored(items: readonly GuestCartItem[], { before, from, to }: Swap): GuestCartItem[] {
  const at = items.findIndex((item) => idOf(item) === to.inventory_id)
  const others = items.filter((item) => ![from.inventory_id, to.inventory_id].includes(idOf(item)))
  return [...others.slice(0, Math.max(at, 0)), ...before, ...others.slice(Math.max(at, 0))]
}

/** Swaps are the shopper's choice, and the last one can be undone. */
export function useSwap() {
  const [last, setLast] = useAtom(swapAtom)
  const [items, change] = useAtom(cartItemsAtom)
  const swap = useCallback(
    (from: GuestCartProduct, to: GuestCartProduct, quantity: number) => {
      const ids = [from.inventory_id, to.inventory_id]
      setLast({ before: items.filter((item) => ids.includes(idOf(item))), from, to })
      change((all) => replaced(all, from, to, quantity))
    },
    [items, change, setLast],
  )
  function undo() {
    if (last) change((all) => restored(all, last))
    setLast(null)
  }
  return { last, swap, undo }
}
