import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divideHalfUp, formatPesos, Pesos, Price, toCentavos, toPesos } from './money'
import { formatNumber } from './numbers/format-number'
import { slugOf } from './slug'
import { formatDate, formatDateTime, isUpcoming, manilaDay } from './time'

describe('money', () => {
  it('goes to centavos and back without loss', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (c) => toCentavos(toPesos(c)) === c))
  })

  it('refuses a third decimal and takes floating-point neighbours', () => {
    expect(Pesos.safeParse(9.999).success).toBe(false)
    expect(Pesos.safeParse(0.1 + 0.2).success).toBe(true)
    expect(Price.safeParse('0').success).toBe(false)
    expect(Price.parse('12.50')).toBe(12.5)
  })

  it('rounds half up', () => {
    expect([divideHalfUp(5, 2), divideHalfUp(4, 3), divideHalfUp(5, 3)]).toEqual([3, 1, 2])
  })

  it('shows pesos as people here write them', () => {
    expect(formatPesos(1234.5)).toBe('₱1,234.50')
    const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' })
    const amounts = fc.integer({ min: -999_999_999, max: 9_999_999_999 }).map(toPesos)
    fc.assert(fc.property(amounts, (amount) => formatPesos(amount) === pesos.format(amount)))
  })
})

describe('a number', () => {
  it.each(['en-PH', 'fil-PH'])('is grouped as in %s', (language) => {
    const numbers = new Intl.NumberFormat(language)
    const some = fc.oneof(
      fc.integer(),
      fc.integer().map((whole) => whole / 1_000),
    )
    fc.assert(fc.property(some, (value) => formatNumber(value) === numbers.format(value)))
  })
})

describe('a slug', () => {
  it.each([
    ['Losartan Potassium 50 mg (Tablet)', 'losartan-potassium-50-mg-tablet'],
    ['  Co-amoxiclav, 625mg! ', 'co-amoxiclav-625mg'],
    ['Botika ni Aling Nena’s', 'botika-ni-aling-nena-s'],
    ['Parañaque', 'paranaque'],
    ['Parañaque'.normalize('NFD'), 'paranaque'],
  ])('of %s is %s', (text, slug) => {
    expect(slugOf(text)).toBe(slug)
  })
})

describe('time in Manila', () => {
  const lateEvening = new Date('2024-01-05T16:30:00Z') // half past midnight on the 6th in Manila

  it('has its own calendar day', () => {
    expect(manilaDay(lateEvening)).toBe('2024-01-06')
    const byTheCalendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' })
    const moments = fc.date({ min: new Date('1991-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(fc.property(moments, (moment) => manilaDay(moment) === byTheCalendar.format(moment)))
    expect(formatDate(lateEvening)).toBe('Jan 6, 2024')
    expect(formatDate('2024-01-05')).toBe('Jan 5, 2024')
    expect(formatDateTime('2024-01-05T07:05:00Z')).toBe('Jan 5, 2024, 3:05 PM')
  })

  it('calls an event upcoming on its own day', () => {
    expect(isUpcoming('2024-01-06', lateEvening)).toBe(true)
    expect(isUpcoming('2024-01-05', lateEvening)).toBe(false)
  })
})
