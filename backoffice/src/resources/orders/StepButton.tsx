import { dispatch, orders } from '@botika/common/messages/office'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import type { SellerAction } from '@botika/common/orders/steps'
import { Box, Button, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useWords, type Words } from '../../lib/language/useWords'
import { pesos } from '../../ui/words'
import { ShipDialog } from './ShipDialog'
import { stepRefusal, stepWords } from './steps'
import { useOrderAction } from './useOrderAction'

interface StepButtonProps {
  order: SellerOrderDetails
  action: SellerAction
  isMain?: boolean
  /** The element that says why the step is closed, where one says it for several. */
  toldBy?: string
}

/** One step of one order. Closed steps stay visible and say why. */
export function StepButton({ order, action, isMain = false, toldBy }: StepButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const ownId = useId()
  const reasonId = toldBy ?? ownId
  const t = useWords()
  const { deed, said } = stepWords(action, order)
  const step = useOrderAction(order, { does: (provider) => provider.advanceOrder(order.id, action), said })
  const refusal = stepRefusal(order, action)
  const question = QUESTIONS[action]?.(order, t)
  const asksFirst = action === 'ship' || question !== undefined
  const close = () => setIsAsking(false)

  return (
    <Box sx={{ width: isMain ? '100%' : 'auto' }}>
      <Button
        fullWidth={isMain}
        size={isMain ? 'large' : 'medium'}
        variant={isMain ? 'contained' : 'outlined'}
        disabled={refusal !== null}
        loading={step.isBusy}
        aria-describedby={refusal ? reasonId : undefined}
        onClick={() => (asksFirst ? setIsAsking(true) : step.act({}))}
      >
        {t(deed)}
      </Button>
      {refusal && !toldBy && (
        <Typography
          id={reasonId}
          variant="body2"
          color="textSecondary"
          sx={{ mt: 0.5, textAlign: isMain ? 'center' : 'start' }}
        >
          {refusal}
        </Typography>
      )}
      {action === 'confirm' && isMain && !refusal && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, textAlign: 'center' }}>
          {t(orders.theShopperIsToldThis)}
        </Typography>
      )}
      {action === 'ship' && isAsking && <ShipDialog order={order} onClose={close} />}
      {question && (
        <ConfirmDialog
          // while it closes it must not turn into the question of the next step
          key={action}
          isOpen={isAsking}
          title={t(deed)}
          confirmLabel={t(deed)}
          isBusy={step.isBusy}
          onClose={close}
          onConfirm={() => {
            step.act({})
            close()
          }}
        >
          {question}
        </ConfirmDialog>
      )}
    </Box>
  )
}

/** Steps about money and endings ask first. */
const QUESTIONS: Partial<Record<SellerAction, (order: SellerOrderDetails, t: Words) => string>> = {
  pay: (order, t) =>
    t(dispatch.didYouReceiveAmountFor, {
      amount: pesos(order.total),
      number: order.order_number,
    }),
  complete: (order, t) => t(orders.closeNumberNothingCanBe, { number: order.order_number }),
}
