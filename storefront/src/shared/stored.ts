import { atomWithStorage, createJSONStorage } from './store'

/**
 * An atom that lives in the browser's storage and is the same in all tabs. It starts with its first value on both
 * sides and reads the storage on mount, so that server and browser render alike.
 */
export function storedAtom<T>(key: string, first: T, isValid: (value: unknown) => value is T) {
  const json = createJSONStorage<T>(() => localStorage)
  return atomWithStorage<T>(key, first, {
    ...json,
    // what somebody else, or an older release, left there must not break the page
    getItem: (name, otherwise) => {
      const value: unknown = json.getItem(name, otherwise)
      return isValid(value) ? value : otherwise
    },
    subscribe: (name, tell, otherwise) =>
      json.subscribe?.(name, (value) => tell(isValid(value) ? value : otherwise), otherwise) ?? (() => {}),
  })
}
