import type { SellerOrderDetails } from '@botika/common/orders/schema'
import type { SellerAction } from '@botika/common/seller-orders/rules'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { ConfirmDialog } from '../../shared/ConfirmDialog'
import { useWords, type Words } from '../../shared/language/useWords'
import { pesos } from '../../shared/words'
import { ShipDialog } from './ShipDialog'
import { PRESCRIPTION_ID } from './PrescriptionCard'
import { stepRefusal, stepWords } from './steps'
import { useOrderDeed } from './useOrderDeed'

interface StepButtonProps {
  order: SellerOrderDetails
  action: SellerAction
  isMain?: boolean
}

/** One step of one order. Closed steps stay visible and say why. */
export function StepButton({ order, action, isMain = false }: StepButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const reasonId = useId()
  const t = useWords()
  const { deed, said } = stepWords(action, order)
  const step = useOrderDeed(order, { does: (provider) => provider.advanceOrder(order.id, action), said })
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
      {refusal && (
        <Typography
          id={reasonId}
          variant="body2"
          color="textSecondary"
          sx={{ mt: 0.5, textAlign: isMain ? 'center' : 'start' }}
        >
          {t(refusal)} {isMain && <PrescriptionLink order={order} action={action} />}
        </Typography>
      )}
      {action === 'ship' && isAsking && <ShipDialog order={order} onClose={close} />}
      {question && (
        <ConfirmDialog
          isOpen={isAsking}
          title={deed}
          confirmLabel={deed}
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

/** The way to what keeps the order from being confirmed. */
function PrescriptionLink({ order, action }: StepButtonProps) {
  const t = useWords()
  if (action !== 'confirm' || order.prescription_status !== 'to_check') return null
  return (
    <Link
      component="button"
      type="button"
      sx={{ fontWeight: 700, verticalAlign: 'baseline' }}
      onClick={() => {
        const card = document.getElementById(PRESCRIPTION_ID)
        card?.scrollIntoView({ block: 'center' })
        card?.querySelector('button')?.focus({ preventScroll: true })
      }}
    >
      {t('Go to it')}
    </Link>
  )
}

/** Steps about money and endings ask first. */
const QUESTIONS: Partial<Record<SellerAction, (order: SellerOrderDetails, t: Words) => string>> = {
  pay: (order, t) =>
    t('Did you receive {amount} for {number}? This cannot be taken back.', {
      amount: pesos(order.total),
      number: order.order_number,
    }),
  complete: (order, t) =>
    t('Close {number}? Nothing can be changed afterwards.', { number: order.order_number }),
}
