import { beforeEach, expect, it } from 'vitest'
import { createStore } from '../../lib/store'
import { checkOutItemsAtom, guestCartItemsAtom, guestCheckOutItemsAtom, serverCartAtom } from './atoms'
import { deliveryOptionAtom, discountTypeAtom, isBuyingAgainAtom } from './checkout-terms'
import type { GuestCartItem } from './items'

const line = (inventory_id: number, is_checked: boolean): GuestCartItem => ({
  product: {
    id: inventory_id,
    image: null,
    inventory_id,
    pharmacy_id: 1,
    pharmacy_name: 'Botika Uno',
    name: `Medicine ${inventory_id}`,
    selling_price: 10,
    subcategory_name: null,
    is_sc_discountable: false,
    current_quantity: 5,
  },
  quantity: 1,
  is_checked,
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it("keeps the customer's checkout list apart from the guest's", () => {
  const store = createStore()
  store.set(guestCartItemsAtom, () => [line(1, true), line(2, false)])
  store.set(serverCartAtom, {
    items: [line(3, true), line(4, false), line(5, true)],
    change: () => undefined,
    refresh: async () => undefined,
  })
  const ids = (list: readonly { inventory_id: number }[]) => list.map(({ inventory_id }) => inventory_id)
  expect(ids(store.get(guestCheckOutItemsAtom))).toEqual([1])
  expect(ids(store.get(checkOutItemsAtom))).toEqual([3, 5])
  store.set(serverCartAtom, null)
  expect(store.get(checkOutItemsAtom)).toEqual([])
})

it('starts with the door, no discount, and nothing being bought again', () => {
  const store = createStore()
  expect(store.get(deliveryOptionAtom)).toBe('door_to_door')
  expect(store.get(discountTypeAtom)).toBe('')
  expect(store.get(isBuyingAgainAtom)).toBe(false)
})

it('remembers for a reload in this tab alone that an order is being bought again', () => {
  createStore().set(isBuyingAgainAtom, true)
  expect(sessionStorage.getItem('buyAgain')).toBe('true')
  expect(localStorage.getItem('buyAgain')).toBeNull()
})
