import { useState } from 'react'
import { useTell } from './atoms'
import { errorMessage } from '../../lib/error-message'

type Work = () => Promise<void>

/** Does something once at a time and says how it went. */
export function useAction() {
  const [isBusy, setIsBusy] = useState(false)
  const tell = useTell()

  /** Says only that it worked; answers why it did not. */
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
