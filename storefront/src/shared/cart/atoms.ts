import { atom } from '../store'
import { storedAtom } from '../stored'
import { countOf, type CheckoutItem, type GuestCartItem, toCheckout } from './items'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isCartItem = (value: unknown): value is GuestCartItem =>
  isRecord(value) &&
  Number.isInteger(value['quantity']) &&
  isRecord(value['product']) &&
  Number.isInteger(value['product']['inventory_id']) &&
  typeof value['product']['selling_price'] === 'number' &&
  typeof value['product']['name'] === 'string'

const isCart = (value: unknown): value is GuestCartItem[] => Array.isArray(value) && value.every(isCartItem)
const isCheckout = (value: unknown): value is CheckoutItem[] =>
  Array.isArray(value) && value.every((item) => isRecord(item) && Number.isInteger(item['inventory_id']))

const storedCartAtom = storedAtom<GuestCartItem[]>('guestCartItems', [], isCart)
const storedCheckoutAtom = storedAtom<CheckoutItem[]>('guestCheckOutItems', [], isCheckout)

type Change = (items: readonly GuestCartItem[]) => GuestCartItem[]

/** The guest's cart. Every change to it brings the checkout list along: what is selected, nothing else. */
export const guestCartItemsAtom = atom(
  (get) => get(storedCartAtom),
  (get, set, change: Change) => {
    const items = change(get(storedCartAtom))
    set(storedCartAtom, items)
    set(storedCheckoutAtom, toCheckout(items))
  },
)

/** The lines that the guest takes to checkout. */
export const guestCheckOutItemsAtom = atom((get) => get(storedCheckoutAtom))

export const guestCartCountAtom = atom((get) => countOf(get(storedCartAtom)))
