import { sellers, shared } from '@botika/common/messages/office'
import SignOutIcon from '@mui/icons-material/LogoutOutlined'
import { Alert } from '@mui/material'
import { useCallback, useState } from 'react'
import {
  HttpError,
  required,
  useDataProvider,
  useGetIdentity,
  useRecordContext,
  useRegisterMutationMiddleware,
} from 'react-admin'
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

async function bearsCard(provider: BotikaDataProvider, { id, pharmacy_id }: User): Promise<boolean> {
  if (!pharmacy_id) return false
  const query = { kind: 'prc_card', pharmacy_id, per_page: 100 } as const
  const { data } = await provider.call(CALLS.papers.list, { query })
  return data.some(({ holder_id, status }) => holder_id === id && status === 'confirmed')
}

type Params = { data: Partial<User> }
type Save = (resource: string, params: Params) => Promise<unknown>

function RenameQuestion() {
  const t = useTranslations()
  const provider = useDataProvider<BotikaDataProvider>()
  const user = useRecordContext<User>()
  const [answer, setAnswer] = useState<((isMeant: boolean) => void) | null>(null)
  const ask = useCallback(
    async (resource: string, params: Params, next: Save) => {
      const { first_name, last_name } = { ...user, ...params.data }
      const source = first_name === user?.first_name ? 'last_name' : 'first_name'
      const isRenamed = source === 'first_name' || last_name !== user?.last_name
      if (user && isRenamed && (await bearsCard(provider, user))) {
        const isMeant = await new Promise<boolean>((resolve) => setAnswer(() => resolve))
        setAnswer(null)
        const why = t(sellers.notSavedChangeItBack)
        if (!isMeant) throw new HttpError(why, 422, { errors: { [source]: why } })
      }
      return next(resource, params)
    },
    [provider, t, user],
  )
  useRegisterMutationMiddleware<Save>(ask)
  return (
    <ConfirmDialog
      isOpen={answer !== null}
      title={t(sellers.renameTheHolder)}
      confirmLabel={t(sellers.saveTheName)}
      onClose={() => answer?.(false)}
      onConfirm={() => answer?.(true)}
    >
      {t(sellers.theCardGoesBack, { name: `${user?.first_name} ${user?.last_name}` })}
    </ConfirmDialog>
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
