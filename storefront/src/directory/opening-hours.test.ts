import { describe, expect, it } from 'vitest'
import { plainHours, readableHours } from './opening-hours'

describe('opening hours for search engines', () => {
  it.each([
    ['24/7', ['Mo-Su 00:00-23:59']],
    ['Mo-Su 06:00-24:00', ['Mo-Su 06:00-23:59']],
    ['Mo-Fr 07:30-20:00; Sa 08:00-18:00; Su,PH off', ['Mo-Fr 07:30-20:00', 'Sa 08:00-18:00']],
    ['Mo-Sa 08:00-20:00; Su,PH 09:00-17:00', ['Mo-Sa 08:00-20:00', 'Su 09:00-17:00']],
    ['Mo,We 09:00-12:00; PH 10:00-18:00', ['Mo,We 09:00-12:00']],
    ['by appointment', []],
  ])('%s', (text, lines) => {
    expect(plainHours(text)).toEqual(lines)
  })
})

describe('opening hours for people', () => {
  it('have a line for every rule', () => {
    expect(readableHours('Mo-Sa 06:30-16:00; Su,PH off')).toEqual([
      { days: 'Monday to Saturday', hours: '6:30 AM to 4:00 PM' },
      { days: 'Sunday, Public holidays', hours: 'Closed' },
    ])
  })

  it('are left as they are where they say more than can be read', () => {
    expect(readableHours('Mo-Fr 08:00-12:00; by appointment')).toBeNull()
  })
})
