import * as shell from '@botika/common/messages/shell'
import { useEffect, useState } from 'react'
import { t } from '../../lib/language/words'
import { Icon } from '../../ui/Icon'
import styles from './Layout.module.css'

type Line = 'online' | 'offline' | 'back'

const BACK_MS = 5_000

/** Says that the connection is gone, and for a moment that it is there again. */
export function OfflineBar() {
  const line = useLine()
  return (
    <div role="status">
      {line === 'offline' ? (
        <p className={styles.offline}>
          <Icon name="alert" size={18} /> {t(shell.youAreOfflineWhatYouHaveSeen)}
        </p>
      ) : null}
      {line === 'back' ? (
        <p className={styles.offline}>
          <Icon name="check" size={18} /> {t(shell.youAreOnlineAgain)}
        </p>
      ) : null}
    </div>
  )
}

function useLine(): Line {
  const [line, setLine] = useState<Line>('online')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onOffline = () => {
      clearTimeout(timer)
      setLine('offline')
    }
    const onOnline = () => {
      setLine('back')
      timer = setTimeout(() => setLine('online'), BACK_MS)
    }
    if (!navigator.onLine) onOffline()
    addEventListener('offline', onOffline)
    addEventListener('online', onOnline)
    return () => {
      clearTimeout(timer)
      removeEventListener('offline', onOffline)
      removeEventListener('online', onOnline)
    }
  }, [])
  return line
}
