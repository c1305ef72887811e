import * as catalogue from '@botika/common/messages/catalogue'
import * as uiMessages from '@botika/common/messages/ui'
import { formatPesos } from '@botika/common/centavos'
import { t } from '../lib/language/text'
import { StatutoryPrice } from '../statutory-price/lazy'
import ui from '../ui/ui.module.css'
import styles from './Price.module.css'

interface Props {
  price: number | null
  original?: number | undefined
  size?: 'card' | 'page'
  claimable?: number | null | undefined
}

export function Price({ price, original, size = 'card', claimable }: Props) {
  if (price === null) return <span className={styles.none}>N/A</span>
  const regular =
    original && original > price ? (
      <>
        <span className={ui.hidden}>{t(catalogue.now)} </span>
        {formatPesos(price)} <span className={ui.hidden}>{t(uiMessages.before)} </span>
        <s>{formatPesos(original)}</s>
      </>
    ) : (
      formatPesos(price)
    )
  return (
    <span className={`${styles.price} ${styles[size]}`}>
      <StatutoryPrice inventoryId={claimable} regular={original ?? price}>
        {regular}
      </StatutoryPrice>
    </span>
  )
}

export const PercentOff = ({ percent }: { percent: number | undefined }) =>
  percent ? <span className={`${ui.badge} ${ui.sale}`}>{t(catalogue.percentOff, { percent })}</span> : null
