// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  add,
  byPharmacy,
  check,
  countOf,
  type GuestCartProduct,
  remove,
  setQuantity,
  toCheckout,
} from './items'

const aProduct = (changes: Partial<GuestCartProduct> = {}): GuestCartProduct => ({
  id: 1,
  image: null,
  inventory_id: 10,
  pharmacy_id: 100,
  pharmacy_name: 'Sampaguita Pharmacy',
  name: 'Paracetamol 500 mg',
  selling_price: 19.9,
  subcategory_name: 'Over the counter',
  is_sc_discountable: true,
  current_quantity: 3,
  ...changes,
})

describe('the guest cart', () => {
  it('appends what is new, selected', () => {
    expect(add([], aProduct())).toEqual([{ product: aProduct(), quantity: 1, is_checked: true }])
  })

  it('raises the quantity of what is there, never above the stock', () => {
    const twice = add(add([], aProduct(), 2), aProduct(), 2)
    expect(twice).toHaveLength(1)
    expect(twice[0]?.quantity).toBe(3)
  })

  it('keeps the offers of two pharmacies apart', () => {
    const cart = add(
      add([], aProduct()),
      aProduct({ inventory_id: 11, pharmacy_id: 101, pharmacy_name: 'Bayani' }),
    )
    expect(byPharmacy(cart).map(({ name, items }) => [name, items.length])).toEqual([
      ['Sampaguita Pharmacy', 1],
      ['Bayani', 1],
    ])
  })

  it.each([0, 4, 1.5, Number.NaN])('ignores a quantity of %d', (quantity) => {
    expect(setQuantity(add([], aProduct(), 2), 10, quantity)[0]?.quantity).toBe(2)
  })

  it('takes a typed quantity within the stock', () => {
    expect(setQuantity(add([], aProduct()), 10, 3)[0]?.quantity).toBe(3)
  })

  it('takes to checkout what is selected and in stock, and nothing else', () => {
    const cart = [
      ...add([], aProduct(), 3),
      ...check(add([], aProduct({ inventory_id: 11 })), false),
      ...add([], aProduct({ inventory_id: 12, current_quantity: 0 })),
    ]
    expect(toCheckout(cart)).toEqual([
      expect.objectContaining({
        inventory_id: 10,
        quantity: 3,
        price: 19.9,
        total: 59.7,
        is_prescription: false,
      }),
    ])
  })

  it('knows a prescription by its subcategory', () => {
    const [line] = toCheckout(add([], aProduct({ subcategory_name: 'Prescription' })))
    expect(line?.is_prescription).toBe(true)
  })

  it('selects all, deselects some, removes and counts', () => {
    const cart = add(add([], aProduct(), 2), aProduct({ inventory_id: 11 }))
    expect(check(cart, false, [11]).map((item) => item.is_checked)).toEqual([true, false])
    expect(countOf(cart)).toBe(3)
    expect(remove(cart, [10]).map((item) => item.product.inventory_id)).toEqual([11])
  })
})
