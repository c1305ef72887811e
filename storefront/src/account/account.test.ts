// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { pageIn } from './PagedList'
import { passwordErrors } from './PasswordForm'

const typed = { current_password: 'the old one', password: 'four green words', repeated: 'four green words' }

describe('a change of password', () => {
  it('has no error when all is well', () => {
    expect(passwordErrors(typed)).toBeNull()
  })

  it.each([
    ['current_password', { current_password: '' }],
    ['password', { password: 'short', repeated: 'short' }],
    ['password', { current_password: 'four green words' }],
    ['repeated', { repeated: 'four grey words' }],
  ])('finds an error in %s of %j', (field, change) => {
    expect(Object.keys(passwordErrors({ ...typed, ...change }) ?? {})).toEqual([field])
  })
})

describe('the page in an address', () => {
  it.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1.5', 1],
    ['page=many', 1],
  ])('%s is page %i', (query, page) => {
    expect(pageIn(new URLSearchParams(query))).toBe(page)
  })
})
