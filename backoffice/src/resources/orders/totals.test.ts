import { inEnglish } from '../../lib/language/useTranslations'
import { describe, expect, it } from 'vitest'
import { totalLines } from './totals'

const plain = {
  subtotal: 112,
  vat_removed: 0,
  discount: 0,
  promotion_discount: 0,
  delivery_fee: 0,
  total: 112,
  discount_type: null,
} as const

describe("the lines of an order's total", () => {
  it('shows nothing that does not apply', () => {
    expect(totalLines(plain).map(({ name }) => inEnglish(name))).toEqual(['Subtotal', 'Total'])
  })

  it('adds up with a senior citizen and a delivery fee', () => {
    const lines = totalLines({
      ...plain,
      vat_removed: 12,
      discount: 20,
      delivery_fee: 49,
      total: 129,
      discount_type: 'senior_citizen',
    })
    expect(lines.map(({ name }) => inEnglish(name))).toContain('Senior citizen discount')
    const sum = lines.filter(({ isSum }) => !isSum).reduce((total, { amount }) => total + amount, 0)
    expect(sum).toBe(129)
  })

  it('names the discount after its holder', () => {
    const names = totalLines({ ...plain, discount: 1, discount_type: 'pwd' }).map(({ name }) =>
      inEnglish(name),
    )
    expect(names).toContain('PWD discount')
  })
})
