import { useState } from 'react'
import { useToast } from './atoms'
import { errorMessage } from '../../lib/error-message'

type Work = () => Promise<void>

export function useAction() {
  const [isBusy, setIsBusy] = useState(false)
  const showToast = useToast()

  async function run(work: Work, done: string): Promise<string> {
    if (isBusy) return ''
    setIsBusy(true)
    try {
      await work()
      showToast(done, 'success')
      return ''
    } catch (error) {
      return errorMessage(error)
    } finally {
      setIsBusy(false)
    }
  }

  async function attempt(work: Work, done: string) {
    const error = await run(work, done)
    if (error) showToast(error, 'error')
  }

  return { isBusy, attempt, run }
}
