import { createContext, startTransition, useEffect, useState } from 'react'

/** Whether a page still shows its first list: whoever comes back to one is taken to where they were, far down maybe. */
export function makeOpening() {
  let isOver = false
  return {
    isOver: () => isOver,
    end: () => {
      isOver = true
    },
  }
}

const opening = makeOpening()

/** Whether all rows of a list are there; what belongs below them waits for that. */
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
