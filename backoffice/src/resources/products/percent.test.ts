import { describe, expect, it } from 'vitest'
import { changedPrice, hundredthsOf } from './PriceChange'

describe('a change in percent', () => {
  it.each([
    ['5', 500],
    ['+5%', 500],
    ['-2.5', -250],
    ['−10 %', -1_000],
    ['0.25', 25],
  ])('%s is understood', (typed, hundredths) => {
    expect(hundredthsOf(typed)).toBe(hundredths)
  })

  it.each(['', '0', '-100', '501', '5.123', 'five', '1e2', '5,5'])('%s is not', (typed) => {
    expect(hundredthsOf(typed)).toBeNull()
  })

  it.each([
    [100, 500, 105],
    [12.35, 1_000, 13.59],
    [0.29, 1_000, 0.32],
    [1.005 * 100, -5_000, 50.25],
    [0.01, -5_000, 0.01],
    [0.02, -9_999, 0.01],
  ])('makes of %d with %d the price %d', (price, hundredths, changed) => {
    expect(changedPrice(price, hundredths)).toBe(changed)
  })
})
