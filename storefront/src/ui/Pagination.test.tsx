import { expect, it } from 'vitest'
import { searchOfPage } from './Pagination'

it('leads to a page with the filters kept, and without a number to the first', () => {
  expect(searchOfPage('?keyword=a', 2)).toBe('?keyword=a&page=2')
  expect(searchOfPage('?keyword=a&page=2', 1)).toBe('?keyword=a')
  expect(searchOfPage('?page=2', 1)).toBe('')
})

it('writes one address however the order in which it was asked for, as the server has rendered it', () => {
  expect(searchOfPage('?is_prescription=false&filter=price_asc', 2)).toBe(
    searchOfPage('?filter=price_asc&is_prescription=false', 2),
  )
})
