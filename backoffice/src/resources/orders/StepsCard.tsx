import { orders, prescriptions } from '@botika/common/messages/office'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { isDone, nextAction, type SellerAction, STEPS } from '@botika/common/orders/steps'
import { Alert, Box, Button, Portal, Typography } from '@mui/material'
import { useId, type ReactNode } from 'react'
import { Panel } from '../../ui/Panel'
import { useIsPhone } from '../../ui/useIsPhone'
import { useWords } from '../../lib/language/useWords'
import { CancelButton } from './CancelButton'
import { ClearAwayButton } from './ClearAwayButton'
import { StepBar } from './StepBar'
import { StepButton } from './StepButton'
import { stepRefusal } from './steps'
import { PRESCRIPTION_ID } from './PrescriptionCard'

/** The next step, always under the thumb: above the phone's bottom bar. */
function ThumbBar({ children }: { children: ReactNode }) {
  const t = useWords()
  return (
    <Portal>
      <Box
        component="section"
        className="no-print"
        aria-label={t(orders.nextStep)}
        sx={{
          position: 'fixed',
          insetInline: 0,
          bottom: 'calc(61px + env(safe-area-inset-bottom))',
          zIndex: 'appBar',
          p: 1.5,
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
          boxShadow: '0 -8px 28px rgb(16 32 27 / 10%)',
        }}
      >
        {children}
      </Box>
    </Portal>
  )
}

/** What comes before confirming an order with a prescription: the way to it, or to its verdict once it is open. */
function CheckFirst() {
  const t = useWords()
  function lead() {
    const card = document.getElementById(PRESCRIPTION_ID)
    const next = card?.querySelector<HTMLElement>('[data-next]') ?? card?.querySelector('button')
    next?.scrollIntoView({ block: 'center' })
    next?.focus({ preventScroll: true })
  }
  return (
    <Box>
      <Button fullWidth size="large" variant="contained" onClick={lead}>
        {t(prescriptions.checkThePrescription)}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, textAlign: 'center' }}>
        {t(orders.thenYouCanConfirmThe)}
      </Typography>
    </Box>
  )
}

/** Where the order stands and the one thing to do next. */
export function StepsCard({ order }: { order: SellerOrderDetails }) {
  const t = useWords()
  const isPhone = useIsPhone()
  const next = order.is_cancelled ? null : nextAction(order)
  const isToCheck = next === 'confirm' && order.prescription_status === 'to_check'
  const main = isToCheck ? <CheckFirst /> : next && <StepButton order={order} action={next} isMain />
  const later = STEPS.filter(({ action }) => (isToCheck || action !== next) && !isDone(order, action))
  return (
    <Panel title={t(orders.progress)}>
      <StepBar order={order} />
      <Outcome order={order} />
      <ClearAwayButton order={order} />
      {main && (isPhone ? <ThumbBar>{main}</ThumbBar> : <Box sx={{ mt: 3 }}>{main}</Box>)}
      {next && (
        <Box sx={{ mt: 2 }}>
          <CancelButton order={order} />
        </Box>
      )}
      {next && later.length > 0 && (
        <Box component="details" sx={{ mt: 1, '& summary': { cursor: 'pointer', fontWeight: 700, py: 1 } }}>
          <summary>{t(orders.laterSteps)}</summary>
          <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', pt: 1 }}>
            <LaterSteps order={order} actions={later.map(({ action }) => action)} />
          </Box>
        </Box>
      )}
    </Panel>
  )
}

interface LaterStepsProps {
  order: SellerOrderDetails
  actions: readonly SellerAction[]
}

/** The steps to come; why they are closed is said once for those that wait for the same. */
function LaterSteps({ order, actions }: LaterStepsProps) {
  const id = useId()
  const reasons = [...new Set(actions.map((action) => stepRefusal(order, action)))]
  return reasons.map((reason, at) => (
    <Box key={reason}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {actions
          .filter((action) => stepRefusal(order, action) === reason)
          .map((action) => (
            <StepButton key={action} order={order} action={action} toldBy={`${id}-${at}`} />
          ))}
      </Box>
      {reason && (
        <Typography id={`${id}-${at}`} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {reason}
        </Typography>
      )}
    </Box>
  ))
}

function Outcome({ order }: { order: SellerOrderDetails }) {
  const t = useWords()
  if (order.is_cancelled) {
    return (
      <Alert severity="warning" sx={{ mt: 3 }}>
        <Typography sx={{ fontWeight: 700 }}>{t(orders.thisOrderWasCancelled)}</Typography>
        {order.cancel_remarks ?? t(orders.noRemarksWereLeft)}
      </Alert>
    )
  }
  if (order.is_completed) {
    return (
      <Alert severity="success" sx={{ mt: 3 }}>
        {t(orders.everythingIsDone)}
      </Alert>
    )
  }
  return null
}
