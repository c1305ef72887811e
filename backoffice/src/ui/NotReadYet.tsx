import * as shared from '@botika/common/messages/office/shared'
import Button from '@mui/material/Button'
import { onlineManager } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from '../lib/language/useTranslations'
import { Message } from './Message'

interface NotReadYetProps {
  title: string
  onRetry: () => unknown
  isPage?: boolean
}

/** Stands where nothing is known because there was never a connection; what belongs here comes as soon as there is one. */
export function NotReadYet({ title, onRetry, isPage }: NotReadYetProps) {
  const t = useTranslations()
  const [isTrying, setIsTrying] = useState(false)

  /** Asks although the device says that it has no connection: it does not always know. */
  async function tryAnyway() {
    setIsTrying(true)
    onlineManager.setOnline(true)
    await onRetry()
    onlineManager.setOnline(navigator.onLine)
    setIsTrying(false)
  }

  return (
    <Message
      title={title}
      isPage={isPage ?? false}
      action={
        <Button variant="outlined" loading={isTrying} onClick={() => void tryAnyway()}>
          {t(shared.tryAgain)}
        </Button>
      }
    >
      {t(shared.itComesByItselfWhen)}
    </Message>
  )
}
