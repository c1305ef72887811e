import * as shared from '@botika/common/messages/office/shared'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './ConfirmDialog'
import { useTranslations } from '../lib/language/useTranslations'

interface ReasonDialogProps {
  isOpen: boolean
  title: string
  confirmLabel: string
  label: string
  help: string
  maxLength: number
  isBusy: boolean
  children: ReactNode
  onClose: () => void
  onConfirm: (reason: string) => void
}

export function ReasonDialog(props: ReasonDialogProps) {
  const { isOpen, title, confirmLabel, label, help, maxLength, isBusy, children, onClose, onConfirm } = props
  const t = useTranslations()
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isMissing = reason.trim() === ''
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      confirmLabel={confirmLabel}
      isDanger
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => (isMissing ? setIsTried(true) : onConfirm(reason.trim()))}
    >
      <Typography sx={{ mb: 2 }}>{children}</Typography>
      <TextField
        label={label}
        required
        multiline
        minRows={3}
        fullWidth
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isTried && isMissing}
        helperText={isTried && isMissing ? t(shared.pleaseSayWhy) : help}
        slotProps={{ htmlInput: { maxLength } }}
      />
    </ConfirmDialog>
  )
}
