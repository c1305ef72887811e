import { startTransition, useEffect, useState } from 'react'

// no row of any list is lower; more than fill the screen are not waited for
const LOWEST_ROW = 60

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

/** What fills the screen of a list that opens the office, and all rows a moment after: the first are read meanwhile. */
export function useFirstRows<T>(rows: readonly T[] | undefined, page = opening): readonly T[] | undefined {
  const [isWhole, setIsWhole] = useState(page.isOver)
  useEffect(() => {
    page.end()
    startTransition(() => setIsWhole(true))
  }, [page])
  return isWhole ? rows : rows?.slice(0, Math.ceil(window.innerHeight / LOWEST_ROW))
}
