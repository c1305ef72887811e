import * as ui from '@botika/common/messages/ui'
import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react'
import { unbroken } from '../lib/language/unbroken'
import { t } from '../lib/language/words'
import styles from './Field.module.css'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  error?: string | undefined
  hint?: ReactNode
  isOptional?: boolean
}

export function Field({ label, error, hint, isOptional = false, ...input }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {isOptional ? <span className={styles.optional}>{t(ui.optional)}</span> : null}
      </label>
      <input id={id} className={styles.input} {...toldAbout({ id, hint, error })} {...input} />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

interface TextProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string
  error?: string | undefined
  isOptional?: boolean
}

export function TextField({ label, error, isOptional = false, ...input }: TextProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {isOptional ? <span className={styles.optional}>{t(ui.optional)}</span> : null}
      </label>
      <textarea id={id} rows={5} className={styles.input} {...toldAbout({ id, error })} {...input} />
      <FieldNotes id={id} error={error} />
    </div>
  )
}

interface Notes extends Pick<Props, 'hint' | 'error'> {
  id: string
}

/** What tells a screen reader about the notes of a field. */
export const toldAbout = ({ id, hint, error }: Notes) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})

export const FieldNotes = ({ id, hint, error }: Notes) => (
  <>
    {hint ? (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    ) : null}
    <FieldError id={`${id}-error`} error={error} />
  </>
)

export const FieldError = ({ id, error }: { id: string; error?: string | undefined }) =>
  error ? (
    <p id={id} className={styles.error}>
      {unbroken(error)}
    </p>
  ) : null
