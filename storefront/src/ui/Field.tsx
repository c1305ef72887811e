import * as ui from '@botika/common/messages/ui'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { t, unbroken } from '../lib/language/text'
import styles from './Field.module.css'

interface Notes {
  id: string
  hint?: ReactNode
  error?: string | undefined
}

export const describedBy = ({ id, hint, error }: Notes) => ({
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
    {error ? (
      <p id={`${id}-error`} className={styles.error}>
        {unbroken(error)}
      </p>
    ) : null}
  </>
)

interface LabelProps extends Omit<Notes, 'id'> {
  label: string
  isOptional?: boolean | undefined
}

export const Labelled = ({
  label,
  isOptional,
  children,
  ...notes
}: LabelProps & Notes & { children: ReactNode }) => (
  <div className={styles.field}>
    <label htmlFor={notes.id}>
      {label} {isOptional ? <span className={styles.optional}>{t(ui.optional)}</span> : null}
    </label>
    {children}
    <FieldNotes {...notes} />
  </div>
)

export function Field({ label, error, hint, isOptional, ...input }: LabelProps & ComponentProps<'input'>) {
  const notes = { id: useId(), hint, error }
  return (
    <Labelled label={label} isOptional={isOptional} {...notes}>
      <input id={notes.id} className={styles.input} {...describedBy(notes)} {...input} />
    </Labelled>
  )
}

export function TextField({ label, error, isOptional, ...input }: LabelProps & ComponentProps<'textarea'>) {
  const notes = { id: useId(), error }
  return (
    <Labelled label={label} isOptional={isOptional} {...notes}>
      <textarea id={notes.id} rows={5} className={styles.input} {...describedBy(notes)} {...input} />
    </Labelled>
  )
}
