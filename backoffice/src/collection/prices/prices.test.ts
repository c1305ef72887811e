import { describe, expect, it } from 'vitest'
import { appliesTo, pricesOf } from './prices'

const vatable = { is_sc_discountable: true, is_vat_exempt: false }

describe('the prices of one piece', () => {
  // the vectors of the business rules
  it.each([
    [10, 80, 'law'],
    [20, 80, 'law'],
    [30, 70, 'promotion'],
  ] as const)('with %i %% off ₱112 are ₱%i for a senior citizen', (value, lawful, statutoryBy) => {
    const prices = pricesOf(112, vatable, [{ kind: 'percent', value }], true)
    expect(prices).toMatchObject({ lawful, statutoryBy })
  })

  it('know no VAT to take off where none is charged', () => {
    expect(pricesOf(250, { ...vatable, is_vat_exempt: true }, [], true).lawful).toBe(200)
    expect(pricesOf(250, vatable, [], false).lawful).toBe(200)
  })

  it('take the best promotion, in percent or pesos', () => {
    const both = [
      { kind: 'percent', value: 10 },
      { kind: 'amount', value: 15.5 },
    ] as const
    expect(pricesOf(100, vatable, both, true).promotion).toBe(84.5)
    expect(pricesOf(200, vatable, both, true).promotion).toBe(180)
    expect(pricesOf(200, vatable, [], true).promotion).toBeNull()
  })

  it('say nothing lawful of what the discount is not for', () => {
    expect(pricesOf(100, { ...vatable, is_sc_discountable: false }, [], true).lawful).toBeNull()
  })
})

it('a promotion is for everything, a category or chosen products', () => {
  const product = { id: 7, category_id: 4 }
  expect(appliesTo({ applies_to: 'all', category_id: null, product_ids: [] }, product)).toBe(true)
  expect(appliesTo({ applies_to: 'category', category_id: 5, product_ids: [] }, product)).toBe(false)
  expect(appliesTo({ applies_to: 'products', category_id: null, product_ids: [7] }, product)).toBe(true)
})
