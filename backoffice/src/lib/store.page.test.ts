import { localStorageStore } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { withMemoryFallback } from './store'

afterEach(() => vi.restoreAllMocks())

it('goes by a choice that the browser has no room for, until it is removed', () => {
  const store = withMemoryFallback(localStorageStore('1', 'botika.full'))
  const heard = vi.fn<(value: unknown) => void>()
  store.setItem('theme', 'light')
  const unsubscribe = store.subscribe('theme', heard)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  store.setItem('theme', 'dark')
  expect(store.getItem('theme')).toBe('dark')
  expect(heard.mock.calls).toEqual([['dark']])

  unsubscribe()
  store.removeItem('theme')
  expect(store.getItem('theme', 'light')).toBe('light')
  expect(heard).toHaveBeenCalledTimes(1)
})
