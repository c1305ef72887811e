import { type DeliveryTerms, PLAIN_TERMS } from '@botika/common/delivery-terms/rules'
import { describe, expect, it } from 'vitest'
import { deliveryWindow, nextOpen, pickUpWindow } from './estimate'

const seller = (opening_hours: string | null, changes: Partial<DeliveryTerms> = {}) => ({
  opening_hours,
  delivery_terms: { ...PLAIN_TERMS, ...changes },
})
// Wednesday, 25 November 2026
const at = (time: string, day = '2026-11-25') => new Date(`${day}T${time}:00+08:00`)
const said = (window: { from: Date; until: Date } | null) =>
  window && [window.from, window.until].map((moment) => moment.toISOString())
const times = (...moments: Date[]) => moments.map((moment) => moment.toISOString())

const DAILY = 'Mo-Su 08:00-20:00'

describe('when a pharmacy works next', () => {
  it.each([
    ['now, while it is open', seller(DAILY), at('10:15'), at('10:15')],
    ['at its opening, before that', seller(DAILY), at('06:00'), at('08:00')],
    ['tomorrow, after it closed', seller(DAILY), at('20:30'), at('08:00', '2026-11-26')],
    [
      'on Monday, after a Friday',
      seller('Mo-Fr 09:00-17:00'),
      at('17:30', '2026-11-27'),
      at('09:00', '2026-11-30'),
    ],
    ['past midnight', seller('Mo-Su 18:00-02:00'), at('01:00'), at('01:00')],
    ['by day, where nobody wrote hours down', seller(null), at('03:00'), at('08:00')],
    [
      'after a pause',
      seller(DAILY, { pause: { from: '2026-11-24', until: '2026-11-26', reason: '' } }),
      at('10:00'),
      at('08:00', '2026-11-27'),
    ],
    [
      'in the hours of a special day',
      seller(DAILY, { special_days: [{ day: '2026-11-25', hours: '13:00-15:00' }] }),
      at('10:00'),
      at('13:00'),
    ],
    [
      'the day after one that it is closed',
      seller(DAILY, { special_days: [{ day: '2026-11-25', hours: 'off' }] }),
      at('10:00'),
      at('08:00', '2026-11-26'),
    ],
  ])('is %s', (_, pharmacy, now, expected) => {
    expect(nextOpen(pharmacy, now)).toEqual(expected)
  })

  it('skips Bonifacio Day where holidays are off', () => {
    expect(nextOpen(seller('Mo-Su 08:00-20:00; PH off'), at('21:00', '2026-11-29'))).toEqual(
      at('08:00', '2026-12-01'),
    )
  })

  it('is not known while a pause has no end, or it never opens', () => {
    const pause = { from: '2026-11-25', until: null, reason: 'Typhoon' }
    expect(nextOpen(seller(DAILY, { pause }), at('10:00'))).toBeNull()
    expect(nextOpen(seller(DAILY, { pause }), at('10:00', '2026-11-24'))).toEqual(at('10:00', '2026-11-24'))
    expect(nextOpen(seller('off'), at('10:00'))).toBeNull()
  })
})

describe('a delivery', () => {
  it('arrives within two hours of half an hour, the way and what the pharmacy needs', () => {
    // 10:10, 30 minutes to prepare, 30 to hand over, 5 km at 4 minutes: 11:30
    expect(said(deliveryWindow(seller(DAILY), 5, at('10:10')))).toEqual(times(at('11:00'), at('13:00')))
  })

  it('counts from the next opening after the cut-off', () => {
    const early = seller(DAILY, { cut_off: '15:00' })
    expect(said(deliveryWindow(early, 0, at('15:00')))).toEqual(times(at('16:00'), at('18:00')))
    const next = ['09:00', '11:00'].map((time) => at(time, '2026-11-26'))
    expect(said(deliveryWindow(early, 0, at('15:01')))).toEqual(times(...next))
  })

  it('takes days where no rider goes', () => {
    const window = deliveryWindow(seller(DAILY), 572, at('10:00'))
    expect(said(window)).toEqual(times(at('00:00', '2026-11-27'), at('23:59', '2026-11-29')))
  })
})

describe('a pick-up', () => {
  it('is ready after the preparation, until the pharmacy closes', () => {
    expect(said(pickUpWindow(seller(DAILY), at('10:00')))).toEqual(times(at('10:30'), at('20:00')))
  })

  it('is ready the next day where it closes before', () => {
    const window = pickUpWindow(seller(DAILY, { preparation_minutes: 60 }), at('19:30'))
    expect(said(window)).toEqual(times(at('08:00', '2026-11-26'), at('20:00', '2026-11-26')))
  })
})
