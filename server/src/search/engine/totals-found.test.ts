import { expect, it, vi } from 'vitest'
import type { Counts, Total } from './asked'
import type { SearchRepository } from './repository'
import { searchService } from './service'

const COUNTS: Counts = {
  total: 7,
  isCapped: false,
  categories: [],
  brands: [],
  prescription: { yes: 0, no: 7 },
  stock: { yes: 7, no: 0 },
  price: { min: 100, max: 100 },
}

/** A search over a repository that only counts how often it is asked. */
function searching(freshFor: number) {
  const repository = {
    search: vi.fn<() => Promise<{ counts: Counts; chosen: [] }>>(() =>
      Promise.resolve({ counts: COUNTS, chosen: [] }),
    ),
    total: vi.fn<() => Promise<Total>>(() => Promise.resolve({ total: 7, isCapped: false })),
    linesOf: () => Promise.resolve([]),
    facts: () => Promise.resolve([]),
  }
  const service = searchService({
    repository: repository as unknown as SearchRepository,
    vocabulary: {} as never,
    synonyms: { instead: () => Promise.resolve(null) },
    refusedIn: () => [],
    freshFor,
  })
  const find = (filters = {}) =>
    service.find({ keyword: 'lunas', scope: { level: 'category' }, filters, page: 1, perPage: 10 })
  return { repository, service, find }
}

it('takes the number from a search of the same words that is under way', async () => {
  const { repository, service, find } = searching(0)
  const found = find()
  expect(await service.count('lunas')).toEqual({ total: 7, isCapped: false })
  await found
  expect([repository.search.mock.calls.length, repository.total.mock.calls.length]).toEqual([1, 0])
})

it('takes it from one of a moment ago, until everything is forgotten', async () => {
  const { repository, service, find } = searching(60_000)
  await find()
  await service.count('lunas')
  expect(repository.total).not.toHaveBeenCalled()
  service.forget()
  await service.count('lunas')
  expect(repository.total).toHaveBeenCalledTimes(1)
})

it('counts itself when a search is over, narrower or failed', async () => {
  const { repository, service, find } = searching(0)
  await find()
  await Promise.all([find({ inStock: true }), service.count('lunas')])
  expect(repository.total).toHaveBeenCalledTimes(1)
  const { repository: ill, service: other, find: fail } = searching(60_000)
  ill.search.mockRejectedValueOnce(new Error('away'))
  await expect(fail()).rejects.toThrow('away')
  expect(await other.count('lunas')).toEqual({ total: 7, isCapped: false })
})
