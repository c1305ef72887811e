import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserHint } from './session-hint'

afterEach(() => vi.unstubAllGlobals())

describe('the hint that somebody is signed in', () => {
  it('has to be asked for where there is no storage', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(browserHint().has()).toBe(true)
  })

  it('has to be asked for where the browser denies its storage', () => {
    const denied = {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    Object.defineProperty(globalThis, 'localStorage', { ...denied, configurable: true })
    try {
      const hint = browserHint()
      expect(hint.has()).toBe(true)
      expect(() => hint.set()).not.toThrow()
    } finally {
      Reflect.deleteProperty(globalThis, 'localStorage')
    }
  })

  it('has to be asked for where the storage is full, and leaves nothing behind where it is not', () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    } as Storage
    expect(browserHint(storage).has()).toBe(false)
    expect(kept.size).toBe(0)
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(browserHint({ ...storage, setItem: full }).has()).toBe(true)
  })
})
