// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { calendarFile } from './calendar-file'

const order = {
  order_number: 'BTK-0000AAAA1111',
  recurring_option: 'weekly' as const,
  first_due_on: '2026-11-21',
  last_due_on: null,
  orderItems: [{ product_name: 'Amlodipine 5 mg, tablet', quantity: 30 }],
}
const made = {
  at: new Date('2026-11-21T03:04:05.678Z'),
  link: 'https://example.com/track-your-order?recurring=B',
}
const linesOf = (changes: Partial<Parameters<typeof calendarFile>[0]> = {}) =>
  calendarFile({ ...order, ...changes }, made).split('\r\n')

describe('the calendar file', () => {
  it('has the days, the goods and when it was written', () => {
    expect(linesOf()).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'UID:BTK-0000AAAA1111@botika',
        'DTSTAMP:20261121T030405Z',
        'DTSTART;VALUE=DATE:20261121',
        'RRULE:FREQ=WEEKLY',
        String.raw`SUMMARY:Botika order: 30 × Amlodipine 5 mg\, tablet`,
        'END:VCALENDAR',
      ]),
    )
  })

  it('ends on its last day', () => {
    expect(linesOf({ recurring_option: 'every_3_months', last_due_on: '2027-05-21' })).toContain(
      'RRULE:FREQ=MONTHLY;INTERVAL=3;UNTIL=20270521',
    )
  })

  it('takes the last day of shorter months, as the orders do', () => {
    const monthly = { recurring_option: 'monthly', first_due_on: '2026-10-31' } as const
    expect(linesOf(monthly)).toContain('RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1')
  })

  it('has no line of more than 75 octets, and no letter cut in two', () => {
    const long = Array.from({ length: 9 }, () => ({ product_name: 'Piña–Ñuñez ₱ syrup', quantity: 1 }))
    const lines = linesOf({ orderItems: long })
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(String.raw`1 × Piña–Ñuñez ₱ syrup\, 1 ×`)
  })
})
