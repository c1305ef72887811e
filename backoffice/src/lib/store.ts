import { localStorageStore, type Store } from 'react-admin'

interface Listener {
  key: string
  tell: (value: unknown) => void
}

/** What the browser has no room for lasts as long as the page is open. */
export function lasting(kept: Store): Store {
  const unkept = new Map<string, unknown>()
  const listeners = new Set<Listener>()
  return {
    ...kept,
    getItem: <T>(key: string, otherwise?: T) =>
      unkept.has(key) ? (unkept.get(key) as T) : kept.getItem(key, otherwise),
    setItem(key, value) {
      unkept.delete(key)
      try {
        kept.setItem(key, value)
      } catch {
        unkept.set(key, value)
        for (const listener of listeners) if (listener.key === key) listener.tell(value)
      }
    },
    removeItem(key) {
      unkept.delete(key)
      kept.removeItem(key)
    },
    reset() {
      unkept.clear()
      kept.reset()
    },
    subscribe(key, tell) {
      const listener = { key, tell }
      listeners.add(listener)
      const unsubscribe = kept.subscribe(key, tell)
      return () => {
        listeners.delete(listener)
        unsubscribe()
      }
    },
  }
}

/** What this browser remembers; the page's own script reads the colours from it before this has loaded. */
export const store = lasting(localStorageStore('1', 'botika.back-office'))
