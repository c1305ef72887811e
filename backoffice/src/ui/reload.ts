const WAIT_MS = 2_000

let isReloading = false

/** Whether the page is being loaded anew because somebody pressed a button that says so. */
export const isReloadRequested = () => isReloading

export function reloadOnRequest() {
  isReloading = true
  // a page that is still there by then did not go
  setTimeout(() => {
    isReloading = false
  }, WAIT_MS)
  window.location.reload()
}
