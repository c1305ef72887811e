const KEY = 'chunkReloadedAt'
const THROTTLE_MS = 60_000

/** A new release takes old chunks away: the page is loaded anew, at most once in a minute. */
export function reloadOnLostChunk(now = () => Date.now(), reload = () => window.location.reload()) {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (now() - last < THROTTLE_MS) return
    event.preventDefault()
    sessionStorage.setItem(KEY, String(now()))
    reload()
  })
}
