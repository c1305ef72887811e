import type { Label } from '@botika/common/messages/message'
import { t } from '../lib/language/text'
import styles from './Steps.module.css'

interface Step {
  title: Label
  text: Label
}

interface Props {
  steps: readonly Step[]
  level?: 2 | 3
}

export function Steps({ steps, level = 3 }: Props) {
  const Heading = `h${level}` as const
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={index}>
          <Heading>{t(title)}</Heading>
          <p>{t(text)}</p>
        </li>
      ))}
    </ol>
  )
}
