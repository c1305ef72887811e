import Alert from '@mui/material/Alert'
import { useFormState } from 'react-hook-form'

/** What was refused and belongs to no field that stands in this form: it would mark nothing, and say nothing. */
export function StrayErrors() {
  const { errors } = useFormState()
  const texts = Object.values(errors).flatMap((error) =>
    error && !('ref' in error && error.ref) && typeof error.message === 'string' ? [error.message] : [],
  )
  if (texts.length === 0) return null
  return (
    <Alert severity="error" sx={{ mt: 2, maxWidth: 860 }}>
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Alert>
  )
}
