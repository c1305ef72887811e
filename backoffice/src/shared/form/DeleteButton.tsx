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
import { ConfirmDialog } from '../ConfirmDialog'

interface DeleteButtonProps {
  one: string
  nameOf: (record: RaRecord) => string
}

/** Deletes after asking; who may not, does not see it. */
export function DeleteButton({ one, nameOf }: DeleteButtonProps) {
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
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete ${nameOf(record)}?`}
        confirmLabel={`Delete ${one.toLowerCase()}`}
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
                notify(`${nameOf(record)} was deleted`, { type: 'success' })
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
        This cannot be taken back.
      </ConfirmDialog>
    </>
  )
}
