import { sellers, shared } from '@botika/common/messages/office'
import SignOutIcon from '@mui/icons-material/LogoutOutlined'
import { Button, Alert } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity, useRecordContext, required } from 'react-admin'
import { CALLS } from '../../provider/calls'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useAction } from '../../ui/useAction'
import { useTranslations } from '../../lib/language/useTranslations'
import KeyIcon from '@mui/icons-material/KeyOutlined'
import type { User } from '@botika/common/session/endpoints'
import { useWatch } from 'react-hook-form'
import { PasswordInput } from '../../collection/form/PasswordInput'

export function UserActions() {
  const t = useTranslations()
  const user = useRecordContext()
  const { identity } = useGetIdentity()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const { act, isBusy } = useAction({
    run: (provider) => provider.call(CALLS.users.signOut, { params: { id: Number(user?.id) }, body: {} }),
    success: sellers.signedOutEverywhere,
    onDone: close,
  })
  if (!user) return null
  const isMe = identity?.id === user.id
  return (
    <>
      <SendLink />
      <Button startIcon={<SignOutIcon />} onClick={() => setIsAsking(true)}>
        {t(sellers.signOutEverywhere)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={
          isMe
            ? t(sellers.signYourselfOutEverywhere)
            : t(sellers.signNameOutEverywhere, { name: String(user['first_name']) })
        }
        confirmLabel={t(shared.signOut)}
        isDanger
        isBusy={isBusy}
        onClose={close}
        onConfirm={() => act(undefined)}
      >
        {isMe ? t(sellers.everySessionOfYoursEnds) : t(sellers.everySessionEndsOnAll)}
      </ConfirmDialog>
    </>
  )
}

function SendLink() {
  const t = useTranslations()
  const user = useRecordContext()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const { act, isBusy } = useAction({
    run: (provider) =>
      provider.call(CALLS.passwordLinks.send, { params: { id: Number(user?.id) }, body: {} }),
    success: sellers.anEmailWithTheLink,
    onDone: close,
  })
  if (!user?.['is_active']) return null
  return (
    <>
      <Button startIcon={<KeyIcon />} onClick={() => setIsAsking(true)}>
        {t(sellers.sendAPasswordLink)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(sellers.sendNameALinkTo, { name: String(user['first_name']) })}
        confirmLabel={t(sellers.sendTheLink)}
        isBusy={isBusy}
        onClose={close}
        onConfirm={() => act(undefined)}
      >
        {t(sellers.itGoesToEmailAnd, {
          email: String(user['email']),
        })}
      </ConfirmDialog>
    </>
  )
}

export const AddressNotice = () => (
  <>
    <UnverifiedNotice />
    <OwnPasswordInput />
  </>
)

function OwnPasswordInput() {
  const t = useTranslations()
  const user = useRecordContext<User>()
  const { identity } = useGetIdentity()
  const email: unknown = useWatch({ name: 'email' })
  if (!user || identity?.id !== user.id || typeof email !== 'string') return null
  if (email.toLowerCase() === user.email.toLowerCase()) return null
  return (
    <PasswordInput
      source="current_password"
      label={t(sellers.yourCurrentPassword)}
      validate={required()}
      helperText={t(sellers.yourAddressChangesWhenYou)}
    />
  )
}

function UnverifiedNotice() {
  const t = useTranslations()
  const user = useRecordContext<User>()
  if (user?.pending_email)
    return (
      <Alert severity="info">
        {t(sellers.theAddressChangesToEmail, {
          email: user.pending_email,
        })}
      </Alert>
    )
  if (!user || user.email_confirmed_at) return null
  return <Alert severity="info">{t(sellers.theEmailAddressIsNot)}</Alert>
}
