import { dispatch, fields, orders, shared } from '@botika/common/messages/office'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { Box, Typography } from '@mui/material'
import { ShowBase, useRecordContext } from 'react-admin'
import { BackLink } from '../../ui/BackLink'
import { PageTitle } from '../../ui/PageTitle'
import { RecordStates } from '../../ui/RecordStates'
import { STAYS } from '../../ui/stays'
import { useWords } from '../../lib/language/useWords'
import { moment, since } from '../../ui/words'
import { BuyerCard } from './BuyerCard'
import { ItemsCard } from './ItemsCard'
import { NotesCard } from './NotesCard'
import { OrderMarks } from './OrderMarks'
import { OrderStatus } from './OrderStatus'
import { PrintButton } from './PrintButton'
import { DiscountIdCard } from './DiscountIdCard'
import { PrescriptionCard } from './PrescriptionCard'
import { StepsCard } from './StepsCard'
import { Timeline } from './Timeline'
import { Facts, Panel } from '../../ui/Panel'

/** How it travels and how it is paid. */
function DeliveryCard({ order }: { order: SellerOrderDetails }) {
  const t = useWords()
  const isPickUp = order.delivery_option === 'pick_up'
  // a cancelled order waits for nothing any more
  const ahead = order.is_cancelled ? dispatch.notShipped : dispatch.chosenWhenItIsShipped
  const noCourier = order.is_shipped ? orders.noneWasNamed : ahead
  const unpaid = order.is_cancelled ? fields.noIt : shared.notYet
  const cash = isPickUp ? dispatch.cashOnPickUp : orders.cashOnDelivery
  return (
    <Panel title={t(orders.deliveryAndPayment)}>
      <Facts
        facts={[
          [fields.pharmacy, order.pharmacy_name],
          [shared.delivery, t(isPickUp ? dispatch.pickUpAtPharmacy : orders.doorToDoorDelivery)],
          [fields.courier, isPickUp ? null : (order.courier_name ?? t(noCourier))],
          [orders.payment, t(order.payment_option === 'cash' ? cash : orders.online)],
          [shared.paid, t(order.is_paid ? fields.yesIt : unpaid)],
        ]}
      />
    </Panel>
  )
}

/** One order from new to completed: what to do next, what is in it, who gets it. */
export const OrderPage = () => {
  const t = useWords()
  return (
    <ShowBase queryOptions={{ ...STAYS, refetchInterval: 15_000 }}>
      <RecordStates what={t(orders.order)}>
        <Order />
      </RecordStates>
    </ShowBase>
  )
}

const COLUMN = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 2, md: 3 },
  minWidth: 0,
  maxWidth: 1,
}

function Order() {
  const order = useRecordContext<SellerOrderDetails>()
  if (!order) return null
  return (
    <>
      <Heading order={order} />
      <Box
        sx={{
          // side by side where both have room for their words, however large these are
          display: 'flex',
          flexWrap: 'wrap',
          gap: { xs: 2, md: 3 },
          alignItems: 'start',
          // room for the step that stands at the thumb
          pb: { xs: 10, md: 0 },
        }}
      >
        <Box sx={{ ...COLUMN, flex: '999 1 28rem' }}>
          <StepsCard order={order} />
          <PrescriptionCard order={order} />
          <ItemsCard order={order} />
        </Box>
        <Box sx={{ ...COLUMN, flex: '1 1 23.75rem' }}>
          <BuyerCard order={order} />
          <DiscountIdCard order={order} />
          <DeliveryCard order={order} />
          <NotesCard order={order} />
          <Timeline order={order} />
        </Box>
      </Box>
    </>
  )
}

function Heading({ order }: { order: SellerOrderDetails }) {
  const t = useWords()
  return (
    <>
      <PageTitle
        isOneWord
        title={order.order_number}
        above={<BackLink resource="orders">{t(shared.orders)}</BackLink>}
      >
        <PrintButton order={order} />
      </PageTitle>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: -1, mb: { xs: 2, md: 3 } }}
      >
        <Typography color="textSecondary" sx={{ mr: 0.5, flex: { xs: '1 1 100%', md: 'none' } }}>
          {t(orders.placedMomentSinceAgo, {
            moment: moment(order.created_at),
            since: since(order.created_at, t),
          })}
        </Typography>
        <OrderStatus order={order} />
        <OrderMarks order={order} isInLine />
      </Box>
    </>
  )
}
