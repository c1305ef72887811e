import { sellers } from '@botika/common/messages/office'
import KeyIcon from '@mui/icons-material/KeyOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { CALLS } from '../../provider/calls'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useAction } from '../../ui/useAction'
import { useWords } from '../../lib/language/useWords'

/** Writes somebody a link with which they set a password of their own, so that no admin needs to know one. */
export function SendLink() {
  const t = useWords()
  const user = useRecordContext()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const { act, isBusy } = useAction({
    does: (provider) =>
      provider.call(CALLS.passwordLinks.send, { params: { id: Number(user?.id) }, body: {} }),
    said: sellers.anEmailWithTheLink,
    onDone: close,
  })
  // the server refuses it
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
