import { orders, shared } from '@botika/common/messages/office'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { cancelRefusalOf } from '@botika/common/orders/steps'
import { Box, Button, Typography } from '@mui/material'
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
    said: shared.orderCancelled,
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
        {t(orders.cancelTheOrder)}
      </Button>
      {refusal && (
        <Typography id={reasonId} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {refusal}
        </Typography>
      )}
      <ReasonDialog
        isOpen={isAsking}
        title={t(shared.cancelNumber, { number: order.order_number })}
        confirmLabel={t(orders.cancelTheOrder)}
        label={t(orders.remarksForTheShopper)}
        help={t(orders.forExampleTheLastBox)}
        maxLength={500}
        isBusy={cancel.isBusy}
        onClose={close}
        onConfirm={(remarks) => cancel.act({ remarks })}
      >
        {t(orders.theItemsGoBackTo)}
      </ReasonDialog>
    </Box>
  )
}
