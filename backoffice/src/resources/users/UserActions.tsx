import { sellers, shared } from '@botika/common/messages/office'
import SignOutIcon from '@mui/icons-material/LogoutOutlined'
import { Alert } from '@mui/material'
import { useGetIdentity, useRecordContext, required } from 'react-admin'
import { CALLS } from '../../provider/calls'
import { ConfirmButton } from '../../ui/AskButton'
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
  const signOut = useAction({
    run: (provider) => provider.call(CALLS.users.signOut, { params: { id: Number(user?.id) }, body: {} }),
    success: sellers.signedOutEverywhere,
  })
  if (!user) return null
  const isMe = identity?.id === user.id
  return (
    <>
      <SendLink />
      <ConfirmButton
        action={signOut}
        button={{ startIcon: <SignOutIcon />, children: t(sellers.signOutEverywhere) }}
        title={
          isMe
            ? t(sellers.signYourselfOutEverywhere)
            : t(sellers.signNameOutEverywhere, { name: String(user['first_name']) })
        }
        confirmLabel={t(shared.signOut)}
        isDanger
      >
        {isMe ? t(sellers.everySessionOfYoursEnds) : t(sellers.everySessionEndsOnAll)}
      </ConfirmButton>
    </>
  )
}

function SendLink() {
  const t = useTranslations()
  const user = useRecordContext()
  const send = useAction({
    run: (provider) =>
      provider.call(CALLS.passwordLinks.send, { params: { id: Number(user?.id) }, body: {} }),
    success: sellers.anEmailWithTheLink,
  })
  if (!user?.['is_active']) return null
  return (
    <ConfirmButton
      action={send}
      button={{ startIcon: <KeyIcon />, children: t(sellers.sendAPasswordLink) }}
      title={t(sellers.sendNameALinkTo, { name: String(user['first_name']) })}
      confirmLabel={t(sellers.sendTheLink)}
    >
      {t(sellers.itGoesToEmailAnd, { email: String(user['email']) })}
    </ConfirmButton>
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
