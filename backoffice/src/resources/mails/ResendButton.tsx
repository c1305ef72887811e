import { mails } from '@botika/common/messages/office'
import type { Mail } from '@botika/common/mails/endpoints'
import SendIcon from '@mui/icons-material/SendOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { CALLS } from '../../provider/calls'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useAction } from '../../ui/useAction'
import { useWords } from '../../lib/language/useWords'

/** Sends a letter again; asks first when its recipient has it already. */
export function ResendButton({ mail }: { mail: Mail }) {
  const t = useWords()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const { act, isBusy } = useAction({
    does: (provider) => provider.call(CALLS.mails.resend, { params: { id: mail.id }, body: {} }),
    said: mails.theEmailIsOnIts,
    onDone: close,
  })
  const isSent = mail.status === 'sent'
  const deed = t(isSent ? mails.sendAgain : mails.sendNow)
  return (
    <>
      <Button
        variant={isSent ? 'text' : 'outlined'}
        startIcon={<SendIcon />}
        loading={isBusy}
        loadingPosition="start"
        onClick={() => (isSent ? setIsAsking(true) : act(undefined))}
        aria-label={`${deed}: ${mail.subject}, ${mail.recipient}`}
      >
        {deed}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(mails.sendThisEmailAgain)}
        confirmLabel={t(mails.sendAgain)}
        isBusy={isBusy}
        onClose={close}
        onConfirm={() => act(undefined)}
      >
        {t(mails.recipientHasItAlreadyLinks, {
          recipient: mail.recipient,
        })}
      </ConfirmDialog>
    </>
  )
}
