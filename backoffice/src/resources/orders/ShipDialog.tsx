import type { SellerOrderDetails } from '@botika/common/orders/schema'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ConfirmDialog } from '../../shared/ConfirmDialog'
import { CourierChoice } from './CourierChoice'
import { dispatchIssue, dispatchOf, wholeOf } from './dispatch'
import { DispatchRow } from './DispatchRow'
import { STEP_WORDS } from './steps'
import { useOrderDeed } from './useOrderDeed'

interface ShipDialogProps {
  order: SellerOrderDetails
  onClose: () => void
}

/** Who brings it, and how much of each line leaves. */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const isPickUp = order.delivery_option === 'pick_up'
  const [courierId, setCourierId] = useState(String(order.courier_id ?? ''))
  const [quantities, setQuantities] = useState(() => wholeOf(order))
  const ship = useOrderDeed<ReturnType<typeof dispatchOf>>(order, {
    does: (provider, dispatch) => provider.advanceOrder(order.id, 'ship', dispatch),
    said: STEP_WORDS.ship.said,
    onDone: onClose,
  })
  const issue = dispatchIssue(order, quantities)
  const isPartial = order.orderItems.some(({ id, quantity }) => (quantities[id] ?? quantity) < quantity)

  return (
    <ConfirmDialog
      isOpen
      title={isPickUp ? 'Ready for pick-up?' : 'Ship the order'}
      confirmLabel={isPartial ? 'Ship this part' : 'Ship all'}
      isBusy={ship.isBusy}
      onClose={onClose}
      onConfirm={() => !issue && ship.act(dispatchOf(order, quantities, isPickUp ? '' : courierId))}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {!isPickUp && (
          <CourierChoice pharmacyId={order.pharmacy_id} value={courierId} onChange={setCourierId} />
        )}
        <Box>
          <Typography sx={{ fontWeight: 700, mb: 0.5 }}>What leaves</Typography>
          {order.orderItems.map((item) => (
            <DispatchRow
              key={item.id}
              item={item}
              quantity={quantities[item.id] ?? item.quantity}
              onChange={(quantity) => setQuantities({ ...quantities, [item.id]: quantity })}
            />
          ))}
        </Box>
        {issue && <Alert severity="warning">{issue}</Alert>}
        {isPartial && !issue && (
          <Alert severity="info">What stays goes back to your stock, and the total becomes smaller.</Alert>
        )}
      </Box>
    </ConfirmDialog>
  )
}
