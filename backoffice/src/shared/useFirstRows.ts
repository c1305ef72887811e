import { startTransition, useEffect, useState } from 'react'

// no row of any list is lower; more than fill the screen are not waited for
const LOWEST_ROW = 60

// once a page load: whoever comes back to a list is taken to where they were, which may be far down
let isDone = false

/** What fills the screen of a list that opens the office, and all rows a moment after: the first are read meanwhile. */
export function useFirstRows<T>(rows: readonly T[] | undefined): readonly T[] | undefined {
  const [isWhole, setIsWhole] = useState(isDone)
  useEffect(() => {
    isDone = true
    startTransition(() => setIsWhole(true))
  }, [])
  return isWhole ? rows : rows?.slice(0, Math.ceil(window.innerHeight / LOWEST_ROW))
}
