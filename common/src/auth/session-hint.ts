import { safeStorage } from '../safe-storage'
/** Remembers, across page loads and tabs, that a refresh cookie probably exists. It holds no secret. */
export interface SessionHint {
  has(): boolean
  /** What tells this login from any other; null where nobody is signed in or nothing can be kept. */
  mark(): string | null
  set(): void
  clear(): void
  /** Calls back when the mark may have become another: in another tab, or while this page was set aside. */
  watch(look: () => void): void
}

/** Where the hint lies; other tabs hear of its coming, changing and going. */
export const HINT_KEY = 'botika.signed-in'

/** A hint in `localStorage`; where that is missing, denied or full, every page load asks the server. */
export function browserHint(storage?: Storage): SessionHint {
  const { attempt } = safeStorage(() => storage ?? globalThis.localStorage)
  return {
    has: () => attempt((kept) => kept.getItem(HINT_KEY) !== null || !canKeep(kept), true),
    mark: () => attempt((kept) => kept.getItem(HINT_KEY), null),
    set: () => attempt((kept) => kept.setItem(HINT_KEY, `${Date.now()}.${Math.random()}`), undefined),
    clear: () => attempt((kept) => kept.removeItem(HINT_KEY), undefined),
    watch: (look) => {
      globalThis.addEventListener?.('storage', ({ key }) => {
        if (key === HINT_KEY || key === null) look()
      })
      globalThis.addEventListener?.('pageshow', look)
    },
  }
}

function canKeep(storage: Storage): boolean {
  const probe = `${HINT_KEY}?`
  storage.setItem(probe, `${Date.now()}.${Math.random()}`)
  storage.removeItem(probe)
  return true
}
