import { useCallback, useEffect, useRef, useState } from 'react'
import { errorMessage } from './error-message'
import { statusOf } from './router/page-error'

export type Answer<T> =
  | { state: 'loading' }
  | { state: 'failed'; detail: string; status: number | undefined }
  | { state: 'found'; data: T }

export interface Asked<T> {
  answer: Answer<T>
  retry: () => void
  put: (data: T) => void
}

const unlessFound = <T>(now: Answer<T>): Answer<T> => (now.state === 'found' ? now : { state: 'loading' })

/** What a call answers, asked again when its key changes; the last good answer stays while that happens. */
export function useAnswer<T>(key: string, ask: (signal: AbortSignal) => Promise<T>): Asked<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const asking = useRef(ask)
  useEffect(() => {
    asking.current = ask
  })
  useEffect(() => {
    const abort = new AbortController()
    setAnswer(unlessFound)
    asking.current(abort.signal).then(
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
  return { answer, retry, put }
}

/** Calls back when the connection returns, where that is wanted: whoever was cut off need not retry by hand. */
export function useOnline(callback: () => void, isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return
    addEventListener('online', callback)
    return () => removeEventListener('online', callback)
  }, [callback, isWanted])
}
