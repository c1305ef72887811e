import type { Label } from '@botika/common/messages/message'
import { t } from '../lib/language/text'
import { Icon, type IconName } from '../ui/Icon'
import styles from './Reasons.module.css'

export interface Reason {
  icon: IconName
  title: Label
  text: Label
}

export const Reasons = ({ reasons }: { reasons: readonly Reason[] }) => (
  <ul className={styles.reasons}>
    {reasons.map(({ icon, title, text }, index) => (
      <li key={index}>
        <span>
          <Icon name={icon} size={26} />
        </span>
        <h3>{t(title)}</h3>
        <p>{t(text)}</p>
      </li>
    ))}
  </ul>
)
