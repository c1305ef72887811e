import * as shell from '@botika/common/messages/shell'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../lib/language/words'
import { useIsNavigating } from '../../lib/router/page-context'
import styles from './Layout.module.css'

/** Milliseconds of the specification: what is quicker does not show at all, and what shows stays so long. */
const APPEARS_MS = 200
const STAYS_MS = 200

/** Shows that the next page is on its way. It delays no page: it only stays beside one that has just come. */
export function LoadingBar() {
  const isLoading = useIsNavigating()
  const isShown = useStaying(isLoading)
  return (
    <div className={styles.loading} hidden={!isShown} role="progressbar" aria-label={t(shell.loadingThePage)}>
      <span />
    </div>
  )
}

function useStaying(isLoading: boolean): boolean {
  const [isStaying, setIsStaying] = useState(false)
  const began = useRef<number | null>(null)
  useEffect(() => {
    if (isLoading) {
      began.current = performance.now()
      setIsStaying(true)
      return
    }
    const shown = began.current === null ? 0 : performance.now() - began.current - APPEARS_MS
    began.current = null
    if (shown <= 0 || shown >= STAYS_MS) {
      setIsStaying(false)
      return
    }
    const timer = setTimeout(() => setIsStaying(false), STAYS_MS - shown)
    return () => clearTimeout(timer)
  }, [isLoading])
  return isLoading || isStaying
}
