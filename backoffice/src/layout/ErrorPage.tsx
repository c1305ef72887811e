import Button from '@mui/material/Button'
import { useResetErrorBoundaryOnLocationChange } from 'react-admin'
import { useWords } from '../shared/language/useWords'
import { Notice } from './Notice'

interface Failure {
  error: Error
  resetErrorBoundary: (reason?: unknown) => void
}

/** What is shown instead of a screen that broke. */
export function ErrorPage({ error, resetErrorBoundary }: Failure) {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary)
  const t = useWords()
  return (
    <Notice
      title={t('An error occurred')}
      action={
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('Load the page again')}
        </Button>
      }
    >
      {t('This screen could not be shown ({why}). Your orders and products are safe.', {
        why: error.message,
      })}
    </Notice>
  )
}
