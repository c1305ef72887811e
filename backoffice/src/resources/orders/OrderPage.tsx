import {
  dispatch,
  fields,
  orders,
  shared,
  prescriptions,
  orders as ordersMessages,
} from '@botika/common/messages/office'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { Box, Typography, Link, Alert, Button, TextField } from '@mui/material'
import { ShowBase, useRecordContext } from 'react-admin'
import { BackLink } from '../../ui/BackLink'
import { PageTitle } from '../../ui/PageTitle'
import { RecordStates } from '../../ui/RecordStates'
import { STAY_ON_ERROR } from '../../ui/stay-on-error'
import { useTranslations, type Translate } from '../../lib/language/useTranslations'
import { moment, since, unbroken } from '../../ui/format'
import { ItemsCard } from './ItemsCard'
import { OrderMarks, OrderStatus } from './OrderMarks'
import { PrintButton } from './PrintButton'
import { PrescriptionCard } from './PrescriptionCard'
import { StepsCard } from './StepsCard'
import { DescriptionList, Panel } from '../../ui/Panel'
import { arrivalWords, pickUpWords } from '@botika/common/delivery-terms/window'
import { addressLine } from '@botika/common/address-line'
import { OrderFile } from './OrderFile'
import { needsId } from '@botika/common/orders/steps'
import { useOrderAction } from './useOrderAction'
import { useDraft } from '../../ui/useDraft'
import type { Label } from '@botika/common/messages/message'
import { shortOf } from './dispatch'
import { POSITION_NAMES } from '../../ui/positions'
import { eventName, isPickUp } from './steps'

function DeliveryCard({ order }: { order: SellerOrderDetails }) {
  const t = useTranslations()
  const isPickUp = order.delivery_option === 'pick_up'
  const ahead = order.is_cancelled ? dispatch.notShipped : dispatch.chosenWhenItIsShipped
  const noCourier = order.is_shipped ? orders.noneWasNamed : ahead
  const unpaid = order.is_cancelled ? fields.noIt : shared.notYet
  const words = isPickUp ? pickUpWords : arrivalWords
  const cash = isPickUp ? dispatch.cashOnPickUp : orders.cashOnDelivery
  return (
    <Panel title={t(orders.deliveryAndPayment)}>
      <DescriptionList
        facts={[
          [fields.pharmacy, order.pharmacy_name],
          [shared.delivery, t(isPickUp ? dispatch.pickUpAtPharmacy : orders.doorToDoorDelivery)],
          [orders.expected, order.expected && words(t, order.expected)],
          [fields.courier, isPickUp ? null : (order.courier_name ?? t(noCourier))],
          [orders.payment, t(order.payment_option === 'cash' ? cash : orders.online)],
          [shared.paid, t(order.is_paid ? fields.yesIt : unpaid)],
        ]}
      />
    </Panel>
  )
}

export const OrderPage = () => {
  const t = useTranslations()
  return (
    <ShowBase queryOptions={{ ...STAY_ON_ERROR, refetchInterval: 15_000 }}>
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
          pb: { xs: 10, md: 0 },
        }}
      >
        <Box sx={{ ...COLUMN, flex: '999 1 28rem' }}>
          <StepsCard order={order} />
          {/* one that the shopper sends after a refusal is another picture, to be opened anew */}
          <PrescriptionCard key={order.prescription_status} order={order} />
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
  const t = useTranslations()
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

function BuyerCard({ order }: { order: SellerOrderDetails }) {
  const t = useTranslations()
  const orderer = [order.guest_first_name, order.guest_last_name].filter(Boolean).join(' ')
  const receiver = `${order.receiver_first_name} ${order.receiver_last_name}`
  return (
    <Panel title={t(shared.receiver)}>
      <DescriptionList
        facts={[
          [fields.name, <strong key="name">{receiver}</strong>],
          [fields.phone, <Phone key="phone" number={order.receiver_number} />],
          [fields.address, addressLine(order)],
          [orders.orderedBy, orderer && orderer !== receiver ? orderer : null],
          [fields.email, order.guest_email],
          [order.discount_type === 'pwd' ? shared.pwd : shared.seniorCitizen, order.senior_citizen_name],
          [orders.idNumber, order.senior_citizen_id],
        ]}
      />
      {order.has_senior_citizen_id_image && (
        <Box sx={{ mt: 2 }}>
          <OrderFile
            orderId={order.order_id}
            file="senior-citizen-id-image"
            name={t(prescriptions.idPicture)}
          />
        </Box>
      )}
    </Panel>
  )
}

