import { t } from '../../shared/language/words'
import { useIsNavigating } from '../../shared/router/page-context'
import styles from './Layout.module.css'

/** Shows that the next page is on its way; what is quick (200 ms) does not show at all. */
export function LoadingBar() {
  const isLoading = useIsNavigating()
  return (
    <div className={styles.loading} hidden={!isLoading} role="progressbar" aria-label={t('Loading the page')}>
      <span />
    </div>
  )
}
