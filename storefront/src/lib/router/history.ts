import { type Location, parsePath } from 'react-router-dom'

interface Entry {
  key?: string
  usr?: unknown
}

/** Where the browser is. */
export function currentLocation(): Location {
  const { pathname, search, hash } = window.location
  const { key = 'default', usr = null } = (window.history.state ?? {}) as Entry
  return { pathname, search, hash, state: usr, key }
}

/** Where a link leads, as a new entry of the history. */
export function nextLocation(to: string, state: unknown): Location {
  const { pathname = '/', search = '', hash = '' } = parsePath(to)
  return { pathname, search, hash, state, key: Math.random().toString(36).slice(2, 10) }
}

/** Writes an entry. */
export function writeEntry(location: Location, mode: 'push' | 'replace') {
  const entry: Entry = { key: location.key, usr: location.state }
  const url = location.pathname + location.search + location.hash
  if (mode === 'push') window.history.pushState(entry, '', url)
  else window.history.replaceState(entry, '', url)
}

/** Scroll positions of the entries that were left. */
export function scrollKeeper() {
  const positions = new Map<string, number>()
  // while pages change by script the browser must not scroll; a reload is its own affair
  window.history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual'
  })
  return {
    keep: (key: string) => positions.set(key, window.scrollY),
    restore: ({ key, hash }: Location, isReturn: boolean) => {
      const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
      if (isReturn) window.scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' })
      else if (target) target.scrollIntoView()
      else window.scrollTo({ top: 0, behavior: 'instant' })
    },
  }
}
