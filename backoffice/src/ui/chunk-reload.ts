import { tabStorage } from '@botika/common/safe-storage'
import { isLoadingAhead } from './screen'

const KEY = 'botika.chunk-reload'
const THROTTLE_MS = 60_000

const isThere = () =>
  fetch(window.location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )

function isFirstOfLate(): boolean {
  const last = Number(tabStorage.read(KEY) ?? 0)
  return Date.now() - last >= THROTTLE_MS && tabStorage.write(KEY, String(Date.now()))
}

/** Reloads when a chunk is gone after an update, at most once a minute and only while the server answers. */
export function reloadOnLostChunk(reload = () => window.location.reload()) {
  window.addEventListener('vite:preloadError', () => {
    // what nobody waits for takes no page away
    if (isLoadingAhead()) return
    if (!isFirstOfLate()) return
    void isThere().then((is) => is && reload())
  })
}
