/** Remembers, across page loads, that a refresh cookie probably exists. It holds no secret. */
export interface SessionHint {
  has(): boolean
  set(): void
  clear(): void
}

/** Where the hint lies; other tabs hear of its coming and going. */
export const HINT_KEY = 'botika.signed-in'

/** A hint in `localStorage`; without storage, or where the browser denies it, every page load asks the server. */
export function browserHint(storage?: Storage): SessionHint {
  const attempt = <T>(deed: (kept: Storage) => T, otherwise: T): T => {
    try {
      // its very name throws where it is denied
      const kept = storage ?? globalThis.localStorage
      return kept ? deed(kept) : otherwise
    } catch {
      return otherwise
    }
  }
  return {
    has: () => attempt((kept) => kept.getItem(HINT_KEY) !== null, true),
    set: () => attempt((kept) => kept.setItem(HINT_KEY, '1'), undefined),
    clear: () => attempt((kept) => kept.removeItem(HINT_KEY), undefined),
  }
}
