import { describe, expect, it } from 'vitest'
import { type Given, type Language, type Message, say } from '../messages/message'
import { arrivalWords, pickUpWords } from './window'

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
    ['02T16:00', '02T18:00', 'Today 4-6 PM', 'Ngayong araw 4-6 PM'],
    ['03T11:00', '03T13:30', 'Tomorrow 11 AM-1:30 PM', 'Bukas 11 AM-1:30 PM'],
    ['09T08:00', '09T10:00', 'Mar 9 8-10 AM', 'Mar 9 8-10 AM'],
    ['04T00:00', '06T23:59', 'Mar 4 to Mar 6', 'Mar 4 hanggang Mar 6'],
  ])('is said for %s to %s', (from, until, en, fil) => {
    expect(arrivalWords(as('en'), window(from, until), now)).toBe(en)
    expect(arrivalWords(as('fil'), window(from, until), now)).toBe(fil)
  })
})

describe('from when it can be picked up', () => {
  it.each([
    ['02T13:30', 'Pick up in 30 min'],
    ['02T17:00', 'Pick up from: Today 5 PM'],
    ['03T08:00', 'Pick up from: Tomorrow 8 AM'],
    // asked again when it is ready
    ['02T12:30', 'Pick up from: Today 12:30 PM'],
  ])('is said for %s', (from, words) => {
    expect(pickUpWords(as('en'), window(from, '03T20:00'), now)).toBe(words)
  })
})
