import * as shared from '@botika/common/messages/office/shared'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { useTranslations } from '../lib/language/useTranslations'

interface Confirm {
  isOpen: boolean
  title: string
  children: ReactNode
  confirmLabel: string
  isBusy?: boolean
  isReady?: boolean
  isDanger?: boolean
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog(props: Confirm) {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    isBusy = false,
    isReady = true,
    isDanger = false,
    onConfirm,
    onClose,
  } = props
  const titleId = useId()
  const t = useTranslations()
  return (
    <Dialog
      open={isOpen}
      onClose={isBusy ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (isReady) onConfirm()
        }}
      >
        <DialogTitle id={titleId} sx={{ fontWeight: 800 }}>
          {title}
        </DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions sx={{ p: 3, pt: 1, pb: 'calc(24px + env(safe-area-inset-bottom))' }}>
          <Button onClick={onClose} disabled={isBusy} size="large">
            {t(shared.back)}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDanger ? 'error' : 'primary'}
            loading={isBusy}
            disabled={!isReady}
            size="large"
            sx={{ flex: { xs: 1, sm: 'none' } }}
          >
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
