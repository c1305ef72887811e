import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextOccurrence, nextWithin, occurrenceDay, RECURRING_OPTIONS } from './rules'

const days = (option: (typeof RECURRING_OPTIONS)[number], first: string, count: number) =>
  Array.from({ length: count }, (_, n) => occurrenceDay(first, option, n))

describe('the days of a recurring order', () => {
  it('keep to the end of the month without losing it', () => {
    expect(days('monthly', '2026-01-31', 5)).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ])
    expect(days('every_2_months', '2027-12-31', 3)).toEqual(['2027-12-31', '2028-02-29', '2028-04-30'])
    expect(days('every_3_months', '2026-11-30', 3)).toEqual(['2026-11-30', '2027-02-28', '2027-05-30'])
  })

  it('count weeks over the ends of months and years', () => {
    expect(days('weekly', '2026-12-24', 3)).toEqual(['2026-12-24', '2026-12-31', '2027-01-07'])
    expect(days('every_2_weeks', '2028-02-20', 2)).toEqual(['2028-02-20', '2028-03-05'])
  })

  it('stop after the last day, which still counts', () => {
    const schedule = { first_due_on: '2026-01-31', recurring_option: 'monthly' } as const
    expect(nextWithin({ ...schedule, last_due_on: '2026-02-28' }, '2026-01-31')).toBe('2026-02-28')
    expect(nextWithin({ ...schedule, last_due_on: '2026-02-27' }, '2026-01-31')).toBeNull()
    expect(nextWithin({ ...schedule, last_due_on: null }, '2040-01-31')).toBe('2040-02-29')
  })

  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

  it('go on with the first one after a day, however far away it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RECURRING_OPTIONS), day, day, (option, first, after) => {
        const next = nextOccurrence(first, option, after)
        expect(next > after || after < first).toBe(true)
        const all = days(option, first, 2200)
        expect(all.find((one) => one > after)).toBe(after < first ? first : next)
      }),
      { numRuns: 60 },
    )
  })
})
