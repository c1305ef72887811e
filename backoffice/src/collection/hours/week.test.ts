import { describe, expect, it } from 'vitest'
import { say } from '@botika/common/messages/message'
import type { Translate } from '../../lib/language/useTranslations'
import { closedWeek, readRules, readWeek, sameHours, weekFault, writeWeek } from './week'
import { formatWeek } from './format-week'

describe('opening hours', () => {
  it.each([
    'Mo-Sa 08:00-21:00; Su 09:00-18:00; PH off',
    'Mo-Su 07:00-22:00',
    '24/7',
    '24/7; PH off',
    'Mo-Fr 08:00-12:00,13:00-17:00',
    'Mo 08:00-17:00; We 08:00-17:00; Fr-Sa 22:00-06:00',
    '',
  ])('%s is read and written the same', (hours) => {
    const week = readWeek(hours)
    expect(week && writeWeek(week)).toBe(hours)
  })

  it.each([
    ['Mo,We,Fr 8:00-17:00', 'Mo 08:00-17:00; We 08:00-17:00; Fr 08:00-17:00'],
    ['08:00-20:00', 'Mo-Su 08:00-20:00'],
    ['Sa-Mo 10:00-12:00', 'Mo 10:00-12:00; Sa-Su 10:00-12:00'],
    ['Mo-Su 08:00-20:00; Su off', 'Mo-Sa 08:00-20:00'],
    ['Mo-Fr 08:00-18:00; Su,PH off', 'Mo-Fr 08:00-18:00; PH off'],
  ])('%s becomes %s', (hours, written) => {
    const week = readWeek(hours)
    expect(week && writeWeek(week)).toBe(written)
  })

  it.each([
    'ask at the counter',
    'Mo-Fr "by appointment"',
    'PH 10:00-12:00',
    'Mo-Fr 08:00-18:00; Sa,PH 08:00-12:00',
    'Mo 25:00-26:00',
    'sunrise-sunset',
  ])('%s is more than a week can say', (hours) => {
    expect(readWeek(hours)).toBeNull()
  })

  it.each([
    [
      'Mo-Sa 08:00-21:00; PH off',
      'Monday to Saturday 8:00 AM to 9:00 PM, Sunday closed. Closed on holidays.',
    ],
    ['24/7', 'Every day open all day.'],
    ['Mo-Su 22:00-06:00', 'Every day 10:00 PM to 6:00 AM the next morning.'],
    ['Mo-Su 08:00-12:00,13:00-24:00', 'Every day 8:00 AM to 12:00 PM and 1:00 PM to midnight.'],
  ])('%s is said as %s', (hours, words) => {
    const week = readWeek(hours)
    expect(week && formatWeek(week)).toBe(words)
  })

  it('are said in the chosen language', () => {
    const week = readWeek('Mo-Sa 08:00-21:00; Su off; PH off')
    const inFilipino: Translate = (message, ...values) => say('fil', message, ...values)
    expect(week && formatWeek(week, inFilipino)).toBe(
      'Lunes hanggang Sabado 8:00 AM hanggang 9:00 PM, Linggo sarado. Sarado kapag pista opisyal.',
    )
  })

  it('are not saved half filled in', () => {
    const week = closedWeek()
    expect(weekFault(week)).toBeNull()
    const on = (from: string, to: string) =>
      weekFault({ ...week, days: { ...week.days, Mo: [{ from, to }] } })
    expect(on('08:00', '')).not.toBeNull()
    expect(on('08:00', '08:00')).not.toBeNull()
    expect(on('22:00', '06:00')).toBeNull()
  })

  it('tells the rules that it can not read, and keeps the days of the others', () => {
    const { week, unread } = readRules('Mo-Fr 08:00-17:00; weekends by appointment; Jan 1 off; PH off')
    expect(unread).toEqual(['weekends by appointment', 'Jan 1 off'])
    expect(writeWeek(week)).toBe('Mo-Fr 08:00-17:00; PH off')
  })
})

it('the same hours go to the open days, and to every day while only one is open', () => {
  const span = { from: '08:00', to: '21:00' }
  const week = readWeek('Mo-Sa 09:00-17:00')
  if (!week) throw new Error('not read')
  expect(writeWeek({ ...week, days: sameHours(week.days, [span]) })).toBe('Mo-Sa 08:00-21:00')
  const monday = readWeek('Mo 08:00-21:00')
  if (!monday) throw new Error('not read')
  expect(writeWeek({ ...monday, days: sameHours(monday.days, [span]) })).toBe('Mo-Su 08:00-21:00')
})
