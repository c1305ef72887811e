import type { SellerOrderDetails } from '@botika/common/orders/schema'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ConfirmDialog } from '../../shared/ConfirmDialog'
import { useOrderDeed } from './useOrderDeed'
import { useWords } from '../../shared/language/useWords'

/** Refuses the prescription with a reason; the shopper may send another. */
export function RejectButton({ order }: { order: SellerOrderDetails }) {
  const [isAsking, setIsAsking] = useState(false)
  const [reason, setReason] = useState('')
  const t = useWords()
  const [isTried, setIsTried] = useState(false)
  const close = () => setIsAsking(false)
  const reject = useOrderDeed<{ reason: string }>(order, {
    does: (provider, input) =>
      provider.judgePrescription(order.id, {
        prescription_checked: false,
        prescription_remarks: input.reason,
      }),
    said: 'Prescription rejected',
    onDone: close,
  })
  const isMissing = reason.trim() === ''
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
        {t('Reject')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Reject the prescription?"
        confirmLabel="Reject"
        isDanger
        isBusy={reject.isBusy}
        onClose={close}
        onConfirm={() => (isMissing ? setIsTried(true) : reject.act({ reason: reason.trim() }))}
      >
        <Typography sx={{ mb: 2 }}>
          {t('The shopper reads your reason and may send another picture.')}
        </Typography>
        <TextField
          label={t('Reason')}
          required
          multiline
          minRows={2}
          fullWidth
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={isTried && isMissing}
          helperText={t(isTried && isMissing ? 'Please say why.' : 'For example: the date has passed.')}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </ConfirmDialog>
    </>
  )
}
