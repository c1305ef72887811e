import { useSyncExternalStore } from 'react'

const paper = () => globalThis.matchMedia?.('print')

function watch(look: () => void) {
  const media = paper()
  media?.addEventListener?.('change', look)
  return () => media?.removeEventListener?.('change', look)
}

/** Whether the page is being put on paper. The theme's colours are no style sheet's to change, so React has to know. */
export const useIsPrinted = () => useSyncExternalStore(watch, () => paper()?.matches ?? false)
