import { dispatch as dispatchMessages, orders } from '@botika/common/messages/office'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import { Alert, Box, Typography, IconButton } from '@mui/material'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { CourierChoice } from './CourierChoice'
import { dispatchIssue, dispatchOf, wholeOf, withoutRefused } from './dispatch'
import { isPickUp as isFetched, stepLabels } from './steps'
import { useTranslations } from '../../lib/language/useTranslations'
import { useOrderAction } from './useOrderAction'
import type { DispatchInput } from '../../provider/verbs'
import LessIcon from '@mui/icons-material/Remove'
import MoreIcon from '@mui/icons-material/Add'
import { unbroken } from '../../ui/format'

interface ShipDialogProps {
  order: SellerOrderDetails
  onClose: () => void
}

export function ShipDialog({ order: whole, onClose }: ShipDialogProps) {
  const order = withoutRefused(whole)
  const t = useTranslations()
  const isPickUp = isFetched(order)
  const [courierId, setCourierId] = useState(String(order.courier_id ?? ''))
  const [quantities, setQuantities] = useState(() => wholeOf(order))
  const ship = useOrderAction(order, {
    run: (provider, dispatch: DispatchInput) => provider.advanceOrder(order.id, 'ship', dispatch),
    success: stepLabels('ship', order).success,
  })
  const issue = dispatchIssue(order, quantities)
  const isPartial = order.orderItems.some(({ id, quantity }) => (quantities[id] ?? quantity) < quantity)

  return (
    <ConfirmDialog
      isOpen
      title={isPickUp ? t(dispatchMessages.readyForPickUp2) : t(dispatchMessages.shipTheOrder)}
      confirmLabel={
        isPickUp
          ? isPartial
            ? t(orders.thisPartIsReady)
            : t(orders.allIsReady)
          : isPartial
            ? t(dispatchMessages.shipThisPart)
            : t(dispatchMessages.shipAll)
      }
      isBusy={ship.isBusy}
      isReady={!issue}
      onClose={onClose}
      onConfirm={() => !issue && ship.act(dispatchOf(order, quantities, isPickUp ? '' : courierId), onClose)}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {!isPickUp && (
          <CourierChoice pharmacyId={order.pharmacy_id} value={courierId} onChange={setCourierId} />
        )}
        <Box>
          <Typography sx={{ fontWeight: 700, mb: 0.5 }}>
            {t(isPickUp ? dispatchMessages.whatCanBePickedUp : dispatchMessages.whatLeaves)}
          </Typography>
          {order.orderItems.map((item) => (
            <DispatchRow
              key={item.id}
              item={item}
              quantity={quantities[item.id] ?? item.quantity}
              onChange={(quantity) => setQuantities({ ...quantities, [item.id]: quantity })}
            />
          ))}
        </Box>
        {issue && <Alert severity="warning">{t(issue)}</Alert>}
        {isPartial && !issue && <Alert severity="info">{t(orders.whatStaysGoesBackTo)}</Alert>}
      </Box>
    </ConfirmDialog>
  )
}

interface DispatchRowProps {
  item: SellerOrderDetails['orderItems'][number]
  quantity: number
  onChange: (quantity: number) => void
}

function DispatchRow({ item, quantity, onChange }: DispatchRowProps) {
  const t = useTranslations()
  return (
    <Box
      component="fieldset"
      aria-label={item.product_name}
      sx={{
        border: 0,
        m: 0,
        p: 0,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 60,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ flex: 1, minWidth: 0, lineHeight: 1.35 }}>{unbroken(item.product_name)}</Typography>
      <IconButton
        aria-label={t(orders.oneLess)}
        disabled={quantity === 0}
        onClick={() => onChange(quantity - 1)}
      >
        <LessIcon />
      </IconButton>
      <Typography aria-live="polite" sx={{ minWidth: 64, textAlign: 'center', fontWeight: 700 }}>
        {t(orders.countOfAll, { count: quantity, all: item.quantity })}
      </Typography>
      <IconButton
        aria-label={t(orders.oneMore)}
        disabled={quantity >= item.quantity}
        onClick={() => onChange(quantity + 1)}
      >
        <MoreIcon />
      </IconButton>
    </Box>
  )
}
