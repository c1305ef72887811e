import * as catalogue from '@botika/common/messages/catalogue'
import { t } from '../../lib/language/text'
import styles from './Rating.module.css'

const STAR = 'm12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z'

export const Stars = ({ value, size = 18 }: { value: number; size?: number }) => (
  <span className={styles.stars} role="img" aria-label={t(catalogue.valueOf5Stars, { value })}>
    {[1, 2, 3, 4, 5].map((star) => (
      <Star key={star} isFull={value >= star - 0.5} size={size} />
    ))}
  </span>
)

export const Star = ({ isFull, size }: { isFull: boolean; size: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    className={isFull ? styles.full : styles.empty}
    aria-hidden
  >
    <path d={STAR} />
  </svg>
)