const Phone = ({ number }: { number: string }) => (
  <Link
    href={`tel:${number.replace(/[^\d+]/g, '')}`}
    sx={{ fontWeight: 600, display: 'inline-block', py: 1.25, my: -1.25 }}
  >
    {number}
  </Link>
)

function DiscountIdCard({ order }: { order: SellerOrderDetails }) {
  const t = useTranslations()
  const confirm = useOrderAction(order, {
    run: (provider) => provider.confirmIdSeen(order.id),
    success: ordersMessages.idSeen,
  })
  const { orders, names } = order.same_id
  // one that was complete before this was asked has nothing left to confirm
  const isOver = order.is_completed && !order.is_id_seen && orders === 0
  if (!needsId(order) || order.is_cancelled || isOver) return null
  return (
    <Panel title={t(ordersMessages.discountID)}>
      {orders > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t(
            orders === 1 ? prescriptions.thisIDNumberCameUnder : prescriptions.thisIDNumberCameUnderAnother,
            { count: orders },
          )}{' '}
          {names.length > 0 && t(ordersMessages.theOtherNameNames, { names: names.join(', ') })}
        </Alert>
      )}
      {order.is_id_seen ? (
        <Alert severity="success">{t(prescriptions.theIDWasSeen)}</Alert>
      ) : (
        <>
          <Typography sx={{ mb: 2 }}>{t(prescriptions.theLawLetsOnlyThe)}</Typography>
          {!order.is_completed && (
            <Button variant="outlined" loading={confirm.isBusy} onClick={() => confirm.act(undefined)}>
              {t(ordersMessages.iHaveSeenTheID)}
            </Button>
          )}
        </>
      )}
    </Panel>
  )
}

function NotesCard({ order }: { order: SellerOrderDetails }) {
  const [notes, setNotes] = useDraft(order.internal_notes)
  const save = useOrderAction(order, {
    run: (provider, typed: string) => provider.saveOrderNotes(order.id, typed),
    success: orders.notesSaved,
  })
  const t = useTranslations()
  const isChanged = notes !== order.internal_notes
  return (
    <Panel title={t(orders.internalNotes)}>
      <TextField
        multiline
        minRows={2}
        fullWidth
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
        helperText={t(orders.onlyThePharmacyAndAdmins)}
        slotProps={{ htmlInput: { 'aria-label': t(orders.internalNotes), maxLength: 5000 } }}
      />
      {isChanged && (
        <Button variant="contained" loading={save.isBusy} onClick={() => save.act(notes)} sx={{ mt: 1.5 }}>
          {t(orders.saveTheNotes)}
        </Button>
      )}
    </Panel>
  )
}

const ACTORS: Record<string, Label> = {
  guest: orders.theShopper,
  customer: orders.theShopper,
  seller: orders.thePharmacy,
  admin: orders.anAdministrator,
  system: orders.theSystem,
}

type Event = SellerOrderDetails['timeline'][number]

/** Name and position where they are known: of what was done at the pharmacy since there are positions. */
function actorName({ actor_role: role, actor_name: name, actor_position: position }: Event, t: Translate) {
  const known = ACTORS[role]
  if (name === null) return known ? t(known) : role
  const place = position ? POSITION_NAMES[position] : known
  return place ? t(orders.namePosition, { name, position: t(place).toLowerCase() }) : name
}

function Timeline({ order }: { order: SellerOrderDetails }) {
  const t = useTranslations()
  return (
    <Panel title={t(orders.timeline)}>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
        {order.timeline.toReversed().map((event, index) => (
          <Box
            component="li"
            key={`${event.kind} ${event.created_at} ${index}`}
            sx={{ borderLeft: 3, borderColor: index === 0 ? 'primary.main' : 'divider', pl: 1.75 }}
          >
            <Typography sx={{ fontWeight: 700 }}>{eventName(event.kind, order, t)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {t(orders.momentByActor, {
                moment: moment(event.created_at),
                actor: actorName(event, t),
              })}
            </Typography>
            {event.kind === 'shipped' &&
              shortOf(order).map(({ name, sent, wanted }, at) => (
                <Typography key={at} variant="body2" sx={{ mt: 0.5 }}>
                  {t(isPickUp(order) ? dispatch.nameSentOfWantedReady : dispatch.nameSentOfWantedSent, {
                    name: unbroken(name),
                    sent,
                    wanted,
                  })}
                </Typography>
              ))}
            {event.remarks && <Typography sx={{ mt: 0.5 }}>{event.remarks}</Typography>}
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
