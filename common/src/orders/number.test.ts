import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderNumberFrom, readOrderNumber } from './number'

const number = fc.uint8Array({ minLength: 11, maxLength: 11 }).map(orderNumberFrom)

describe('an order number', () => {
  it('is BTK- and twelve characters that nobody confuses', () => {
    fc.assert(fc.property(number, (one) => /^BTK-[0-9A-HJKMNP-TV-Z]{12}$/.test(one)))
  })

  it('is read however it was typed', () => {
    fc.assert(
      fc.property(number, (one) => {
        const sloppy = one.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replace('-', ' ')
        expect(readOrderNumber(` ${sloppy} `)).toBe(one)
        expect(readOrderNumber(one.slice(4))).toBe(one)
        expect(readOrderNumber(one.replace(/(.{4})(?=.)/g, '$1-'))).toBe(one)
      }),
    )
  })

  it('is refused with one wrong character', () => {
    fc.assert(
      fc.property(
        number,
        fc.integer({ min: 4, max: 15 }),
        fc.constantFrom(...'0123456789ABCDEFGH'),
        (one, at, other) => {
          if (one[at] === other) return
          expect(readOrderNumber(one.slice(0, at) + other + one.slice(at + 1))).toBeNull()
        },
      ),
    )
  })

  it.each(['', 'BTK-', 'BTK-000', 'hello world', 'BTK-UUUUUUUUUUUU', '0'.repeat(400)])(
    'is not %j',
    (typed) => {
      expect(readOrderNumber(typed)).toBeNull()
    },
  )
})
