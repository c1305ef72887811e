import { describe, expect, it } from 'vitest'
import { fromManila, toManila } from './manila'

describe("moments by Manila's clocks", () => {
  it('shows the evening in London as the next morning', () => {
    expect(toManila('2024-01-05T23:15:00Z')).toBe('2024-01-06T07:15')
  })

  it('gives back the moment that was shown', () => {
    expect(fromManila('2024-01-06T07:15')).toBe('2024-01-05T23:15:00.000Z')
  })

  it('gives back a year that is being typed, digit by digit', () => {
    for (const typed of ['0002-11-22T05:03', '0020-11-22T05:03', '0202-11-22T05:03', '2026-11-22T05:03'])
      expect(toManila(fromManila(typed))).toBe(typed)
  })

  it('keeps nothing as nothing', () => {
    expect(toManila(null)).toBe('')
    expect(fromManila('')).toBeNull()
  })
})
