import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { Price } from '../money'
import { Id, int, numeric } from './codecs'

const accepts = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success

describe('a number on the wire', () => {
  it.each([
    [7, 7],
    ['7', 7],
    [' 7 ', 7],
    ['-7.25', -7.25],
    ['+0', 0],
  ])('%j is %d', (value, number) => {
    expect(numeric().parse(value)).toBe(number)
  })

  it.each([
    [null],
    [true],
    [false],
    [''],
    [' '],
    [[]],
    [[7]],
    [{}],
    ['0x10'],
    ['1e3'],
    ['7 8'],
    ['Infinity'],
    ['NaN'],
    [Number.NaN],
    [Infinity],
    ['٧'],
    [undefined],
  ])('%j is none', (value) => {
    expect(accepts(numeric(), value)).toBe(false)
  })

  it('keeps its rules when more are added', () => {
    const few = int().min(1).max(5)
    expect(few.parse('5')).toBe(5)
    for (const value of ['0', 6, '6', '2.5', null, '']) expect(accepts(few, value)).toBe(false)
    expect(z.object({ page: int().default(1), per_page: int().optional() }).parse({ page: '3' })).toEqual({
      page: 3,
    })
    expect(accepts(int(), '99999999999')).toBe(false)
  })

  it('serves ids and prices', () => {
    expect(Id.parse('12')).toBe(12)
    expect(Price.parse('12.50')).toBe(12.5)
    for (const value of [null, true, '', [], '12.505']) expect(accepts(Price, value)).toBe(false)
  })

  it('is a plain number in the API document', () => {
    expect(z.toJSONSchema(Id, { io: 'input' })).toMatchObject({ type: 'integer', minimum: 1 })
  })
})
