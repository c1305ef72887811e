import { useCallback, useEffect, useRef, useState } from 'react'
import { errorMessage } from './error-message'
import { statusOf } from './router/page-error'

export type QueryState<T> =
  | { state: 'loading' }
  | { state: 'failed'; detail: string; status: number | undefined }
  | { state: 'found'; data: T }

export interface Query<T> {
  result: QueryState<T>
  retry: () => void
  put: (data: T) => void
}

const unlessFound = <T>(now: QueryState<T>): QueryState<T> =>
  now.state === 'found' ? now : { state: 'loading' }

/** A call's result, loaded again when its key changes; the last good result stays meanwhile. */
export function useQuery<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Query<T> {
  const [result, setAnswer] = useState<QueryState<T>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const loadNow = useRef(load)
  useEffect(() => {
    loadNow.current = load
  })
  useEffect(() => {
    const abort = new AbortController()
    setAnswer(unlessFound)
    loadNow.current(abort.signal).then(
      (data) => abort.signal.aborted || setAnswer({ state: 'found', data }),
      (error: unknown) => {
        if (abort.signal.aborted) return
        setAnswer({ state: 'failed', detail: errorMessage(error), status: statusOf(error) })
      },
    )
    return () => abort.abort()
  }, [key, attempt])
  const retry = useCallback(() => {
    setAnswer(unlessFound)
    setAttempt((one) => one + 1)
  }, [])
  const put = useCallback((data: T) => setAnswer({ state: 'found', data }), [])
  return { result, retry, put }
}

export function useOnline(callback: () => void, isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return
    addEventListener('online', callback)
    return () => removeEventListener('online', callback)
  }, [callback, isWanted])
}
