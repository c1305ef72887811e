import type { Suggestion } from '@botika/common/products/schema'
import { useEffect, useState } from 'react'

const DEBOUNCE_MS = 140
const MIN_LETTERS = 2

/** What the typed letters may mean; the last good answer stays until the next one is here. */
export function useSuggestions(typed: string, isWanted: boolean): readonly Suggestion[] {
  const [found, setFound] = useState<readonly Suggestion[]>([])
  const keyword = typed.trim()
  useEffect(() => {
    if (!isWanted || keyword.length < MIN_LETTERS) {
      setFound([])
      return
    }
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const { suggest } = await import('./suggest')
      // a list that does not come is no reason to interrupt somebody who types
      const answer = await suggest(keyword, abort.signal).catch(() => null)
      if (answer && !abort.signal.aborted) setFound(answer)
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [keyword, isWanted])
  return found
}
