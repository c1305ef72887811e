import { orders, shared } from '@botika/common/messages/office'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { nextAction } from '@botika/common/orders/steps'
import DoneIcon from '@mui/icons-material/Check'
import { Box, Typography } from '@mui/material'
import { useTranslations } from '../../lib/language/useTranslations'
import { moment } from '../../ui/format'
import { stepsOf, stepLabels } from './steps'

const GAP = '0.375rem'

export function StepBar({ order }: { order: SellerOrderDetails }) {
  const t = useTranslations()
  const next = order.is_cancelled ? null : nextAction(order)
  const steps = stepsOf(order)
  return (
    <Box
      component="ol"
      sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', columnGap: GAP }}
      aria-label={t(orders.stepsOfTheOrder)}
    >
      {steps.map(({ action, isDone, at }, index) => {
        const isNext = action === next
        const isNextDone = steps[index + 1]?.isDone
        return (
          <Box
            component="li"
            key={action}
            aria-current={isNext ? 'step' : undefined}
            sx={{
              flex: { xs: '1 1 auto', sm: 1 },
              position: 'relative',
              display: 'grid',
              justifyItems: 'center',
              alignContent: 'start',
              textAlign: 'center',
              gap: 0.75,
              '&::before, &::after': {
                position: 'absolute',
                top: 'calc(1rem - 1px)',
                width: `calc(50% + ${GAP})`,
                height: 3,
              },
              '&:not(:first-of-type)::before': { content: '""', left: `-${GAP}`, bgcolor: lineOf(isDone) },
              '&:not(:last-of-type)::after': { content: '""', right: `-${GAP}`, bgcolor: lineOf(isNextDone) },
            }}
          >
            <Box
              sx={{
                position: 'relative',
                zIndex: 1,
                display: 'grid',
                placeItems: 'center',
                width: '2rem',
                height: '2rem',
                borderRadius: '999px',
                fontWeight: 800,
                border: 2,
                ...(isDone
                  ? { bgcolor: 'primary.main', borderColor: 'primary.main', color: 'primary.contrastText' }
                  : {
                      bgcolor: 'background.paper',
                      borderColor: isNext ? 'primary.main' : 'house.lineStrong',
                      color: isNext ? 'primary.main' : 'text.secondary',
                    }),
              }}
            >
              {isDone ? <DoneIcon fontSize="small" aria-label={t(shared.done)} /> : index + 1}
            </Box>
            <Typography
              sx={{
                fontSize: { xs: 'clamp(0.625rem, 3.1vw, 0.75rem)', sm: 'min(0.875rem, max(14px, 1.6vw))' },
                fontWeight: isNext ? 800 : 600,
              }}
            >
              {t(stepLabels(action, order).done)}
            </Typography>
            <Typography sx={{ fontSize: '0.75rem', color: 'text.secondary', px: 0.5 }}>
              {isNext ? (
                t(orders.next)
              ) : (
                <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                  {at && moment(at)}
                </Box>
              )}
            </Typography>
          </Box>
        )
      })}
    </Box>
  )
}

const lineOf = (isDone: boolean | undefined) => (isDone ? 'primary.main' : 'house.lineStrong')
