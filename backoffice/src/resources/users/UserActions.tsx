import { sellers, shared } from '@botika/common/messages/office'
import SignOutIcon from '@mui/icons-material/LogoutOutlined'
import { Alert } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { required, useDataProvider, useGetIdentity, useRecordContext } from 'react-admin'
import { CALLS } from '../../provider/calls'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { ConfirmButton } from '../../ui/AskButton'
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
    <RenameQuestion />
  </>
)

function RenameQuestion() {
  const t = useTranslations()
  const provider = useDataProvider<BotikaDataProvider>()
  const user = useRecordContext<User>()
  const [first, last]: unknown[] = useWatch({ name: ['first_name', 'last_name'] })
  const form = useRef<HTMLFormElement | null>(null)
  const isAnswered = useRef(false)
  const [isAsking, setIsAsking] = useState(false)
  const isRenamed = user !== undefined && (first !== user.first_name || last !== user.last_name)
  const pharmacy_id = user?.pharmacy_id ?? 0
  const { data } = useQuery({
    queryKey: ['papers', 'held', pharmacy_id],
    queryFn: ({ signal }) =>
      provider.call(
        CALLS.papers.list,
        { query: { kind: 'prc_card', pharmacy_id, per_page: 100 } },
        { signal },
      ),
    enabled: isRenamed && pharmacy_id > 0,
  })
  const asks =
    isRenamed && data?.data.some(({ holder_id, status }) => holder_id === user?.id && status === 'confirmed')
  useEffect(() => {
    const sent = form.current
    function hold(event: Event) {
      if (!asks || isAnswered.current) return
      event.preventDefault()
      event.stopPropagation()
      setIsAsking(true)
    }
    sent?.addEventListener('submit', hold, true)
    return () => sent?.removeEventListener('submit', hold, true)
  }, [asks])
  return (
    <>
      <span hidden ref={(mark) => void (form.current = mark?.closest('form') ?? null)} />
      <ConfirmDialog
        isOpen={isAsking}
        title={t(sellers.renameTheHolder)}
        confirmLabel={t(sellers.saveTheName)}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          isAnswered.current = true
          form.current?.requestSubmit()
          isAnswered.current = false
        }}
      >
        {t(sellers.theCardGoesBack, { name: `${user?.first_name} ${user?.last_name}` })}
      </ConfirmDialog>
    </>
  )
}

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
