import Alert from '@mui/material/Alert'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'

/** What was refused and belongs to no field that stands in this form: it would mark nothing, and say nothing. */
export function StrayErrors() {
  const { clearErrors } = useFormContext()
  const { errors, isSubmitting } = useFormState()
  const [texts, setTexts] = useState<readonly string[]>([])
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSubmitting) return setTexts([])
    const stray = Object.entries(errors).filter(([, error]) => error && !('ref' in error && error.ref))
    if (stray.length === 0) return
    setTexts(stray.flatMap(([, error]) => (typeof error?.message === 'string' ? [error.message] : [])))
    // the form keeps an error that no field can put right, and would never be sent again
    clearErrors(stray.map(([field]) => field))
  }, [errors, isSubmitting, clearErrors])
  useEffect(() => {
    if (texts.length > 0) alert.current?.scrollIntoView?.({ block: 'nearest' })
  }, [texts])
  if (texts.length === 0) return null
  return (
    <Alert ref={alert} severity="error" sx={{ mt: 2, maxWidth: 860, scrollMarginBottom: 160 }}>
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Alert>
  )
}
