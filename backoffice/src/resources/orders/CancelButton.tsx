import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { cancelRefusalOf } from '@botika/common/seller-orders/rules'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { ConfirmDialog } from '../../shared/ConfirmDialog'
import { useOrderDeed } from './useOrderDeed'

/** Cancels the order; the shopper reads the remarks, so there must be some. */
export function CancelButton({ order }: { order: SellerOrderDetails }) {
  const [isAsking, setIsAsking] = useState(false)
  const [remarks, setRemarks] = useState('')
  const [isTried, setIsTried] = useState(false)
  const reasonId = useId()
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
        Cancel the order
      </Button>
      {refusal && (
        <Typography id={reasonId} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {refusal}
        </Typography>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={`Cancel ${order.order_number}?`}
        confirmLabel="Cancel the order"
        isDanger
        isBusy={cancel.isBusy}
        onClose={close}
        onConfirm={() => (isMissing ? setIsTried(true) : cancel.act({ remarks: remarks.trim() }))}
      >
        <Typography sx={{ mb: 2 }}>
          The items go back to your stock and the shopper is told. This cannot be taken back.
        </Typography>
        <TextField
          label="Remarks for the shopper"
          required
          multiline
          minRows={3}
          fullWidth
          value={remarks}
          onChange={(event) => setRemarks(event.target.value)}
          error={isTried && isMissing}
          helperText={isTried && isMissing ? 'Please say why.' : 'For example: the last box was damaged.'}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </ConfirmDialog>
    </Box>
  )
}
