import { describe, expect, it } from 'vitest'
import { inOpeningHours } from './opening'

const HOUR = 3_600_000

describe.each([
  '2026-11-22T02:30:00Z',
  '2026-11-21T18:00:00Z',
  '2026-11-22T00:00:00Z',
  '2026-11-22T14:00:00Z',
])('seen at %s', (at) => {
  const now = new Date(at)
  const ages = Array.from({ length: 400 }, (_, index) => 0.05 + index * 0.37)
  const moved = ages.map((age) => inOpeningHours(new Date(now.getTime() - age * HOUR), now))

  it('lets nothing happen before opening, after closing or in the future', () => {
    for (const moment of moved) {
      const hour = (moment.getUTCHours() + moment.getUTCMinutes() / 60 + 8) % 24
      expect(hour).toBeGreaterThanOrEqual(8)
      expect(hour).toBeLessThanOrEqual(19)
      expect(moment.getTime()).toBeLessThanOrEqual(now.getTime())
    }
  })

  it('keeps what came later later', () => {
    const times = moved.map((moment) => moment.getTime())
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(new Set(times).size).toBe(times.length)
  })

  it('keeps what was days ago as many days ago, give or take one', () => {
    for (const [index, moment] of moved.entries()) {
      const days = (now.getTime() - moment.getTime()) / (24 * HOUR)
      expect(Math.abs(days - (ages[index] ?? 0) / 24)).toBeLessThan(1)
    }
  })
})
