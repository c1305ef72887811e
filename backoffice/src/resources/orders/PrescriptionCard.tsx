import { orders as ordersMessages, prescriptions, shared, orders } from '@botika/common/messages/office'
import type { OrderItem, SellerOrderDetails } from '@botika/common/orders/schema'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { Panel } from '../../ui/Panel'
import { OrderFile } from './OrderFile'
import { useOrderAction } from './useOrderAction'
import { useTranslations } from '../../lib/language/useTranslations'
import { day, unbroken } from '../../ui/format'
import { ReasonButton } from '../../ui/AskButton'

export const PRESCRIPTION_ID = 'prescription'

export function PrescriptionCard({ order }: { order: SellerOrderDetails }) {
  const accept = useOrderAction(order, {
    run: (provider) => provider.judgePrescription(order.id, { prescription_checked: true }),
    success: shared.prescriptionAccepted,
  })
  const t = useTranslations()
  const [isOpened, setIsOpened] = useState(false)
  const reasonId = useId()
  const isSeen = isOpened || order.is_prescription_read
  if (order.prescription_status === 'not_needed') return null
  const isOpen = !order.is_confirmed && !order.is_cancelled
  const isLoud = isSeen && order.prescription_status === 'to_check'
  const needed = order.orderItems.filter((item) => item.is_prescription)
  return (
    <Panel title={t(shared.prescription)} id={PRESCRIPTION_ID}>
      <Verdict order={order} />
      <OtherUses order={order} />
      {needed.length > 0 && (
        <Box sx={{ mb: 2 }}>
          <Typography>{t(ordersMessages.neededFor)}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {needed.map((item) => (
              <li key={item.id}>
                <strong>
                  {item.quantity} × {unbroken(medicineOf(item))}
                </strong>
                {medicineOf(item) !== item.product_name && ` · ${unbroken(item.product_name)}`}
              </li>
            ))}
          </Box>
        </Box>
      )}
      {order.has_prescription_image ? (
        <OrderFile
          key={order.prescription_status}
          orderId={order.order_id}
          file="prescription-image"
          name={t(shared.prescription)}
          isNext={isOpen && order.prescription_status === 'to_check'}
          onShown={() => setIsOpened(true)}
        />
      ) : (
        <Typography color="textSecondary">
          {t(
            order.prescription_status === 'rejected'
              ? prescriptions.youCanLookAtThe
              : prescriptions.noPictureOfThePrescription,
          )}
        </Typography>
      )}
      {isOpen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
          {order.prescription_status !== 'accepted' && order.has_prescription_image && (
            <Button
              // looking comes first, and what was rejected is not to be accepted by an idle thumb
              variant={isLoud ? 'contained' : 'outlined'}
              data-next={isLoud || undefined}
              disabled={!isSeen}
              aria-describedby={isSeen ? undefined : reasonId}
              loading={accept.isBusy}
              onClick={() => accept.act(undefined)}
            >
              {t(prescriptions.acceptThePrescription)}
            </Button>
          )}
          {order.prescription_status !== 'rejected' && <RejectButton order={order} />}
          {order.prescription_status === 'to_check' && order.has_prescription_image && !isSeen && (
            <Typography id={reasonId} variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
              {t(prescriptions.openThePrescriptionFirstThen)}
            </Typography>
          )}
        </Box>
      )}
    </Panel>
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
      if (order.is_cancelled) return null
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

function RejectButton({ order }: { order: SellerOrderDetails }) {
  const t = useTranslations()
  const reject = useOrderAction(order, {
    run: (provider, reason: string) =>
      provider.judgePrescription(order.id, { prescription_checked: false, prescription_remarks: reason }),
    success: shared.prescriptionRejected,
  })
  return (
    <ReasonButton
      action={reject}
      button={{ variant: 'outlined', color: 'error', children: t(shared.reject) }}
      title={t(prescriptions.rejectThePrescription)}
      confirmLabel={t(shared.reject)}
      label={t(shared.reason)}
      help={t(orders.forExampleTheDateHas)}
      maxLength={500}
    >
      {t(prescriptions.theShopperReadsYourReason)}
    </ReasonButton>
  )
}
