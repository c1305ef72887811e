import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { cancelRefusalOf } from '@botika/common/seller-orders/rules'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { ConfirmDialog } from '../../shared/ConfirmDialog'
import { useOrderDeed } from './useOrderDeed'
import { useWords } from '../../shared/language/useWords'

/** Cancels the order; the shopper reads the remarks, so there must be some. */
export function CancelButton({ order }: { order: SellerOrderDetails }) {
  const [isAsking, setIsAsking] = useState(false)
  const [remarks, setRemarks] = useState('')
  const [isTried, setIsTried] = useState(false)
  const reasonId = useId()
  const t = useWords()
  const close = () => setIsAsking(false)
  const cancel = useOrderDeed<{ remarks: string }>(order, {
    does: (provider, input) => provider.cancelOrder(order.id, input.remarks),
    said: 'Order cancelled',
    onDone: close,
  })
  const refusal = cancelRefusalOf(order, 'seller')
  const isMissing = remarks.trim() === ''

  return (
    <Box>
      <Button
        variant="outlined"
        color="error"
        disabled={refusal !== null}
        aria-describedby={refusal ? reasonId : undefined}
        onClick={() => setIsAsking(true)}
      >
        {t('Cancel the order')}
      </Button>
      {refusal && (
        <Typography id={reasonId} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {t(refusal)}
        </Typography>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('Cancel {number}?', { number: order.order_number })}
        confirmLabel="Cancel the order"
        isDanger
        isBusy={cancel.isBusy}
        onClose={close}
        onConfirm={() => (isMissing ? setIsTried(true) : cancel.act({ remarks: remarks.trim() }))}
      >
        <Typography sx={{ mb: 2 }}>
          {t('The items go back to your stock and the shopper is told. This cannot be taken back.')}
        </Typography>
        <TextField
          label={t('Remarks for the shopper')}
          required
          multiline
          minRows={3}
          fullWidth
          value={remarks}
          onChange={(event) => setRemarks(event.target.value)}
          error={isTried && isMissing}
          helperText={t(isTried && isMissing ? 'Please say why.' : 'For example: the last box was damaged.')}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </ConfirmDialog>
    </Box>
  )
}
