const KEY = 'botika.chunk-reload'
const THROTTLE_MS = 60_000

/** After a new version was installed old chunks are gone: load the page anew, at most once a minute. */
export function reloadOnLostChunk() {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < THROTTLE_MS) return
    event.preventDefault()
    sessionStorage.setItem(KEY, String(Date.now()))
    window.location.reload()
  })
}
