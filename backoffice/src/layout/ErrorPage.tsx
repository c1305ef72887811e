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
      {isLost(error)
        ? t('This screen could not be fetched. Check your connection, then load the page again.')
        : t('This screen could not be shown ({why}). What was saved is safe.', {
            why: error.message,
          })}
    </Notice>
  )
}

/** Whether a part of the program did not arrive, as browsers say it. */
const isLost = ({ message }: Error) =>
  /dynamically imported module|module script failed|preload CSS/i.test(message)
