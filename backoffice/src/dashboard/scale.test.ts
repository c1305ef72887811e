import { describe, expect, it } from 'vitest'
import { ceilingOf } from './SalesChart'

describe("the chart's ceiling", () => {
  it.each([
    [[], 1],
    [[0, 0], 1],
    [[999], 1000],
    [[1000], 1000],
    [[1001], 2000],
    [[20_100, 3], 25_000],
    [[49_999], 50_000],
    [[0.4], 0.5],
  ])('of %j is %d', (values, ceiling) => {
    expect(ceilingOf(values)).toBeCloseTo(ceiling)
  })
})
