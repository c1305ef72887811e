import { expect, it } from 'vitest'
import { doubtOf } from './price-doubt'

it.each([
  [100, 1, 100, null],
  [50, 1, 100, null],
  [49.99, 1, 100, 'low'],
  [200, 1, 100, null],
  [200.01, 1, 100, 'high'],
  // one of 30 tablets at the price of the box
  [6, 30, 180, 'piece'],
  [6.6, 30, 180, 'piece'],
  [7, 30, 180, 'low'],
] as const)('₱%s for a pack of %s that others sell at ₱%s: %s', (price, unit_count, median, doubt) => {
  expect(doubtOf(price, { median, unit_count })).toBe(doubt)
})
