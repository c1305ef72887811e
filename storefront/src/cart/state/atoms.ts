import { atom, storedAtom } from '../../lib/store'
import { type CheckoutItem, countOf, type GuestCartItem, toCheckout } from './items'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isCartItem = (value: unknown): value is GuestCartItem =>
  isRecord(value) &&
  Number.isInteger(value['quantity']) &&
  isRecord(value['product']) &&
  Number.isInteger(value['product']['inventory_id']) &&
  typeof value['product']['selling_price'] === 'number' &&
  typeof value['product']['name'] === 'string'

export const isCart = (value: unknown): value is GuestCartItem[] =>
  Array.isArray(value) && value.every(isCartItem)
const isCheckout = (value: unknown): value is CheckoutItem[] =>
  Array.isArray(value) && value.every((item) => isRecord(item) && Number.isInteger(item['inventory_id']))

const storedCartAtom = storedAtom<GuestCartItem[]>('guestCartItems', [], isCart)
const storedCheckoutAtom = storedAtom<CheckoutItem[]>('guestCheckOutItems', [], isCheckout)

export type CartChange = (items: readonly GuestCartItem[]) => GuestCartItem[]

/** The guest's cart; each change updates the checkout list, which holds the selected lines. */
export const guestCartItemsAtom = atom(
  (get) => get(storedCartAtom),
  (get, set, change: CartChange) => {
    const items = change(get(storedCartAtom))
    set(storedCartAtom, items)
    set(storedCheckoutAtom, toCheckout(items))
  },
)

export const guestCheckOutItemsAtom = atom((get) => get(storedCheckoutAtom))

export interface ServerCart {
  items: readonly GuestCartItem[]
  change: (change: CartChange) => void
  refresh: () => Promise<void>
}

export const serverCartAtom = atom<ServerCart | null>(null)

export const checkOutItemsAtom = atom((get) => toCheckout(get(serverCartAtom)?.items ?? []))

export const cartItemsAtom = atom(
  (get) => get(serverCartAtom)?.items ?? get(storedCartAtom),
  (get, set, change: CartChange) => {
    const server = get(serverCartAtom)
    if (server) server.change(change)
    else set(guestCartItemsAtom, change)
  },
)

export const cartCountAtom = atom((get) => countOf(get(cartItemsAtom)))

export const cartErrorAtom = atom<{ detail: string; retry: () => void } | null>(null)

export const cartChangesAtom = atom<readonly string[]>([])
