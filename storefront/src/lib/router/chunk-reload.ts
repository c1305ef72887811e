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

/** Whether the page is being loaded anew, and what fails meanwhile is of no account. */
export const isReloading = () => isUnderWay

/** Reloads the page when a new release took an old chunk away: at most once in 60 seconds, never offline. */
export function reloadOnLostChunk({ now, reload, isOnline }: typeof BROWSER = BROWSER) {
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as { payload?: unknown }
    if (typeof payload === 'object' && payload !== null) lost.add(payload)
    const last = Number(tabStorage.read(KEY) ?? -Infinity)
    if (!isOnline() || now() - last < THROTTLE_MS) return
    // without a note of it there would be no end to reloading
    if (!tabStorage.write(KEY, String(now()))) return
    event.preventDefault()
    isUnderWay = true
    reload()
  })
}
