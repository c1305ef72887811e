import { type RaRecord, useEditContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { StaleField } from './fields'
import { StaleDialog } from './StaleDialog'
import type { useStale } from './useStale'

interface StaleFormProps extends Omit<ReturnType<typeof useStale>, 'onError'> {
  fields: readonly StaleField[]
  onKept: (record: RaRecord) => void
}

/** The two versions over the form that was refused; afterwards it begins anew with the one that stays. */
export function StaleForm({ stale, fields, close, isBusy, keepMine, onKept }: StaleFormProps) {
  const { reset } = useFormContext()
  const { refetch } = useEditContext()
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
        keepMine((record) => {
          begin(record)
          onKept(record)
        })
      }
    />
  )
}
