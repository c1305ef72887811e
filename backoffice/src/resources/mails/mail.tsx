import type { Label } from '@botika/common/messages/message'
import { fields, mails, shared } from '@botika/common/messages/office'
import { type Translate, useTranslations } from '../../lib/language/useTranslations'
import type { Mail } from '@botika/common/mails/endpoints'
import type { Tone } from '../../ui/StatusChip'
import type { Tabs } from '../../ui/StatusTabs'
import { moment } from '../../ui/format'
import SendIcon from '@mui/icons-material/SendOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { CALLS } from '../../provider/calls'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useAction } from '../../ui/useAction'

export const TABS: Tabs = {
  label: mails.emailsByStatus,
  names: { all: shared.all, waiting: mails.waiting, sent: fields.sent, failed: mails.failed },
  emptyTexts: {
    waiting: mails.emailsWaitHereUntilThey,
    sent: mails.emailsThatWentOutAre,
    failed: mails.emailsThatCouldNotBe,
  },
}

export function statusOf({ status, gave_up: gaveUp }: Mail): { tone: Tone; label: Label } {
  if (status === 'sent') return { tone: 'good', label: fields.sent }
  if (status === 'waiting') return { tone: 'info', label: mails.waiting }
  return gaveUp ? { tone: 'bad', label: mails.givenUp } : { tone: 'warn', label: mails.failedTriesAgain }
}

export function progressOf({ sent_at: sentAt, attempts, next_try_at: nextTry }: Mail, t: Translate): string {
  if (sentAt) return t(mails.sentMoment, { moment: moment(sentAt) })
  const tried =
    attempts === 0
      ? t(mails.notTriedYet)
      : t(mails.triedTimes, { times: t(shared.countTimes, { count: attempts }) })
  return nextTry ? t(mails.triedNextMoment, { tried, moment: moment(nextTry) }) : tried
}

export function ResendButton({ mail }: { mail: Mail }) {
  const t = useTranslations()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const { act, isBusy } = useAction({
    run: (provider) => provider.call(CALLS.mails.resend, { params: { id: mail.id }, body: {} }),
    success: mails.theEmailIsOnIts,
  })
  const isSent = mail.status === 'sent'
  const label = t(isSent ? mails.sendAgain : mails.sendNow)
  return (
    <>
      <Button
        variant={isSent ? 'text' : 'outlined'}
        startIcon={<SendIcon />}
        loading={isBusy}
        loadingPosition="start"
        onClick={() => (isSent ? setIsAsking(true) : act(undefined))}
        aria-label={`${label}: ${mail.subject}, ${mail.recipient}`}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(mails.sendThisEmailAgain)}
        confirmLabel={t(mails.sendAgain)}
        isBusy={isBusy}
        onClose={close}
        onConfirm={() => act(undefined, close)}
      >
        {t(mails.recipientHasItAlreadyLinks, { recipient: mail.recipient })}
      </ConfirmDialog>
    </>
  )
}
