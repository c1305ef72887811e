import { useSyncExternalStore } from 'react'
import { t } from '../../shared/language/words'
import { Icon } from '../../shared/ui/Icon'
import styles from './Layout.module.css'

function subscribe(tell: () => void) {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

/** Says that the connection is gone. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {isOnline ? null : (
        <p className={styles.offline}>
          <Icon name="alert" size={18} /> {t('You are offline. Your cart stays in this browser.')}
        </p>
      )}
    </div>
  )
}
