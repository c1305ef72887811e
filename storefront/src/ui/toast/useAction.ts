import { useState } from 'react'
import { useTell } from './atoms'
import { errorMessage } from '../../lib/error-message'

type Work = () => Promise<void>

export function useAction() {
  const [isBusy, setIsBusy] = useState(false)
  const tell = useTell()

  /** Reports success; returns the error message of a failure. */
  async function answer(work: Work, done: string): Promise<string> {
    if (isBusy) return ''
    setIsBusy(true)
    try {
      await work()
      tell(done, 'success')
      return ''
    } catch (error) {
      return errorMessage(error)
    } finally {
      setIsBusy(false)
    }
  }

  async function attempt(work: Work, done: string) {
    const trouble = await answer(work, done)
    if (trouble) tell(trouble, 'error')
  }

  return { isBusy, attempt, answer }
}
