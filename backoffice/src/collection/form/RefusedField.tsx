import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'

/** Goes to the first field that a save was refused for; by itself the form goes only to what it refuses itself. */
export function RefusedField() {
  const { errors, isSubmitting } = useFormState()
  const place = useRef<HTMLSpanElement>(null)
  const hasErrors = Object.keys(errors).length > 0
  const wasSubmitting = useRef(false)
  useEffect(() => {
    const isOver = wasSubmitting.current && !isSubmitting
    wasSubmitting.current = isSubmitting
    if (!isOver || !hasErrors) return
    place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [isSubmitting, hasErrors])
  return <span ref={place} hidden />
}
