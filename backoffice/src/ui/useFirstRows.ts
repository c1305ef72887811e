import { createContext, startTransition, useEffect, useState } from 'react'

/** The browser scrolls a page that it shows again to where it was, far down maybe, as soon as its list is there. */
const isShownAgain = ([how] = performance.getEntriesByType('navigation')) =>
  ['reload', 'back_forward'].includes((how as PerformanceNavigationTiming | undefined)?.type ?? '')

export function makeOpening() {
  let isOver = isShownAgain()
  return {
    isOver: () => isOver,
    end: () => {
      isOver = true
    },
  }
}

const opening = makeOpening()

export const WholeList = createContext(true)

/** As many rows as fill the screen of a list that opens the office, and all of them a moment after, while those are read. */
export function useFirstRows<T>(rows: readonly T[] | undefined, most: number, page = opening) {
  const [isWhole, setIsWhole] = useState(page.isOver)
  useEffect(() => {
    page.end()
    startTransition(() => setIsWhole(true))
  }, [page])
  return { isWhole, rows: isWhole ? rows : rows?.slice(0, most) }
}
