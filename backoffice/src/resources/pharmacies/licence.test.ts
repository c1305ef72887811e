import { expect, it } from 'vitest'
import { licenceState } from './StatusNotice'

// five in the afternoon in London is the next day in Manila
const now = Date.parse('2024-03-01T17:00:00Z')

it.each([
  ['2024-03-01', 'expired'],
  ['2024-03-02', 'soon'],
  ['2024-03-03', 'soon'],
  ['2024-04-16', 'soon'],
  ['2024-04-17', null],
  [null, null],
])('a licence until %s is %s', (expiresOn, state) => {
  expect(licenceState(expiresOn, now)).toBe(state)
})
