import { sellers } from '@botika/common/messages/office'
import type { User } from '@botika/common/session/endpoints'
import { Alert } from '@mui/material'
import { required, useGetIdentity, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { PasswordInput } from '../../collection/form/PasswordInput'
import { useWords } from '../../lib/language/useWords'

/** What there is to say of an account's email address; one's own changes by one's password. */
export const AddressNotice = () => (
  <>
    <Standing />
    <OwnPassword />
  </>
)

/** Asks for the password where somebody changes their own address. */
function OwnPassword() {
  const t = useWords()
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

/** Says that nobody has proved yet that an account's email address is theirs, and what waits for it. */
function Standing() {
  const t = useWords()
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
