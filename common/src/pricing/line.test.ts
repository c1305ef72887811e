import { describe, expect, it } from 'vitest'
import { toCentavos } from '../money'
import { type PriceableLine, priceLine } from './cart'

const line = (pesos: number, rest: Partial<PriceableLine> = {}): PriceableLine => ({
  price: toCentavos(pesos),
  quantity: 1,
  isScDiscountable: true,
  isVatExempt: false,
  isVatRegistered: true,
  ...rest,
})

describe('the statutory price', () => {
  // gross, net, VAT taken off, discount, pays: the vectors of the business rules
  it.each([
    [line(100), 8929, 1071, 1786, 7143],
    [line(112), 10000, 1200, 2000, 8000],
    [line(5.75, { quantity: 30 }), 15402, 1848, 3080, 12322],
    [line(9.99), 892, 107, 178, 714],
    [line(7579), 676696, 81204, 135339, 541357],
    [line(250, { isVatExempt: true }), 25000, 0, 5000, 20000],
    [line(250, { isVatRegistered: false }), 25000, 0, 5000, 20000],
  ])('of vector %#', (input, net, vatRemoved, discount, total) => {
    expect(priceLine(input, true)).toMatchObject({ net, vatRemoved, discount, total, rule: 'statutory' })
  })

  it('is a plain fraction when there is no VAT rate', () => {
    expect(priceLine(line(112), true, { scDiscountFraction: 0.2, vatRate: 0 }).total).toBe(8960)
  })

  it('leaves lines alone that are not flagged', () => {
    expect(priceLine(line(112, { isScDiscountable: false }), true)).toMatchObject({
      total: 11200,
      rule: 'regular',
    })
  })

  it('is not given unasked', () => {
    expect(priceLine(line(112), false)).toMatchObject({ total: 11200, vatRemoved: 0, rule: 'regular' })
  })
})

describe('a promotion beside the statutory price', () => {
  const promoted = (percent: number) =>
    line(112, { promotions: [{ id: 7, kind: 'percent', value: percent * 100 }] })

  it('loses when it is smaller', () => {
    expect(priceLine(promoted(10), true)).toMatchObject({
      rule: 'statutory',
      total: 8000,
      statutoryTotal: 8000,
      promotionTotal: 9000,
    })
  })

  it('loses a tie', () => {
    expect(priceLine(promoted(20), true)).toMatchObject({
      rule: 'statutory',
      total: 8000,
      promotionTotal: 8000,
    })
  })

  it('wins when it is larger, with VAT taken off', () => {
    expect(priceLine(promoted(30), true)).toMatchObject({
      rule: 'promotion',
      total: 7000,
      vatRemoved: 840,
      promotionDiscount: 3360,
      discount: 0,
    })
  })

  it('counts once, the best of several, and never below zero', () => {
    const both = line(10, {
      promotions: [
        { id: 1, kind: 'percent', value: 1000 },
        { id: 2, kind: 'amount', value: 5000 },
      ],
    })
    expect(priceLine(both, false)).toMatchObject({ total: 0, promotionId: 2, promotionDiscount: 1000 })
  })
})
