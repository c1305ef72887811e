import Button from '@mui/material/Button'
import { useResetErrorBoundaryOnLocationChange } from 'react-admin'
import { Notice } from './Notice'

interface Failure {
  error: Error
  resetErrorBoundary: (reason?: unknown) => void
}

/** What is shown instead of a screen that broke. */
export function ErrorPage({ error, resetErrorBoundary }: Failure) {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary)
  return (
    <Notice
      title="An error occurred"
      action={
        <Button variant="contained" onClick={() => window.location.reload()}>
          Load the page again
        </Button>
      }
    >
      This screen could not be shown ({error.message}). Your orders and products are safe.
    </Notice>
  )
}
