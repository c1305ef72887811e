const KEY = 'chunkReloadedAt'
const THROTTLE_MS = 60_000

interface Browser {
  now: () => number
  reload: () => void
  isOnline: () => boolean
}

const BROWSER: Browser = {
  now: () => Date.now(),
  reload: () => window.location.reload(),
  isOnline: () => navigator.onLine,
}

/**
 * A new release takes old chunks away: the page is loaded anew, at most once in 60 seconds. Without a connection
 * that would not bring the chunk either, and whoever asked for it is told.
 */
export function reloadOnLostChunk({ now, reload, isOnline }: Browser = BROWSER) {
  addEventListener('vite:preloadError', (event) => {
    const last = lastReload()
    if (!isOnline() || now() - last < THROTTLE_MS) return
    // without a note of it there would be no end to reloading
    if (!note(now())) return
    event.preventDefault()
    reload()
  })
}

function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(KEY) ?? -Infinity)
  } catch {
    return -Infinity
  }
}

function note(at: number): boolean {
  try {
    sessionStorage.setItem(KEY, String(at))
    return true
  } catch {
    return false
  }
}
