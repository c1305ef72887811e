import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useResetErrorBoundaryOnLocationChange } from 'react-admin'
import { useWords } from '../../lib/language/useWords'
import { Notice } from '../../ui/Notice'
import { useIsOnline } from '../../ui/useIsOnline'

interface Failure {
  error: Error
  resetErrorBoundary: (reason?: unknown) => void
}

/** What is shown instead of a screen that broke. */
export function ErrorPage({ error, resetErrorBoundary }: Failure) {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary)
  const t = useWords()
  if (isLost(error)) return <LostScreen />
  return (
    <Notice title={t('An error occurred')} action={<LoadAgain />}>
      {t('This screen could not be shown ({why}). What was saved is safe.', { why: error.message })}
    </Notice>
  )
}

/** Whether a part of the program did not arrive, as browsers say it. */
const isLost = ({ message }: Error) =>
  /dynamically imported module|module script failed|preload CSS/i.test(message)

const loadPageAgain = () => window.location.reload()

/** Stands in for a screen whose code did not arrive; without a connection a new load would lose the office as well. */
export function LostScreen({ reload = loadPageAgain }) {
  const isOnline = useIsOnline()
  const [wasOffline] = useState(!isOnline)
  useEffect(() => {
    if (isOnline && wasOffline) reload()
  }, [isOnline, wasOffline, reload])
  const t = useWords()
  return (
    <Notice title={t('This screen could not be loaded')} {...(isOnline ? { action: <LoadAgain /> } : {})}>
      {t(
        isOnline
          ? 'Check your connection, then load the page again.'
          : 'It is loaded as soon as the connection is back.',
      )}
    </Notice>
  )
}

function LoadAgain() {
  const t = useWords()
  return (
    <Button variant="contained" onClick={loadPageAgain}>
      {t('Load the page again')}
    </Button>
  )
}
