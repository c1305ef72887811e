import { doctors } from '@botika/common/doctors/endpoints'
import { expect, it } from 'vitest'
import { validate } from './validate'

const errorOf = (query: Record<string, string>) => {
  try {
    validate(doctors.list, { query })
  } catch (problem) {
    return problem
  }
  return null
}

it('tells of a number that is beyond every bound the one of its field', () => {
  expect(errorOf({ page: '2147483648' })).toMatchObject({ errors: { page: ['At most 1,000,000'] } })
  expect(errorOf({ page: '-2147483649' })).toMatchObject({ errors: { page: ['At least 1'] } })
})

it('tells of each field by itself', () => {
  expect(errorOf({ page: '2147483648', per_page: '7' })).toMatchObject({
    errors: { page: ['At most 1,000,000'], per_page: ['Choose 10, 25, 50, 100'] },
  })
})
