import { expected } from '@botika/common/expected'
import type { Suggestions } from '@botika/common/products/schema'
import { useEffect, useState } from 'react'

const DEBOUNCE_MS = 140
const MIN_LETTERS = 2
const NONE: Suggestions = { data: [] }

/** What the typed letters may mean; the last good answer stays until the next one is here. */
export function useSuggestions(typed: string, isWanted: boolean): Suggestions {
  const [found, setFound] = useState(NONE)
  const keyword = typed.trim()
  useEffect(() => {
    if (!isWanted || keyword.length < MIN_LETTERS) {
      setFound(NONE)
      return
    }
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const { suggest } = await import('./suggest')
      // a list that does not come is no reason to interrupt somebody who types
      const answer = await suggest(keyword, abort.signal).catch(expected('Nobody who types is interrupted'))
      if (answer && !abort.signal.aborted) setFound(answer)
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [keyword, isWanted])
  return found
}
