import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react'
import { told } from '../language/told'
import { t } from '../language/words'
import styles from './Field.module.css'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  error?: string | undefined
  hint?: ReactNode
  isOptional?: boolean
}

/** A text field with its label, its hint and what is wrong with it. */
export function Field({ label, error, hint, isOptional = false, ...input }: Props) {
  const id = useId()
  const told = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {isOptional ? <span className={styles.optional}>{t('optional')}</span> : null}
      </label>
      <input
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={told || undefined}
        {...input}
      />
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

interface TextProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string
  error?: string | undefined
  isOptional?: boolean
}

/** The same for more than a line. */
export function TextField({ label, error, isOptional = false, ...input }: TextProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {isOptional ? <span className={styles.optional}>{t('optional')}</span> : null}
      </label>
      <textarea
        id={id}
        rows={5}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...input}
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

export const FieldError = ({ id, error }: { id: string; error?: string | undefined }) =>
  error ? (
    <p id={id} className={styles.error}>
      {told(error)}
    </p>
  ) : null
