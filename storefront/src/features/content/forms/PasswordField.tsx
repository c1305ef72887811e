import { MIN_PASSWORD_LENGTH } from '@botika/common/session/password'
import { useId, useState } from 'react'
import { t } from '../../../shared/language/words'
import { FieldError } from '../../../shared/ui/Field'
import field from '../../../shared/ui/Field.module.css'
import styles from './Form.module.css'

interface Props {
  label: string
  error: string | undefined
}

/** A password that somebody chooses; they may look at what they typed. Password managers offer one of theirs. */
export function PasswordField({ label, error }: Props) {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.password}>
        <input
          id={id}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          required
          minLength={MIN_PASSWORD_LENGTH}
          maxLength={200}
          data-secret=""
          className={field.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={t('Show the password')}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? t('Hide') : t('Show')}
        </button>
      </div>
      <p id={`${id}-hint`} className={field.hint}>
        {t(
          'At least {count} characters. Three or four words that only you would put together are easy to remember and hard to guess.',
          { count: MIN_PASSWORD_LENGTH },
        )}
      </p>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
