import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { isDone, nextAction, STEPS } from '@botika/common/seller-orders/rules'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Panel } from '../../shared/Panel'
import { useIsPhone } from '../../shared/useIsPhone'
import { useWords } from '../../shared/language/useWords'
import { CancelButton } from './CancelButton'
import { ClearAwayButton } from './ClearAwayButton'
import { StepBar } from './StepBar'
import { StepButton } from './StepButton'
import { ThumbBar } from './ThumbBar'

/** Where the order stands and the one thing to do next. */
export function StepsCard({ order }: { order: SellerOrderDetails }) {
  const t = useWords()
  const isPhone = useIsPhone()
  const next = order.is_cancelled ? null : nextAction(order)
  const later = STEPS.filter(({ action }) => action !== next && !isDone(order, action))
  return (
    <Panel title="Progress">
      <StepBar order={order} />
      <Outcome order={order} />
      <ClearAwayButton order={order} />
      {next && !isPhone && (
        <Box sx={{ mt: 3 }}>
          <StepButton order={order} action={next} isMain />
        </Box>
      )}
      {next && isPhone && (
        <ThumbBar>
          <StepButton order={order} action={next} isMain />
        </ThumbBar>
      )}
      {next && (
        <Box component="details" sx={{ mt: 2, '& summary': { cursor: 'pointer', fontWeight: 700, py: 1 } }}>
          <summary>{t('Later steps and cancelling')}</summary>
          <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', pt: 1 }}>
            {later.map(({ action }) => (
              <StepButton key={action} order={order} action={action} />
            ))}
            <CancelButton order={order} />
          </Box>
        </Box>
      )}
    </Panel>
  )
}

function Outcome({ order }: { order: SellerOrderDetails }) {
  const t = useWords()
  if (order.is_cancelled) {
    return (
      <Alert severity="warning" sx={{ mt: 3 }}>
        <Typography sx={{ fontWeight: 700 }}>{t('This order was cancelled')}</Typography>
        {order.cancel_remarks ?? t('No remarks were left.')}
      </Alert>
    )
  }
  if (order.is_completed) {
    return (
      <Alert severity="success" sx={{ mt: 3 }}>
        {t('Everything is done.')}
      </Alert>
    )
  }
  return null
}
