import * as cart from '@botika/common/messages/cart'
import { useCallback } from 'react'
import { t } from '../../lib/language/text'
import { atom, useAtom } from '../../lib/store'
import { type CartChange, cartItemsAtom } from './atoms'
import { add, type GuestCartItem, type GuestCartProduct } from './items'

interface Swap {
  before: readonly GuestCartItem[]
  from: GuestCartProduct
  to: GuestCartProduct
}

interface LastChange {
  note: string
  undo: CartChange
}

const lastChangeAtom = atom<LastChange | null>(null)

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

export function useSwap() {
  const [last, setLast] = useAtom(lastChangeAtom)
  const [items, change] = useAtom(cartItemsAtom)
  const swap = useCallback(
    (from: GuestCartProduct, to: GuestCartProduct, quantity: number) => {
      const ids = [from.inventory_id, to.inventory_id]
      const before = items.filter((item) => ids.includes(idOf(item)))
      const names = { before: from.name, now: to.name, pharmacy: to.pharmacy_name }
      setLast({
        note: t(cart.nameIsNowName, names),
        undo: (all) => restored(all, { before, from, to }),
      })
      change((all) => replaced(all, from, to, quantity))
    },
    [items, change, setLast],
  )
  function swapAll(wanted: readonly GuestCartItem[], note: string) {
    setLast({ note, undo: () => [...items] })
    change(() => [...wanted])
  }
  function undo() {
    if (last) change(last.undo)
    setLast(null)
  }
  return { last, swap, swapAll, undo }
}
