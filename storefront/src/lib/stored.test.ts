// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStore, storedAtom } from './store'

const isList = (value: unknown): value is string[] => Array.isArray(value)
const deny = () => {
  throw new DOMException('denied', 'SecurityError')
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

/** Uses the atom as a page does, leaves it, and comes back. */
function useTwice() {
  const store = createStore()
  const savedAtom = storedAtom('botika.test', [] as string[], isList)
  store.sub(savedAtom, () => {})()
  store.set(savedAtom, ['paracetamol'])
  const leave = store.sub(savedAtom, () => {})
  const found = store.get(savedAtom)
  leave()
  return found
}

describe('what is kept in the browser', () => {
  it('is there again, for other pages as well', () => {
    expect(useTwice()).toEqual(['paracetamol'])
    expect(localStorage.getItem('botika.test')).toBe('["paracetamol"]')
  })

  it('lasts while the page is open where the browser denies its storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(deny)
    expect(useTwice()).toEqual(['paracetamol'])
  })

  it('lasts while the page is open where the storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny)
    expect(useTwice()).toEqual(['paracetamol'])
  })

  it('is nothing where something else was left under its name', () => {
    localStorage.setItem('botika.test', '{"not": "a list"}')
    const store = createStore()
    const savedAtom = storedAtom('botika.test', [] as string[], isList)
    store.sub(savedAtom, () => {})
    expect(store.get(savedAtom)).toEqual([])
  })
})
