import { orders as ordersMessages, prescriptions, shared, orders } from '@botika/common/messages/office'
import type { OrderItem, SellerOrderDetails } from '@botika/common/orders/schema'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { Panel } from '../../ui/Panel'
import { OrderFile } from './OrderFile'
import { useOrderAction } from './useOrderAction'
import { useTranslations } from '../../lib/language/useTranslations'
import { day, moment, unbroken } from '../../ui/format'
import { ToneChip } from '../../ui/StatusChip'
import { ReasonButton } from '../../ui/AskButton'

export const PRESCRIPTION_ID = 'prescription'

export function PrescriptionCard({ order }: { order: SellerOrderDetails }) {
  const t = useTranslations()
  const status = order.prescription_status
  const [isOpened, setIsOpened] = useState(false)
  const reasonId = useId()
  const isSeen = isOpened || order.is_prescription_read
  if (status === 'not_needed') return null
  const isOpen = !order.is_confirmed && !order.is_cancelled
  const isDecided = isOpen && order.may_decide_prescription
  const needed = order.orderItems.filter((item) => item.is_prescription && !item.is_refused)
  const isToOpen = isDecided && status === 'to_check' && order.has_prescription_image
  return (
    <Panel title={t(shared.prescription)} id={PRESCRIPTION_ID}>
      <Verdict order={order} />
      <OtherUses order={order} />
      {order.has_prescription_image ? (
        <OrderFile
          orderId={order.order_id}
          file="prescription-image"
          name={t(shared.prescription)}
          isNext={isToOpen}
          onShown={() => setIsOpened(true)}
        />
      ) : (
        order.may_decide_prescription && (
          <Typography color="textSecondary">
            {t(
              status === 'rejected'
                ? prescriptions.youCanLookAtThe
                : prescriptions.noPictureOfThePrescription,
            )}
          </Typography>
        )
      )}
      {isToOpen && !isSeen && (
        <Typography id={reasonId} variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t(prescriptions.openThePrescriptionFirstThen)}
        </Typography>
      )}
      {needed.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <Typography sx={{ fontWeight: 700 }}>{t(ordersMessages.neededFor)}</Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {needed.map((item) => (
              <Line
                key={item.id}
                order={order}
                item={item}
                isOnly={needed.length === 1}
                isDecided={isDecided}
                isSeen={isSeen}
                reasonId={reasonId}
              />
            ))}
          </Box>
        </Box>
      )}
      {isOpen && !order.may_decide_prescription && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t(prescriptions.onlyPharmacistDecides)}
        </Alert>
      )}
    </Panel>
  )
}

type OfficeItem = SellerOrderDetails['orderItems'][number]

const LINE_STATES = {
  to_check: { label: prescriptions.lineToCheck, tone: 'warn' },
  accepted: { label: prescriptions.lineAccepted, tone: 'good' },
  rejected: { label: prescriptions.lineRejected, tone: 'bad' },
  left_out: { label: prescriptions.lineLeftOut, tone: 'quiet' },
} as const

interface LineProps {
  order: SellerOrderDetails
  item: OfficeItem
  isOnly: boolean
  isDecided: boolean
  isSeen: boolean
  reasonId: string
}

function Line({ order, item, isOnly, isDecided, isSeen, reasonId }: LineProps) {
  const t = useTranslations()
  const status = item.prescription_status
  const state = status === 'not_needed' ? null : LINE_STATES[status]
  const check = item.prescription_check
  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 14rem' }}>
          <strong>
            {item.quantity} × {unbroken(medicineOf(item))}
          </strong>
          {medicineOf(item) !== item.product_name && ` · ${unbroken(item.product_name)}`}
        </Box>
        {state && <ToneChip tone={state.tone} label={t(state.label)} />}
      </Box>
      {item.prescription_remarks && <Typography variant="body2">{item.prescription_remarks}</Typography>}
      {check && (
        <Typography variant="body2" color="textSecondary">
          {t(prescriptions.decidedByAt, { name: check.by, moment: moment(check.at) })}
        </Typography>
      )}
      {isDecided && (
        <Decision order={order} item={item} isOnly={isOnly} isSeen={isSeen} reasonId={reasonId} />
      )}
    </Box>
  )
}

