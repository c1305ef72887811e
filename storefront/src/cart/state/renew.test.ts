// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { GuestCartItem } from './items'
import { renew } from './renew'

const item: GuestCartItem = {
  product: {
    id: 1,
    image: null,
    inventory_id: 10,
    pharmacy_id: 100,
    pharmacy_name: 'Sampaguita Pharmacy',
    name: 'Paracetamol',
    selling_price: 18,
    subcategory_name: null,
    is_sc_discountable: true,
    current_quantity: 5,
  },
  quantity: 4,
  is_checked: true,
}
const line = { inventory_id: 10, quantity: 4, current_quantity: 5, price: 20, promotion_discount: 8 }

describe('renewing a cart', () => {
  it('says nothing where nothing changed, promotions counted', () => {
    expect(renew([item], { lines: [line], problems: [] })).toEqual({ renewed: [item], changes: [] })
  })

  it('takes over a new price and says so', () => {
    const { renewed, changes } = renew([item], { lines: [{ ...line, promotion_discount: 0 }], problems: [] })
    expect(renewed[0]?.product.selling_price).toBe(20)
    expect(changes).toEqual(['Paracetamol: the price is now ₱20.00, it was ₱18.00.'])
  })

  it('lowers the quantity to what is left', () => {
    const { renewed, changes } = renew([item], { lines: [{ ...line, current_quantity: 2 }], problems: [] })
    expect(renewed[0]).toMatchObject({ quantity: 2, product: { current_quantity: 2 } })
    expect(changes[0]).toContain('only 2 left')
  })

  it('marks what is gone as sold out, in the words of the server', () => {
    const problems = [{ inventory_id: 10, code: 'gone', detail: 'No longer offered.' }]
    const { renewed, changes } = renew([item], { lines: [], problems })
    expect(renewed[0]?.product.current_quantity).toBe(0)
    // it may be there again, and is wanted as it was
    expect(renewed[0]?.quantity).toBe(4)
    expect(changes).toEqual(['Paracetamol: No longer offered.'])
  })
})
