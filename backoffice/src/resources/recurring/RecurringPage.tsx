import { fields, shared, trade } from '@botika/common/messages/office'
import { addressLine } from '@botika/common/address-line'
import { RECURRING_NAMES } from '@botika/common/recurring-orders/rules'
import type { RecurringOrder } from '@botika/common/recurring-orders/schema'
import { STATUS_NAMES } from '@botika/common/orders/steps'
import { Alert, Box, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useGetRecordId } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { ScreenShape } from '../../ui/ScreenShape'
import { CALLS } from '../../provider/calls'
import type { BotikaDataProvider } from '../../provider/data-provider'
import { BackLink } from '../../ui/BackLink'
import { InlineFacts as MarkedFacts } from '../../ui/InlineFacts'
import { NoRecord } from '../../ui/NoRecord'
import { PageTitle } from '../../ui/PageTitle'
import { DescriptionList, Panel } from '../../ui/Panel'
import { ProductPicture } from '../../ui/ProductPicture'
import { ToneChip } from '../../ui/StatusChip'
import { useListAddress } from '../../ui/useAddress'
import { day, moment, pesos, unbroken } from '../../ui/format'
import { useTranslations } from '../../lib/language/useTranslations'
import { CancelRecurring } from './CancelRecurring'

export function RecurringPage() {
  const t = useTranslations()
  const id = Number(useGetRecordId())
  const provider = useDataProvider<BotikaDataProvider>()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['recurring-orders', 'one', id],
    queryFn: ({ signal }) => provider.call(CALLS.recurringOrders.one, { params: { id } }, { signal }),
  })
  if (isPending) return <ScreenShape />
  if (error && !data) return <NoRecord what={t(shared.recurringOrder)} error={error} onRetry={refetch} />
  return <Details order={data.order} />
}

function Details({ order }: { order: RecurringOrder }) {
  const t = useTranslations()
  return (
    <>
      <PageTitle
        isOneWord
        title={order.order_number}
        above={<BackLink resource="recurring-orders">{t(shared.recurringOrders)}</BackLink>}
      >
        {order.status === 'active' ? (
          <>
            <ToneChip tone="good" label={t(RECURRING_NAMES[order.recurring_option])} />
            <CancelRecurring order={order} />
          </>
        ) : (
          <ToneChip tone="quiet" label={order.status === 'cancelled' ? t(trade.cancelled) : t(trade.ended)} />
        )}
      </PageTitle>
      {order.last_problem && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {!order.waiting_since && t(trade.theLastDateBroughtNo)} {order.last_problem}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, md: 3 } }}>
          <Items order={order} />
          <Placed order={order} />
        </Box>
        <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
          <Days order={order} />
          <Receiver order={order} />
        </Box>
      </Box>
    </>
  )
}

const Items = ({ order }: { order: RecurringOrder }) => {
  const t = useTranslations()
  return (
    <Panel title={t(trade.whatComesEachTime)}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 1.5,
        }}
      >
        {order.orderItems.map((item) => (
          <Box
            component="li"
            key={item.inventory_id}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}
          >
            <ProductPicture image={item.image} />
            <Box sx={{ flex: '1 1 144px', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {item.quantity} × {unbroken(item.product_name)}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                <MarkedFacts>
                  {item.pharmacy_name}
                  {t(trade.piecesInStock, {
                    pieces: t(shared.countPieces, { count: item.current_quantity }),
                  })}
                </MarkedFacts>
              </Typography>
              {item.is_prescription && <ToneChip tone="info" label={t(shared.prescription)} />}
            </Box>
            <Typography sx={{ whiteSpace: 'nowrap', ml: 'auto' }}>{pesos(item.selling_price)}</Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {t(trade.todaysPricesForOneEach)}
      </Typography>
    </Panel>
  )
}

const Placed = ({ order }: { order: RecurringOrder }) => {
  const t = useTranslations()
  const addressOf = useListAddress()
  return (
    <Panel title={t(trade.ordersSoFar)}>
      {order.placed_orders.length === 0 ? (
        <Typography color="textSecondary">
          {order.occurrences > 0
            ? t(trade.noneOfTheOrdersThat)
            : t(trade.noneYetTheFirstOne, { day: day(order.first_due_on) })}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {order.placed_orders.map((placed) => (
            <Box
              component="li"
              key={placed.order_number}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
            >
              <Box sx={{ flex: '1 1 180px' }}>
                <Link
                  component={RouterLink}
                  to={addressOf('orders', { keyword: placed.order_number })}
                  sx={{ fontWeight: 600 }}
                >
                  {placed.order_number}
                </Link>
                <Typography variant="body2" color="textSecondary">
                  <MarkedFacts>
                    {moment(placed.created_at)}
                    {pesos(placed.total)}
                  </MarkedFacts>
                </Typography>
              </Box>
              <ToneChip tone="quiet" label={t(STATUS_NAMES[placed.status])} />
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  )
}

const Days = ({ order }: { order: RecurringOrder }) => {
  const t = useTranslations()
  return (
    <Panel title={t(shared.days)}>
      <DescriptionList
        facts={[
          [trade.howOften, t(RECURRING_NAMES[order.recurring_option])],
          [trade.firstOrder, day(order.first_due_on)],
          [trade.nextOrder, order.next_due_on && day(order.next_due_on)],
          [trade.waitsSince, order.waiting_since && day(order.waiting_since)],
          [fields.lastDay, order.last_due_on && day(order.last_due_on)],
          [shared.placed, t(shared.countOrders, { count: order.occurrences })],
          [
            trade.latestOneReceived,
            order.occurrences > 0 ? t(order.is_received ? fields.yesIt : shared.notYet) : null,
          ],
          [trade.started, moment(order.created_at)],
        ]}
      />
    </Panel>
  )
}

const Receiver = ({ order }: { order: RecurringOrder }) => {
  const t = useTranslations()
  const orderer = order.is_guest
    ? [t(trade.guest), order.guest_email].filter(Boolean).join(', ')
    : t(fields.customer)
  return (
    <Panel title={t(shared.receiver)}>
      <DescriptionList
        facts={[
          [fields.name, `${order.receiver_first_name} ${order.receiver_last_name}`],
          [trade.number, order.receiver_number],
          [
            order.delivery_option === 'pick_up' ? trade.picksUpLivesAt : trade.deliveredTo,
            addressLine(order),
          ],
          [trade.orderedAs, orderer],
        ]}
      />
    </Panel>
  )
}
