const WAIT_MS = 2_000

let isReloading = false

export const isReloadRequested = () => isReloading

export function reloadOnRequest() {
  isReloading = true
  setTimeout(() => {
    isReloading = false
  }, WAIT_MS)
  window.location.reload()
}
