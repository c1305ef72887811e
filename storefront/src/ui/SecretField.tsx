import * as uiMessages from '@botika/common/messages/ui'
import { type InputHTMLAttributes, useId, useState } from 'react'
import { t } from '../lib/language/text'
import { FieldNotes, describedBy } from './Field'
import styles from './Field.module.css'
import ui from './ui.module.css'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  error?: string | undefined
}

export function SecretField({ label, hint, error, ...input }: Props) {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={styles.field}>
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <div className={styles.secret}>
        <input
          id={id}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          data-secret=""
          {...input}
          type={isShown ? 'text' : 'password'}
          className={styles.input}
          {...describedBy({ id, hint, error })}
        />
        <button type="button" aria-describedby={`${id}-label`} onClick={() => setIsShown(!isShown)}>
          <span aria-hidden="true">{isShown ? t(uiMessages.hide) : t(uiMessages.show)}</span>
          <span className={ui.hidden}>
            {isShown ? t(uiMessages.hideThePassword) : t(uiMessages.showThePassword)}
          </span>
        </button>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
