import { expect, it } from 'vitest'
import { formatStart, formatWindow } from './window'

const at = (text: string) => `2026-11-${text}:00+08:00`
const NOW = new Date(at('25T13:00'))

it.each([
  ['25T16:00', '25T18:00', 'Today 4-6\u00a0PM'],
  ['26T11:00', '26T13:00', 'Tomorrow 11\u00a0AM-1\u00a0PM'],
  ['25T23:00', '26T01:00', 'Today 11\u00a0PM-1\u00a0AM'],
  ['27T09:30', '27T11:30', 'Fri 9:30-11:30\u00a0AM'],
  ['27T00:00', '29T23:59', 'Nov\u00a027-Nov\u00a029'],
])('says from %s until %s', (from, until, text) => {
  expect(formatWindow({ from: at(from), until: at(until) }, NOW)).toBe(text)
})

it('says a start alone', () => {
  expect(formatStart(at('25T15:30'), NOW)).toBe('Today 3:30\u00a0PM')
})
