import { describe, expect, it } from 'vitest'
import { type Given, type Language, type Message, say } from '../messages/message'
import { arrivalWords, pickUpWords, shortMoment } from './window'

const as =
  (language: Language) =>
  <Values>(message: Message<Values>, ...values: Given<NoInfer<Values>>) =>
    say(language, message, ...values)

const now = new Date('2026-03-02T13:00:00+08:00')
const window = (from: string, until: string) => ({
  from: new Date(`2026-03-${from}+08:00`).toISOString(),
  until: new Date(`2026-03-${until}+08:00`).toISOString(),
})

describe('when it arrives', () => {
  it.each([
    ['02T16:00', '02T18:00', 'Today 4-6\u00A0PM', 'Ngayong araw 4-6\u00A0PM'],
    ['03T11:00', '03T13:30', 'Tomorrow 11\u00A0AM-1:30\u00A0PM', 'Bukas 11\u00A0AM-1:30\u00A0PM'],
    ['09T08:00', '09T10:00', 'Mar\u00A09 8-10\u00A0AM', 'Mar\u00A09 8-10\u00A0AM'],
    ['04T00:00', '06T23:59', 'Mar\u00A04 to Mar\u00A06', 'Mar\u00A04 hanggang Mar\u00A06'],
    ['02T23:00', '03T01:00', 'Today 11\u00A0PM-1\u00A0AM', 'Ngayong araw 11\u00A0PM-1\u00A0AM'],
  ])('is said for %s to %s', (from, until, en, fil) => {
    expect(arrivalWords(as('en'), window(from, until), now)).toBe(en)
    expect(arrivalWords(as('fil'), window(from, until), now)).toBe(fil)
  })
})

it('names each month in both languages', () => {
  const en = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
  const fil = 'Ene Peb Mar Abr May Hun Hul Ago Set Okt Nob Dis'.split(' ')
  for (let month = 0; month < 12; month++) {
    const at = new Date(Date.UTC(2026, month, 9, 17)).toISOString()
    expect(shortMoment(as('en'), at)).toBe(`${en[month]}\u00A010 1\u00A0AM`)
    expect(shortMoment(as('fil'), at)).toBe(`${fil[month]}\u00A010 1\u00A0AM`)
  }
})

describe('from when it can be picked up', () => {
  it.each([
    ['02T13:30', 'Pick up in 30 min'],
    ['02T14:26', 'Pick up from: Today 2:26\u00A0PM'],
    ['02T17:00', 'Pick up from: Today 5\u00A0PM'],
    ['03T08:00', 'Pick up from: Tomorrow 8\u00A0AM'],
    // asked again when it is ready
    ['02T12:30', 'Pick up from: Today 12:30\u00A0PM'],
  ])('is said for %s', (from, words) => {
    expect(pickUpWords(as('en'), window(from, '03T20:00'), now)).toBe(words)
  })
})
