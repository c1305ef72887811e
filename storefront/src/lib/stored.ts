import { atomWithStorage, createJSONStorage } from './store'

/**
 * An atom that lives in the browser's storage and is the same in all tabs. It starts with its first value on both
 * sides and reads the storage on mount, so that server and browser render alike. Where the storage is denied or full
 * the value lasts as long as the page is open. `session` keeps it in this tab alone, until the tab is closed.
 */
export function storedAtom<T>(
  key: string,
  first: T,
  isValid: (value: unknown) => value is T,
  keeper: 'local' | 'session' = 'local',
) {
  const json = createJSONStorage<T>(() => (keeper === 'local' ? localStorage : sessionStorage))
  let unkept: { value: T } | null = null
  return atomWithStorage<T>(key, first, {
    // what somebody else, or an older release, left there must not break the page
    getItem(name, otherwise) {
      if (unkept) return unkept.value
      const value: unknown = orElse(() => json.getItem(name, otherwise), otherwise)
      return isValid(value) ? value : otherwise
    },
    setItem(name, value) {
      unkept = orElse(() => (json.setItem(name, value), null), { value })
    },
    removeItem(name) {
      unkept = orElse(() => (json.removeItem(name), null), { value: first })
    },
    subscribe: (name, tell, otherwise) =>
      orElse(
        () => json.subscribe?.(name, (value) => tell(isValid(value) ? value : otherwise), otherwise),
        undefined,
      ) ?? (() => {}),
  })
}

/** Reading the very name of the storage throws where a browser denies it. */
function orElse<T>(deed: () => T, otherwise: T): T {
  try {
    return deed()
  } catch {
    return otherwise
  }
}
