import { useState } from 'react'

/**
 * Whether a record has come from its own address at least once. Lists leave shorter copies of their records
 * behind, and a form must not start from one.
 */
export function useIsFresh(isFetching: boolean): boolean {
  const [state, setState] = useState<'before' | 'asking' | 'fresh'>('before')
  // rights are looked at before anything is asked
  if (state === 'before' && isFetching) setState('asking')
  if (state === 'asking' && !isFetching) setState('fresh')
  return state === 'fresh'
}
