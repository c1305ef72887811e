import { catalogue } from '@botika/common/messages/office'
import type { Twin } from '@botika/common/moderation/endpoints'
import { Alert, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { CALLS } from '../../provider/calls'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useAction } from '../../ui/useAction'
import { useWords } from '../../lib/language/useWords'
import { MergeTold } from './MergeTold'

interface MergeDialogProps {
  from: Twin
  into: Twin
  onClose: () => void
}

/** Tells what making one of two products changes, and does it when told to. */
export function MergeDialog({ from, into, onClose }: MergeDialogProps) {
  const t = useWords()
  const provider = useDataProvider<BotikaDataProvider>()
  const ask = (by: BotikaDataProvider, dryRun: boolean) =>
    by.call(CALLS.moderation.merge, { params: { id: from.id }, body: { into_id: into.id, dry_run: dryRun } })
  const { act, isBusy } = useAction({
    does: (by) => ask(by, false),
    said: (_, t) => t(catalogue.theyAreOneProductNow, { name: into.name }),
    onDone: onClose,
  })
  const { data: told, error } = useQuery({
    queryKey: ['product-merge', from.id, into.id],
    queryFn: () => ask(provider, true),
    // asked again after the deed it would speak of what is gone
    enabled: !isBusy,
    gcTime: 0,
    retry: false,
  })
  return (
    <ConfirmDialog
      isOpen
      title={t(catalogue.makeOneProductOfThese)}
      confirmLabel={t(catalogue.mergeProducts)}
      isDanger
      isBusy={isBusy}
      isReady={Boolean(told)}
      onClose={onClose}
      onConfirm={() => told && act(undefined)}
    >
      {error ? (
        <Alert severity="error">{error.message}</Alert>
      ) : told ? (
        <MergeTold told={told} />
      ) : (
        <Skeleton variant="rounded" height={160} aria-label={t(catalogue.lookingWhatThatChanges)} />
      )}
    </ConfirmDialog>
  )
}
