import { localStorageStore, type Store } from 'react-admin'

interface Listener {
  key: string
  tell: (value: unknown) => void
}

export function withMemoryFallback(stored: Store): Store {
  const unstored = new Map<string, unknown>()
  const listeners = new Set<Listener>()
  return {
    ...stored,
    getItem: <T>(key: string, otherwise?: T) =>
      unstored.has(key) ? (unstored.get(key) as T) : stored.getItem(key, otherwise),
    setItem(key, value) {
      unstored.delete(key)
      try {
        stored.setItem(key, value)
      } catch {
        unstored.set(key, value)
        for (const listener of listeners) if (listener.key === key) listener.tell(value)
      }
    },
    removeItem(key) {
      unstored.delete(key)
      stored.removeItem(key)
    },
    reset() {
      unstored.clear()
      stored.reset()
    },
    subscribe(key, tell) {
      const listener = { key, tell }
      listeners.add(listener)
      const unsubscribe = stored.subscribe(key, tell)
      return () => {
        listeners.delete(listener)
        unsubscribe()
      }
    },
  }
}

/** What this browser remembers; the page's own script reads the colours from it before this has loaded. */
export const store = withMemoryFallback(localStorageStore('1', 'botika.back-office'))
