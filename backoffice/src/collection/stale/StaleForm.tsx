import { useEffect, useState } from 'react'
import { type RaRecord, useEditContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import type { StaleField } from './fields'
import { StaleDialog } from './StaleDialog'
import type { RejectedChanges, useStale } from './useStale'

interface StaleFormProps extends Omit<ReturnType<typeof useStale>, 'onError'> {
  fields: readonly StaleField[]
  onSaved: (record: RaRecord) => void
}

export function StaleForm({ stale, fields, close, isBusy, keepMine, onSaved }: StaleFormProps) {
  const { reset } = useFormContext()
  const { refetch } = useEditContext()
  const setRefused = useRefused()
  if (!stale) return null
  function begin(record: RaRecord) {
    reset(record)
    void refetch()
  }
  return (
    <StaleDialog
      stale={stale}
      fields={fields}
      isBusy={isBusy}
      onClose={close}
      onTakeTheirs={() => {
        close()
        begin(stale.theirs)
      }}
      onKeepMine={() =>
        keepMine({
          onSuccess: (record) => {
            begin(record)
            onSaved(record)
          },
          onRefused: (refused) => {
            setRefused(refused)
            void refetch()
          },
        })
      }
    />
  )
}

function useRefused() {
  const { setError, setValue } = useFormContext()
  const { defaultValues } = useFormState()
  const [refused, setRefused] = useState<RejectedChanges | null>(null)
  useEffect(() => {
    if (!refused) return
    // also while their version is still on its way, which may not come
    for (const [at, [field, message]] of Object.entries(refused.errors).entries()) {
      setError(field, { type: 'server', message }, { shouldFocus: at === 0 })
    }
    if (defaultValues?.['updated_at'] === refused.before['updated_at']) return
    for (const [field, value] of Object.entries(refused.changes))
      setValue(field, value, { shouldDirty: true })
    setRefused(null)
  }, [refused, defaultValues, setError, setValue])
  return setRefused
}
