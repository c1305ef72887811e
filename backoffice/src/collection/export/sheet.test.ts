import { describe, expect, it } from 'vitest'
import { linesOf } from './sheet'

describe('a line of an exported file', () => {
  it('tells moments as the clocks in Manila show them, and leaves days and words alone', () => {
    const cells = ['2026-11-22T23:27:24.762Z', '2026-11-22', 'Sent 2026-11-22T23:27:24.762Z', null, 5]
    const columns = cells.map((cell) => ({ heading: '', read: () => cell }))
    expect(linesOf(columns, [{}])).toBe('2026-11-23 07:27,2026-11-22,Sent 2026-11-22T23:27:24.762Z,,5\r\n')
  })
})
