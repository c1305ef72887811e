import { describe, expect, it } from 'vitest'
import { isHoliday, isOpenNow, isReadable } from './open-now'

const manila = (text: string) => new Date(`${text}+08:00`)

describe('isOpenNow', () => {
  it('follows the clock of Manila to the minute', () => {
    const hours = 'Mo-Sa 08:00-21:00'
    expect(isOpenNow(hours, manila('2025-06-11T07:59:00'))).toBe(false)
    expect(isOpenNow(hours, manila('2025-06-11T08:00:00'))).toBe(true)
    expect(isOpenNow(hours, manila('2025-06-11T20:59:00'))).toBe(true)
    expect(isOpenNow(hours, manila('2025-06-11T21:00:00'))).toBe(false)
    expect(isOpenNow(hours, manila('2025-06-15T12:00:00'))).toBe(false)
  })

  it('closes on holidays where the hours say so, and only there', () => {
    const independenceDay = manila('2025-06-12T10:00:00')
    expect(isOpenNow('Mo-Sa 08:00-21:00; PH off', independenceDay)).toBe(false)
    expect(isOpenNow('Mo-Sa 08:00-21:00; PH off', manila('2025-06-11T10:00:00'))).toBe(true)
    expect(isOpenNow('Mo-Sa 08:00-21:00', independenceDay)).toBe(true)
    expect(isOpenNow('Mo-Fr 08:00-21:00; PH 10:00-12:00', manila('2025-06-12T13:00:00'))).toBe(false)
    expect(isOpenNow('Su,PH 09:00-12:00', independenceDay)).toBe(true)
  })

  it('carries hours past midnight, over the end of a week as well', () => {
    expect(isOpenNow('Mo-Su 22:00-06:00', manila('2025-06-13T02:00:00'))).toBe(true)
    expect(isOpenNow('Sa 22:00-06:00', manila('2025-06-15T05:59:00'))).toBe(true)
    expect(isOpenNow('24/7', manila('2025-06-13T03:00:00'))).toBe(true)
  })

  it('answers null to what is absent, unreadable or depends on something else', () => {
    for (const hours of [null, '', '  ', 'ask at the counter', 'Mo-Fr "by appointment"']) {
      expect(isOpenNow(hours, manila('2025-06-13T10:00:00'))).toBeNull()
    }
    expect(isReadable('Mo-Sa 08:00-21:00; PH off')).toBe(true)
    expect(isReadable('ask at the counter')).toBe(false)
  })

  it('takes no half of a day for its night', () => {
    const readable = [
      '8 to 5',
      'Mo-Fr 8-5',
      '9 – 9',
      '8-17',
      '22-6',
      '8am-5pm',
      '8 to 5pm',
      '08:00-17:00',
    ].filter((hours) => isReadable(hours))
    expect(readable).toEqual(['8-17', '22-6', '8am-5pm', '8 to 5pm', '08:00-17:00'])
  })

  it('does not depend on the zone of the process', () => {
    const before = process.env.TZ
    try {
      const answers = ['UTC', 'America/New_York', 'Pacific/Auckland'].map((zone) => {
        process.env.TZ = zone
        const hours = 'Mo-Sa 08:00-21:00'
        return [
          isOpenNow(hours, manila('2025-06-13T08:30:00')),
          isOpenNow(hours, manila('2025-06-13T21:30:00')),
        ]
      })
      expect(answers).toEqual(Array(3).fill([true, false]))
    } finally {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    }
  })
})

describe('isHoliday', () => {
  it('knows fixed days, Holy Week and the last Monday of August', () => {
    const holidays = [
      '2025-12-25',
      '2025-04-17',
      '2025-04-18',
      '2026-04-02',
      '2026-04-03',
      '2025-08-25',
      '2026-08-31',
    ]
    expect(holidays.filter((day) => !isHoliday(day))).toEqual([])
    const workdays = ['2025-04-16', '2025-08-18', '2025-08-26', '2025-07-04']
    expect(workdays.filter(isHoliday)).toEqual([])
  })
})
