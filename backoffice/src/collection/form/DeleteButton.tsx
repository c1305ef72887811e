import type { Label } from '@botika/common/messages/message'
import * as shared from '@botika/common/messages/office/shared'
import * as records from '@botika/common/messages/office/records'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import {
  type RaRecord,
  useCanAccess,
  useDelete,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from 'react-admin'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useTranslations } from '../../lib/language/useTranslations'

interface DeleteButtonProps {
  one: Label
  nameOf: (record: RaRecord) => string
  onDeleted?: () => void
  whatGoes?: Label | undefined
}

export function DeleteButton({ one, nameOf, onDeleted, whatGoes }: DeleteButtonProps) {
  const t = useTranslations()
  const [isAsking, setIsAsking] = useState(false)
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const { canAccess } = useCanAccess({ resource, action: 'delete' })
  const notify = useNotify()
  const redirect = useRedirect()
  const [remove, { isPending }] = useDelete()
  if (!record || !canAccess) return null
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setIsAsking(true)}>
        {t(records.deleteIt)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(records.deleteName, { name: nameOf(record) })}
        confirmLabel={t(records.deleteWhat, { what: t(one).toLowerCase() })}
        isDanger
        isBusy={isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          remove(
            resource,
            { id: record.id, previousData: record },
            {
              mutationMode: 'pessimistic',
              onSuccess: () => {
                notify(t(records.nameWasDeleted, { name: nameOf(record) }), { type: 'success' })
                onDeleted?.()
                redirect('list', resource)
              },
              onError: (problem) => {
                setIsAsking(false)
                notify((problem as Error).message, { type: 'error' })
              },
            },
          )
        }
      >
        {[whatGoes, shared.thisCantBeUndone].flatMap((sentence) => (sentence ? [t(sentence)] : [])).join(' ')}
      </ConfirmDialog>
    </>
  )
}
