import * as shell from '@botika/common/messages/office/shell'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useResetErrorBoundaryOnLocationChange } from 'react-admin'
import { useTranslations } from '../../lib/language/useTranslations'
import { Notice } from '../../ui/Notice'
import { useIsOnline } from '../../ui/useIsOnline'

interface Failure {
  error: Error
  resetErrorBoundary: (reason?: unknown) => void
}

export function ErrorPage({ error, resetErrorBoundary }: Failure) {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary)
  const t = useTranslations()
  if (isLost(error)) return <LostScreen />
  return (
    <Notice title={t(shell.anErrorOccurred)} action={<LoadAgain />}>
      {t(shell.thisScreenCouldNotBeShown, { why: error.message })}
    </Notice>
  )
}

const isLost = ({ message }: Error) =>
  /dynamically imported module|module script failed|preload CSS/i.test(message)

const loadPageAgain = () => window.location.reload()

export function LostScreen({ reload = loadPageAgain }) {
  const isOnline = useIsOnline()
  const [wasOffline] = useState(!isOnline)
  useEffect(() => {
    if (isOnline && wasOffline) reload()
  }, [isOnline, wasOffline, reload])
  const t = useTranslations()
  return (
    <Notice title={t(shell.thisScreenCouldNotBe)} {...(isOnline ? { action: <LoadAgain /> } : {})}>
      {t(isOnline ? shell.checkYourConnectionThenLoad : shell.itIsLoadedAsSoon)}
    </Notice>
  )
}

function LoadAgain() {
  const t = useTranslations()
  return (
    <Button variant="contained" onClick={loadPageAgain}>
      {t(shell.loadThePageAgain)}
    </Button>
  )
}
