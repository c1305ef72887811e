import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { cancelRefusalOf } from '@botika/common/orders/steps'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { ReasonDialog } from '../../ui/ReasonDialog'
import { useOrderAction } from './useOrderAction'
import { useWords } from '../../lib/language/useWords'

/** Cancels the order; the shopper reads the remarks, so there must be some. */
export function CancelButton({ order }: { order: SellerOrderDetails }) {
  const [isAsking, setIsAsking] = useState(false)
  const reasonId = useId()
  const t = useWords()
  const close = () => setIsAsking(false)
  const cancel = useOrderAction<{ remarks: string }>(order, {
    does: (provider, input) => provider.cancelOrder(order.id, input.remarks),
    said: 'Order cancelled',
    onDone: close,
  })
  const refusal = cancelRefusalOf(order, 'seller')

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
      <ReasonDialog
        isOpen={isAsking}
        title={t('Cancel {number}?', { number: order.order_number })}
        confirmLabel="Cancel the order"
        label="Remarks for the shopper"
        help="For example: the last box was damaged."
        maxLength={500}
        isBusy={cancel.isBusy}
        onClose={close}
        onConfirm={(remarks) => cancel.act({ remarks })}
      >
        The items go back to the stock and the shopper is told. This cannot be taken back.
      </ReasonDialog>
    </Box>
  )
}
