import { describe, expect, it } from 'vitest'
import { offerValue } from './OfferInput'

describe('what is typed as a price or stock', () => {
  it.each([
    ['12', 12],
    ['12.5', 12.5],
    ['₱1,234.50', 1234.5],
    [' 0.01 ', 0.01],
  ])('%s is the price %d', (typed, value) => {
    expect(offerValue(typed, 'selling_price')).toEqual({ value, problem: null })
  })

  it.each(['', '0', '0.00', '-5', '12.345', 'twelve', '1e3', '100000000'])('%s is no price', (typed) => {
    const { value, problem } = offerValue(typed, 'selling_price')
    expect(value).toBeNull()
    expect(problem).not.toBeNull()
  })

  it.each([
    ['0', 0],
    ['1,200', 1200],
    ['1000000', 1_000_000],
  ])('%s is a stock of %d', (typed, value) => {
    expect(offerValue(typed, 'quantity')).toEqual({ value, problem: null })
  })

  it.each(['', '1.5', '-1', 'many', '1000001'])('%s is no stock', (typed) => {
    expect(offerValue(typed, 'quantity').value).toBeNull()
  })
})
