import type { Label } from '@botika/common/messages/message'
import { t } from '../lib/language/text'
import styles from './Steps.module.css'

interface Step {
  title: Label
  text: Label
}

interface Props {
  steps: readonly Step[]
}

export function Steps({ steps }: Props) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={index}>
          <h3>{t(title)}</h3>
          <p>{t(text)}</p>
        </li>
      ))}
    </ol>
  )
}
