import { expect, it } from 'vitest'
import { Problem } from './problem'

it.each([
  [500, 'internal', 'Something went wrong on our side. Please try again.'],
  [502, 'internal', 'Something went wrong on our side. Please try again.'],
  [503, 'unavailable', 'The service is not available right now. Please try again in a minute.'],
  [429, 'too_many_requests', 'Too many requests. Please try again in a minute.'],
])('says what to do where a gateway answers %i without a word of ours', (status, code, message) => {
  expect(Problem.fromBody('<html>', status)).toMatchObject({ code, message })
})
