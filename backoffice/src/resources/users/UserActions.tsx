import { sellers, shared } from '@botika/common/messages/office'
import SignOutIcon from '@mui/icons-material/LogoutOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity, useRecordContext } from 'react-admin'
import { CALLS } from '../../provider/calls'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useAction } from '../../ui/useAction'
import { useWords } from '../../lib/language/useWords'
import { SendLink } from './SendLink'

/** Helps somebody to a password, or ends their sessions on all their devices, for example when a phone was lost. */
export function UserActions() {
  const t = useWords()
  const user = useRecordContext()
  const { identity } = useGetIdentity()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const { act, isBusy } = useAction({
    does: (provider) => provider.call(CALLS.users.signOut, { params: { id: Number(user?.id) }, body: {} }),
    said: sellers.signedOutEverywhere,
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
