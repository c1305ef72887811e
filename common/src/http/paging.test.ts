import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makePage, PageQuery, pageCount, pageNumbers } from './paging'

describe('a page', () => {
  it('has exactly three links when it is the only one', () => {
    const page = makePage({ data: [1, 2], total: 2, path: '/api/things', query: { page: 1, per_page: 50 } })
    expect(page.links.map((link) => link.label)).toEqual(['Previous', '1', 'Next'])
    expect(page).toMatchObject({ from: 1, to: 2, last_page: 1, next_page_url: null, prev_page_url: null })
  })

  it('keeps the question in its links', () => {
    const query = { brand: ['A', 'B'], page: 2, per_page: 50, keyword: 'x y', empty: '' }
    const page = makePage({ data: [1], total: 120, path: '/api/things', query })
    expect(page.next_page_url).toBe('/api/things?brand=A&brand=B&per_page=50&keyword=x+y&page=3')
    expect(page.prev_page_url).toBe('/api/things?brand=A&brand=B&per_page=50&keyword=x+y&page=1')
  })

  it('past the last is empty and leads back', () => {
    const page = makePage({ data: [], total: 60, path: '/p', query: { page: 9, per_page: 50 } })
    expect(page).toMatchObject({
      from: null,
      to: null,
      next_page_url: null,
      prev_page_url: '/p?per_page=50&page=2',
    })
  })

  it('counts at least one page', () => {
    expect(pageCount(0, 50)).toBe(1)
    expect(pageCount(51, 50)).toBe(2)
  })

  it('shows at most ten numbers, the current one among them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [current, last] = [Math.min(a, b), Math.max(a, b)]
        const numbers = pageNumbers(current, last)
        expect(numbers).toContain(current)
        expect(numbers).toHaveLength(Math.min(10, last))
        expect(numbers[0]).toBeGreaterThanOrEqual(1)
        expect(numbers.at(-1)).toBeLessThanOrEqual(last)
      }),
    )
  })
})

describe('what may be asked for', () => {
  it('is one of four sizes, 50 unless said', () => {
    expect(PageQuery.parse({})).toEqual({ page: 1, per_page: 50 })
    expect(PageQuery.parse({ page: '2', per_page: '10' })).toEqual({ page: 2, per_page: 10 })
    for (const wrong of [
      { per_page: '7' },
      { page: '0' },
      { page: '1.5' },
      { per_page: '-10' },
      { page: 'x' },
    ]) {
      expect(PageQuery.safeParse(wrong).success).toBe(false)
    }
  })
})
