import { describe, expect, it } from 'vitest'
import { safeNext } from './safe-next'

describe('the page after signing in', () => {
  it('is one of ours', () => {
    expect(safeNext('/cart/checkout?step=2#pay')).toBe('/cart/checkout?step=2#pay')
  })

  it('is never somewhere else', () => {
    const others = [
      null,
      '',
      'cart',
      'https://evil.test/',
      '//evil.test',
      '/\\evil.test',
      '/\t/evil.test',
      'javascript:1',
    ]
    expect(others.map(safeNext)).toEqual(others.map(() => null))
  })
})
