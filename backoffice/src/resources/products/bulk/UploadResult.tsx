import { bulk, shared } from '@botika/common/messages/office'
import { formatNumber } from '@botika/common/numbers/format-number'
import type { BulkReport } from '@botika/common/bulk/schema'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { CALLS } from '../../../provider/calls'
import type { BotikaDataProvider } from '../../../provider/data-provider'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'
import { saveAs } from '../../../ui/csv'
import { ToneChip } from '../../../ui/StatusChip'
import { moment } from '../../../ui/format'
import { heldIn } from './error-sheet'
import { useTranslations, type Translate } from '../../../lib/language/useTranslations'

interface UploadResultProps {
  report: BulkReport
  onUndone?: () => void
}

export function UploadResult({ report, onUndone }: UploadResultProps) {
  const t = useTranslations()
  const [isAsking, setIsAsking] = useState(false)
  const { undo, download } = useUpload(report)
  const undone_at = undo.data?.undone_at ?? report.undone_at
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1.5 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{report.file_name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {moment(report.created_at)} · {summary(report, t)}
        </Typography>
      </Box>
      {report.refused > 0 && (
        <Button startIcon={<DownloadIcon />} loading={download.isPending} onClick={() => download.mutate()}>
          {t(bulk.rowsWithErrors)}
        </Button>
      )}
      {undone_at ? (
        <ToneChip tone="quiet" label={t(bulk.undone)} />
      ) : (
        <Button startIcon={<UndoIcon />} onClick={() => setIsAsking(true)}>
          {t(shared.undo)}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t(bulk.undoThisUpload)}
        confirmLabel={t(bulk.undoTheUpload)}
        isDanger
        isBusy={undo.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          undo.mutate(undefined, {
            onSuccess: () => onUndone?.(),
            onSettled: () => setIsAsking(false),
          })
        }
      >
        {t(bulk.whatFileAddedWillBe, { file: report.file_name })}
      </ConfirmDialog>
    </Box>
  )
}

const bare = (fileName: string) => fileName.replace(/\.[^.]+$/, '')

function useUpload({ id, file_name }: BulkReport) {
  const t = useTranslations()
  const provider = useDataProvider<BotikaDataProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const params = { id: id ?? 0 }
  const onError = (problem: Error) => notify(problem.message, { type: 'error' })

  const undo = useMutation({
    mutationFn: () => provider.call(CALLS.bulk.undo, { params }),
    onSuccess: () => notify(t(bulk.theUploadWasUndone), { type: 'success' }),
    onError,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['bulk'] })
      void client.invalidateQueries({ queryKey: ['products'] })
    },
  })
  const download = useMutation({
    mutationFn: () => provider.call(CALLS.bulk.errorSheet, { params }),
    onSuccess: (sheet) => saveAs(`${bare(file_name)}, ${t(bulk.rowsWithErrors2)}.csv`, sheet),
    onError,
  })
  return { undo, download }
}

const summary = (report: BulkReport, t: Translate) => {
  const { created, updated, unchanged, refused } = report
  const held = heldIn(report)
  const parts = [
    created > 0 && t(bulk.countNew, { count: formatNumber(created) }),
    updated > 0 && t(bulk.countChanged, { count: formatNumber(updated) }),
    unchanged > 0 && t(bulk.countWithoutAChange, { count: formatNumber(unchanged) }),
    held > 0 && t(bulk.rowsWaitingForAnAdministrators, { rows: t(bulk.countRows, { count: held }) }),
    refused > 0 && t(bulk.rowsWithErrorsLeftOut, { rows: t(bulk.countRows, { count: refused }) }),
  ]
  return parts.filter(Boolean).join(', ') || t(bulk.nothingToDo)
}
