import { shared, trade } from '@botika/common/messages/office'
import { RECURRING_NAMES } from '@botika/common/recurring-orders/rules'
import type { RecurringOrder } from '@botika/common/recurring-orders/schema'
import { Alert, Box, Card, Typography } from '@mui/material'
import { useBasename, useCreatePath, useListContext } from 'react-admin'
import { Facts } from '../../ui/Facts'
import { ToneChip } from '../../ui/StatusChip'
import { RowLink } from '../../ui/RowLink'
import { useWords } from '../../lib/language/useWords'
import { useIsPhone } from '../../ui/useIsPhone'
import { day, unbroken } from '../../ui/words'
import { CancelRecurring } from './CancelRecurring'

/** One card for each, with what comes and when. */
export function RecurringCards() {
  const { data = [] } = useListContext<RecurringOrder>()
  const createPath = useCreatePath()
  const isAdmin = useBasename() === '/admin'
  const isPhone = useIsPhone()
  const t = useWords()
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
      {data.map((order) => (
        <Card component="li" key={order.id} sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography variant="h2" sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <RowLink to={createPath({ resource: 'recurring-orders', type: 'show', id: order.id })}>
                {order.receiver_first_name} {order.receiver_last_name}
              </RowLink>
            </Typography>
            {order.is_cancelled ? (
              <ToneChip tone="quiet" label={t(trade.cancelled)} />
            ) : (
              <ToneChip tone="good" label={t(RECURRING_NAMES[order.recurring_option])} />
            )}
            {!order.is_cancelled && !isPhone && (
              // as high as the line, so that all cards begin alike
              <Box sx={{ my: -0.75 }}>
                <CancelRecurring order={order} />
              </Box>
            )}
          </Box>
          <Typography variant="body2" color="textSecondary">
            <Facts>
              {order.order_number}
              {order.city}
              {t(trade.ordersPlaced, { orders: t(shared.countOrders, { count: order.occurrences }) })}
              {order.next_due_on && t(trade.nextOnDay, { day: day(order.next_due_on) })}
            </Facts>
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {order.orderItems.map(({ inventory_id, product_name, quantity, pharmacy_name }) => (
              <li key={inventory_id}>
                {quantity} × {unbroken(product_name)}
                {isAdmin && (
                  <Typography component="span" variant="body2" color="textSecondary">
                    {' · '}
                    {pharmacy_name}
                  </Typography>
                )}
              </li>
            ))}
          </Box>
          {order.last_problem && <Alert severity="warning">{order.last_problem}</Alert>}
          {!order.is_cancelled && isPhone && (
            <Box sx={{ justifySelf: 'start', ml: -1.5 }}>
              <CancelRecurring order={order} />
            </Box>
          )}
        </Card>
      ))}
    </Box>
  )
}
