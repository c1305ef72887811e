import type { ReactNode } from 'react'
import { t } from '../lib/language/words'
import styles from './Steps.module.css'

interface Step {
  title: string
  text: ReactNode
}

interface Props {
  steps: readonly Step[]
  /** Of the steps' headings, under the one above. */
  level?: 2 | 3
}

/** What happens one after the other. */
export function Steps({ steps, level = 3 }: Props) {
  const Heading = `h${level}` as const
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Heading>{t(title)}</Heading>
          <p>{typeof text === 'string' ? t(text) : text}</p>
        </li>
      ))}
    </ol>
  )
}
