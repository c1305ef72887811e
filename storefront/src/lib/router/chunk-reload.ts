import { tabStorage } from '@botika/common/safe-storage'
const KEY = 'chunkReloadedAt'
const THROTTLE_MS = 60_000

const BROWSER = {
  now: () => Date.now(),
  reload: () => window.location.reload(),
  isOnline: () => navigator.onLine,
}

const lost = new WeakSet<object>()

export const isLostChunk = (error: unknown) => typeof error === 'object' && error !== null && lost.has(error)

let isUnderWay = false

export const isReloading = () => isUnderWay

/** Reloads once a release removed a chunk: at most every 60 seconds, never offline. */
export function reloadOnLostChunk({ now, reload, isOnline }: typeof BROWSER = BROWSER) {
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as { payload?: unknown }
    if (typeof payload === 'object' && payload !== null) lost.add(payload)
    const last = Number(tabStorage.read(KEY) ?? -Infinity)
    if (!isOnline() || now() - last < THROTTLE_MS) return
    // without storage it would reload for ever
    if (!tabStorage.write(KEY, String(now()))) return
    event.preventDefault()
    isUnderWay = true
    reload()
  })
}
