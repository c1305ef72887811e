import { beforeEach, describe, expect, it } from 'vitest'
import type { GuestCartItem } from '../items'
import { forgetMergeKey, guestCartInStorage, mergeKeyOf, newsOf, without } from './start'

const anItem = (inventory_id: number, quantity: number): GuestCartItem => ({
  product: {
    id: 1,
    image: null,
    inventory_id,
    pharmacy_id: 100,
    pharmacy_name: 'Sampaguita Pharmacy',
    name: 'Paracetamol 500 mg',
    selling_price: 20,
    subcategory_name: null,
    is_sc_discountable: true,
    current_quantity: 9,
  },
  quantity,
  is_checked: true,
})

beforeEach(() => localStorage.clear())

describe('bringing the guest’s cart to the customer’s', () => {
  it('keeps its key until it has come over, and takes another one for another cart', () => {
    const cart = [anItem(10, 2)]
    const key = mergeKeyOf(cart, 5)
    expect(mergeKeyOf([anItem(10, 2)], 5)).toBe(key)
    expect(mergeKeyOf([anItem(10, 3)], 5)).not.toBe(key)
    const again = mergeKeyOf(cart, 5)
    forgetMergeKey()
    expect(mergeKeyOf(cart, 5)).not.toBe(again)
  })

  it('leaves in the browser what was added while it was on its way', () => {
    const sent = [anItem(10, 2), anItem(11, 1)]
    expect(without([anItem(10, 3), anItem(11, 1), anItem(12, 4)], sent)).toEqual([
      anItem(10, 1),
      anItem(12, 4),
    ])
    expect(without(sent, sent)).toEqual([])
  })

  it('reads the storage, and nothing from what is broken', () => {
    localStorage.setItem('guestCartItems', JSON.stringify([anItem(10, 2)]))
    expect(guestCartInStorage()).toEqual([anItem(10, 2)])
    localStorage.setItem('guestCartItems', '[{"quantity":"many"}]')
    expect(guestCartInStorage()).toEqual([])
    localStorage.setItem('guestCartItems', '{"broken')
    expect(guestCartInStorage()).toEqual([])
  })

  it('says what did not come over as it was', () => {
    const change = { inventory_id: 10, wanted: 12, quantity: 9, detail: 'Only 9.' }
    expect(newsOf([{ ...change, code: 'capped' }], [anItem(10, 2)])).toEqual([
      'Paracetamol 500 mg: you chose 12 in all, and Sampaguita Pharmacy has 9. Your cart has 9 now.',
    ])
    expect(newsOf([{ ...change, code: 'sold_out' }], [anItem(10, 2)])[0]).toContain('sold out')
    expect(newsOf([{ ...change, code: 'gone' }], [])).toEqual(['Only 9.'])
  })
})
