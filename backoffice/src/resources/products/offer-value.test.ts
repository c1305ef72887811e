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

describe('pieces that came or went', () => {
  it.each([
    ['+10', 22, 10],
    ['-1', 11, -1],
    ['−12', 0, -12],
  ])('%s of 12 makes %d', (typed, value, delta) => {
    expect(offerValue(typed, 'quantity', 12)).toEqual({ value, delta, problem: null })
  })

  it.each(['-13', '+1000000', '+', '1+1'])('%s is refused', (typed) => {
    expect(offerValue(typed, 'quantity', 12).value).toBeNull()
  })

  it('are no price', () => {
    expect(offerValue('+1', 'selling_price', 12).value).toBeNull()
  })
})
