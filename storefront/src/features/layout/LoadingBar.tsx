import { useNavigation } from 'react-router-dom'
import styles from './Layout.module.css'

/** Shows that the next page is on its way; what is quick (200 ms) does not show at all. */
export function LoadingBar() {
  const isLoading = useNavigation().state !== 'idle'
  return (
    <div className={styles.loading} hidden={!isLoading} role="progressbar" aria-label="Loading the page">
      <span />
    </div>
  )
}
