import { expected } from './expected'

/** A browser's storage that never throws: denied or full, it keeps nothing and has nothing. */
export function safeStorage(open: () => Storage | undefined) {
  function attempt<T>(work: (storage: Storage) => T, otherwise: T): T {
    try {
      // its very name throws where it is denied
      const storage = open()
      return storage ? work(storage) : otherwise
    } catch (error) {
      expected('The browser’s storage is denied, full or holds something else')(error)
      return otherwise
    }
  }
  return {
    attempt,
    read: (key: string): string | null => attempt((storage) => storage.getItem(key), null),
    /** What was written as JSON; null where there is nothing or something else. */
    readJson: (key: string): unknown =>
      attempt((storage): unknown => JSON.parse(storage.getItem(key) ?? 'null'), null),
    write: (key: string, value: string): boolean =>
      attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false),
    remove: (key: string): void => attempt((storage) => storage.removeItem(key), undefined),
  }
}

export const tabStorage = safeStorage(() => globalThis.sessionStorage)

export const browserStorage = safeStorage(() => globalThis.localStorage)
