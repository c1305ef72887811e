import { beforeEach, describe, expect, it } from 'vitest'
import { createStore } from '../../lib/store'
import { cartCountAtom, guestCartItemsAtom, guestCheckOutItemsAtom } from './atoms'
import { add, check, type GuestCartProduct } from './items'

const product: GuestCartProduct = {
  id: 1,
  image: null,
  inventory_id: 10,
  pharmacy_id: 100,
  pharmacy_name: 'Sampaguita Pharmacy',
  name: 'Paracetamol 500 mg',
  selling_price: 20,
  subcategory_name: null,
  is_sc_discountable: true,
  current_quantity: 5,
}

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown

/** A tab: its own store over the one storage. */
function openTab() {
  const store = createStore()
  for (const one of [guestCartItemsAtom, guestCheckOutItemsAtom, cartCountAtom]) store.sub(one, () => {})
  return store
}

beforeEach(() => localStorage.clear())

describe('the guest cart in the browser', () => {
  it('is kept under the specified keys, the checkout list along with it', () => {
    openTab().set(guestCartItemsAtom, (items) => add(items, product, 2))
    expect(stored('guestCartItems')).toEqual([{ product, quantity: 2, is_checked: true }])
    expect(stored('guestCheckOutItems')).toEqual([expect.objectContaining({ inventory_id: 10, total: 40 })])
  })

  it('is there again in the next tab', () => {
    openTab().set(guestCartItemsAtom, (items) => add(items, product, 2))
    expect(openTab().get(cartCountAtom)).toBe(2)
  })

  it('takes a deselected line off the checkout list', () => {
    const tab = openTab()
    tab.set(guestCartItemsAtom, (items) => add(items, product))
    tab.set(guestCartItemsAtom, (items) => check(items, false))
    expect(tab.get(guestCheckOutItemsAtom)).toEqual([])
  })

  it.each(['{"broken"', '{}', '[{"quantity":"many"}]', 'null'])('starts empty over %s', (left) => {
    localStorage.setItem('guestCartItems', left)
    expect(openTab().get(guestCartItemsAtom)).toEqual([])
  })
})
