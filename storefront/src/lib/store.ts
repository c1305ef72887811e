import { atomWithStorage, createJSONStorage } from 'jotai/utils'

// the only import of jotai
export { atom, createStore, Provider, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'

/** An atom in the browser's storage, or in memory where that is denied; read on mount, as hydration needs. */
export function storedAtom<T>(
  key: string,
  first: T,
  isValid: (value: unknown) => value is T,
  storage: 'local' | 'session' = 'local',
) {
  const json = createJSONStorage<T>(() => (storage === 'local' ? localStorage : sessionStorage))
  let inMemory: { value: T } | null = null
  return atomWithStorage<T>(key, first, {
    // older releases may have left another shape
    getItem(name, otherwise) {
      if (inMemory) return inMemory.value
      const value: unknown = orElse(() => json.getItem(name, otherwise), otherwise)
      return isValid(value) ? value : otherwise
    },
    setItem(name, value) {
      inMemory = orElse(() => (json.setItem(name, value), null), { value })
    },
    removeItem(name) {
      inMemory = orElse(() => (json.removeItem(name), null), { value: first })
    },
    subscribe: (name, notify, otherwise) =>
      orElse(
        () => json.subscribe?.(name, (value) => notify(isValid(value) ? value : otherwise), otherwise),
        undefined,
      ) ?? (() => {}),
  })
}

function orElse<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}
