import * as tracking from '@botika/common/messages/tracking'
import { type ReactNode, useState } from 'react'
import { t } from '../lib/language/text'
import type { QueryState } from '../lib/useQuery'
import ui from '../ui/ui.module.css'
import { OrderEmailField } from './OrderEmailField'
import styles from './OrderView.module.css'

interface Props {
  label: string
  words?: string
  button: string
  result: QueryState<unknown>
  onKnown: (email: string) => void
  children?: ReactNode
}

/** Asks a guest for the email address of an order, and says at its field what is wrong with it. */
export function EmailForm({ label, words, button, result, onKnown, children }: Props) {
  const [email, setEmail] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const wrong = email && result.state === 'failed' ? result.detail : undefined
  return (
    <form
      noValidate
      className={`${styles.replace} ${ui.noPrint}`}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        setIsMissing(email.trim() === '')
        if (email.trim()) onKnown(email.trim())
      }}
    >
      {words ? <p>{words}</p> : null}
      <OrderEmailField
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={isMissing ? t(tracking.pleaseTypeAnEmailAddress) : wrong}
      />
      <button type="submit" className={ui.outline} aria-busy={result.state === 'loading'}>
        {button}
      </button>
      {children}
    </form>
  )
}
