import { useState } from 'react'
import { told } from './language/told'
import { t } from './language/words'
import { useTell } from './toast/atoms'

/** Does something once at a time and says how it went. */
export function useDeed() {
  const [isBusy, setIsBusy] = useState(false)
  const tell = useTell()
  async function attempt(deed: () => Promise<void>, done: string) {
    if (isBusy) return
    setIsBusy(true)
    try {
      await deed()
      tell(done, 'success')
    } catch (error) {
      tell(
        error instanceof Error ? told(error.message) : t('Something went wrong. Please try again.'),
        'error',
      )
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, attempt }
}
