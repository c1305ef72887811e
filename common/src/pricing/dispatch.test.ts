import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountsOf, type SoldLine } from './dispatch'
import { type PriceableLine, priceLine } from './cart'

const line = fc.record({
  price: fc.integer({ min: 1, max: 5_000_000 }),
  quantity: fc.integer({ min: 1, max: 300 }),
  isScDiscountable: fc.boolean(),
  isVatExempt: fc.boolean(),
  isVatRegistered: fc.boolean(),
  promotions: fc.array(
    fc.record({
      id: fc.nat(),
      kind: fc.constantFrom('percent' as const, 'amount' as const),
      value: fc.integer({ min: 1, max: 10_000 }),
    }),
    { maxLength: 2 },
  ),
})

const sold = (one: PriceableLine, isClaimed: boolean): SoldLine => ({
  price: one.price,
  quantity: one.quantity,
  ...priceLine(one, isClaimed),
})

describe('a line of which fewer were dispatched', () => {
  it('adds up, is never below zero and never dearer than what was agreed', () => {
    fc.assert(
      fc.property(line, fc.boolean(), fc.double({ min: 0, max: 1, noNaN: true }), (one, isClaimed, part) => {
        const whole = sold(one, isClaimed)
        const units = Math.round(part * one.quantity)
        const left = amountsOf(whole, units)
        expect(left.total).toBe(left.gross - left.vatRemoved - left.discount - left.promotionDiscount)
        for (const amount of Object.values(left)) expect(amount).toBeGreaterThanOrEqual(0)
        expect(left.total).toBeLessThanOrEqual(whole.total)
        expect(Math.abs(left.total - (whole.total * units) / one.quantity)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('is itself when all were dispatched, and nothing when none was', () => {
    fc.assert(
      fc.property(line, fc.boolean(), (one, isClaimed) => {
        const whole = sold(one, isClaimed)
        const { vatRemoved, discount, promotionDiscount, total } = whole
        const gross = one.price * one.quantity
        expect(amountsOf(whole, one.quantity)).toEqual({
          gross,
          vatRemoved,
          discount,
          promotionDiscount,
          total,
        })
        expect(amountsOf(whole, 0)).toMatchObject({ gross: 0, total: 0, vatRemoved: 0, discount: 0 })
      }),
    )
  })

  it('costs two thirds of three senior tablets at ₱112', () => {
    const whole = sold(
      { price: 11_200, quantity: 3, isScDiscountable: true, isVatExempt: false, isVatRegistered: true },
      true,
    )
    expect(amountsOf(whole, 2)).toEqual({
      gross: 22_400,
      vatRemoved: 2_400,
      discount: 4_000,
      promotionDiscount: 0,
      total: 16_000,
    })
  })
})
