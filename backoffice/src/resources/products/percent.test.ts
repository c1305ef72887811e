import { describe, expect, it } from 'vitest'
import { changedPrice, changeOf } from './PriceChange'

describe('a change in percent', () => {
  it.each([
    ['5', 500],
    ['+5%', 500],
    ['-2.5', -250],
    ['−10 %', -1_000],
    ['0.25', 25],
    ['7,5', 750],
  ])('%s is understood', (typed, hundredths) => {
    expect(changeOf(typed, 'percent')).toBe(hundredths)
  })

  it.each(['', '0', '-100', '501', '5.123', 'five', '1e2', '5,555'])('%s is not', (typed) => {
    expect(changeOf(typed, 'percent')).toBeNull()
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

describe('a change in pesos', () => {
  it.each([
    ['2', 200],
    ['-1.50', -150],
    ['₱1,000', null],
    ['0', null],
  ])('%s is %s', (typed, centavos) => {
    expect(changeOf(typed, 'pesos')).toBe(centavos)
  })

  it.each([
    [100, 200, 1, 102],
    [1, -500, 1, 0.01],
    [12.37, 0.25 * 100, 25, 12.5],
    [1, -500, 100, 1],
  ])('makes of %d with %d, rounded to %d centavos, %d', (price, change, step, changed) => {
    expect(changedPrice(price, change, 'pesos', step)).toBe(changed)
  })

  it('rounds what a percentage makes', () => {
    expect([changedPrice(244.83, 500, 'percent', 25), changedPrice(244.83, 500, 'percent', 100)]).toEqual([
      257, 257,
    ])
  })
})
