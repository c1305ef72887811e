import { formatPesos } from '@botika/common/centavos'
import { t } from '../../shared/language/words'
import ui from '../../shared/ui/ui.module.css'
import styles from './Price.module.css'

interface Props {
  price: number | null
  original?: number | undefined
  size?: 'card' | 'page'
}

/** What it costs, with what it cost before a promotion; nothing to sell has no price. */
export function Price({ price, original, size = 'card' }: Props) {
  if (price === null) return <span className={styles.none}>N/A</span>
  return (
    <span className={`${styles.price} ${styles[size]}`}>
      {original && original > price ? (
        <>
          <span className={ui.hidden}>{t('Now')} </span>
          {formatPesos(price)} <span className={ui.hidden}>{t('before')} </span>
          <s>{formatPesos(original)}</s>
        </>
      ) : (
        formatPesos(price)
      )}
    </span>
  )
}
