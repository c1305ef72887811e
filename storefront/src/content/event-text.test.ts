import { describe, expect, it } from 'vitest'
import { dayParts, eventDates, eventPlace } from './event-text'

describe('the words of an event', () => {
  it('name one day, or the first and the last', () => {
    expect(eventDates({ date: '2024-01-05', ends_on: null })).toBe('Jan\u00A05,\u00A02024')
    expect(eventDates({ date: '2024-01-05', ends_on: '2024-01-05' })).toBe('Jan\u00A05,\u00A02024')
    expect(eventDates({ date: '2024-12-30', ends_on: '2025-01-02' })).toBe(
      'Dec\u00A030,\u00A02024 to Jan\u00A02,\u00A02025',
    )
  })

  it('put month and day on a leaf of the calendar', () => {
    expect(dayParts('2024-01-05')).toEqual({ month: 'Jan', date: '5' })
  })

  it('say where it is, as much as is known', () => {
    expect(eventPlace({ venue: 'Molo Plaza', address: '', city: 'Iloilo City' })).toBe(
      'Molo Plaza, Iloilo City',
    )
    expect(eventPlace({ venue: '', address: '', city: null })).toBe('The place will be announced')
  })
})
