import { tabStorage } from '@botika/common/safe-storage'
import { isLoadingAhead } from './screen'

const KEY = 'botika.chunk-reload'
const THROTTLE_MS = 60_000

const isThere = () =>
  fetch(window.location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Whether none was tried in the last minute; where that cannot be kept, none is tried: it could go on for ever. */
function isFirstOfLate(): boolean {
  const last = Number(tabStorage.read(KEY) ?? 0)
  return Date.now() - last >= THROTTLE_MS && tabStorage.write(KEY, String(Date.now()))
}

/**
 * After a new version was installed old chunks are gone: load the page anew, at most once a minute, and only when
 * the server is there. Without a connection the page that is open says more than the browser's own.
 */
export function reloadOnLostChunk(reload = () => window.location.reload()) {
  window.addEventListener('vite:preloadError', () => {
    // what nobody waits for takes no page away
    if (isLoadingAhead()) return
    if (!isFirstOfLate()) return
    void isThere().then((is) => is && reload())
  })
}