function Decision({ order, item, isOnly, isSeen, reasonId }: Omit<LineProps, 'isDecided'>) {
  const t = useTranslations()
  const name = item.product_name
  const status = item.prescription_status
  const accept = useOrderAction(order, {
    run: (provider) => provider.decidePrescription(order.id, [{ id: item.id, verdict: 'accepted' }]),
    success: shared.prescriptionAccepted,
  })
  const isLoud = isSeen && status === 'to_check'
  const canAccept = status !== 'accepted' && order.has_prescription_image
  const closed = !isSeen && order.has_prescription_image
  const named = (label: string) => (isOnly ? {} : { 'aria-label': `${label}: ${name}` })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
      {canAccept && (
        <Button
          // looking comes first, and what was rejected is not to be accepted by an idle thumb
          variant={isLoud ? 'contained' : 'outlined'}
          data-next={isLoud || undefined}
          disabled={!isSeen}
          aria-describedby={isSeen ? undefined : reasonId}
          loading={accept.isBusy}
          onClick={() => accept.act({})}
          {...named(t(prescriptions.accept))}
        >
          {t(isOnly ? prescriptions.acceptThePrescription : prescriptions.accept)}
        </Button>
      )}
      {status !== 'rejected' && (
        <RefuseButton order={order} item={item} verdict="rejected" isOff={closed} named={named} />
      )}
      {status !== 'left_out' && order.orderItems.length > 1 && (
        <RefuseButton order={order} item={item} verdict="left_out" isOff={closed} named={named} />
      )}
    </Box>
  )
}

/** That the same file came with other orders: for the pharmacist to judge, since a refill may be lawful. */
function OtherUses({ order }: { order: SellerOrderDetails }) {
  const t = useTranslations()
  const { orders, sent_at } = order.same_prescription
  if (orders === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t(
        orders === 1
          ? prescriptions.thisPrescriptionAlsoCameWith
          : prescriptions.thisPrescriptionAlsoCameWithCount,
        { count: orders, days: [...new Set(sent_at.map(day))].join('; ') },
      )}
    </Alert>
  )
}

function Verdict({ order }: { order: SellerOrderDetails }) {
  const t = useTranslations()
  switch (order.prescription_status) {
    case 'accepted':
      return (
        <Alert severity="success" sx={{ mb: 2 }}>
          {t(prescriptions.thePrescriptionWasCheckedAnd)}
        </Alert>
      )
    case 'rejected':
      return (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t(prescriptions.thePrescriptionWasRejected)}
          {order.prescription_remarks ? `: ${order.prescription_remarks}` : '.'}
        </Alert>
      )
    default:
      if (order.is_cancelled || !order.may_decide_prescription) return null
      return (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t(prescriptions.checkThePrescriptionBeforeYou)}
        </Alert>
      )
  }
}

function medicineOf({ generic_name, product_name }: OrderItem): string {
  const isSaid = product_name.toLowerCase().includes(generic_name?.toLowerCase() ?? '')
  return isSaid || generic_name === null ? product_name : generic_name
}

interface RefuseProps {
  order: SellerOrderDetails
  item: OfficeItem
  verdict: 'rejected' | 'left_out'
  isOff: boolean
  named: (label: string) => object
}

function RefuseButton({ order, item, verdict, isOff, named }: RefuseProps) {
  const t = useTranslations()
  const isRejecting = verdict === 'rejected'
  const refuse = useOrderAction(order, {
    run: (provider, remarks: string) =>
      provider.decidePrescription(order.id, [{ id: item.id, verdict, remarks }]),
    success: isRejecting ? shared.prescriptionRejected : prescriptions.theLineIsLeftOut,
  })
  const label = t(isRejecting ? shared.reject : prescriptions.leaveItOut)
  return (
    <ReasonButton
      action={refuse}
      button={{
        variant: 'outlined',
        color: isRejecting ? 'error' : 'inherit',
        disabled: isOff,
        children: label,
        ...named(label),
      }}
      title={
        isRejecting
          ? t(prescriptions.rejectThePrescription)
          : t(prescriptions.leaveNameOut, { name: item.product_name })
      }
      confirmLabel={label}
      label={t(shared.reason)}
      help={t(orders.forExampleTheDateHas)}
      maxLength={500}
    >
      {t(isRejecting ? prescriptions.theShopperReadsYourReason : prescriptions.theRestIsSent)}
    </ReasonButton>
  )
}
