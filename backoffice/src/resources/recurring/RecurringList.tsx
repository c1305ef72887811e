import { fields, shared, trade } from '@botika/common/messages/office'
import { inEnglish, useTranslations } from '../../lib/language/useTranslations'
import { useBasename, useCreatePath, useListContext } from 'react-admin'
import { ExportButton } from '../../collection/export/ExportButton'
import { FilterPanel } from '../../ui/FilterPanel'
import { ChoiceFilter } from '../../ui/filters'
import { ListScreen } from '../../ui/ListScreen'
import { Message } from '../../ui/Message'
import { SeeProducts } from '../../ui/SeeProducts'
import { RECURRING_NAMES } from '@botika/common/recurring-orders/rules'
import type { RecurringOrder } from '@botika/common/recurring-orders/schema'
import type { ExportColumn } from '../../collection/export/sheet'
import { Alert, Box, Card, Typography } from '@mui/material'
import { InlineFacts } from '../../ui/InlineFacts'
import { ToneChip } from '../../ui/StatusChip'
import { RowLink } from '../../ui/RowLink'
import { useIsPhone } from '../../ui/useIsPhone'
import { day, unbroken } from '../../ui/format'
import { CancelRecurring } from './CancelRecurring'

const STATUSES: Record<RecurringOrder['status'], string> = {
  active: 'Active',
  ended: 'Ended',
  cancelled: 'Cancelled',
}

const RECURRING_COLUMNS: readonly ExportColumn<RecurringOrder>[] = [
  { heading: 'Order', read: (order) => order.order_number },
  { heading: 'First name', read: (order) => order.receiver_first_name },
  { heading: 'Last name', read: (order) => order.receiver_last_name },
  { heading: 'City', read: (order) => order.city },
  { heading: 'Status', read: (order) => STATUSES[order.status] },
  { heading: 'How often', read: (order) => inEnglish(RECURRING_NAMES[order.recurring_option]) },
  { heading: 'Next on', read: (order) => order.next_due_on },
  { heading: 'Orders placed', read: (order) => order.occurrences },
  {
    heading: 'Goods',
    read: (order) =>
      order.orderItems
        .map(
          ({ quantity, product_name, pharmacy_name }) => `${quantity} × ${product_name} (${pharmacy_name})`,
        )
        .join('\n'),
  },
  { heading: 'Last problem', read: (order) => order.last_problem },
]

export const RecurringList = () => {
  const t = useTranslations()
  return (
    <ListScreen
      title={t(shared.recurringOrders)}
      buttons={<ExportButton name="recurring-orders" columns={RECURRING_COLUMNS} />}
      filters={
        <FilterPanel names={['is_cancelled']}>
          <ChoiceFilter
            name="is_cancelled"
            label={t(fields.status)}
            choices={[
              { id: 'false', name: t(trade.goingOn) },
              { id: 'true', name: t(trade.cancelled) },
            ]}
          />
        </FilterPanel>
      }
      empty={
        <Message title={t(trade.noRecurringOrdersYet)} action={<SeeProducts />}>
          {t(trade.shoppersWhoNeedSomethingAgain)}
        </Message>
      }
    >
      <RecurringCards />
    </ListScreen>
  )
}

function RecurringCards() {
  const { data = [] } = useListContext<RecurringOrder>()
  const createPath = useCreatePath()
  const isAdmin = useBasename() === '/admin'
  const isPhone = useIsPhone()
  const t = useTranslations()
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
              <Box sx={{ my: -0.75 }}>
                <CancelRecurring order={order} />
              </Box>
            )}
          </Box>
          <Typography variant="body2" color="textSecondary">
            <InlineFacts>
              {order.order_number}
              {order.city}
              {t(trade.ordersPlaced, { orders: t(shared.countOrders, { count: order.occurrences }) })}
              {order.next_due_on && t(trade.nextOnDay, { day: day(order.next_due_on) })}
            </InlineFacts>
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
