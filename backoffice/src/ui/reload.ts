const WAIT_MS = 2_000

let isAsked = false

/** Whether the page is being loaded anew because somebody pressed a button that says so. */
export const isReloadAsked = () => isAsked

export function reloadAsked() {
  isAsked = true
  // a page that is still there by then did not go
  setTimeout(() => {
    isAsked = false
  }, WAIT_MS)
  window.location.reload()
}
