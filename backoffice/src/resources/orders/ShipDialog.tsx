import type { Courier } from '@botika/common/couriers/endpoints'
import type { SellerOrderDetails } from '@botika/common/orders/schema'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { ConfirmDialog } from '../../shared/ConfirmDialog'
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
  const { data: couriers = [] } = useGetList<Courier>(
    'couriers',
    {
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'name', order: 'ASC' },
      filter: { pharmacy_id: order.pharmacy_id, is_active: true },
    },
    { enabled: !isPickUp },
  )
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
          <TextField
            select
            label="Courier"
            value={couriers.some(({ id }) => String(id) === courierId) ? courierId : ''}
            onChange={(event) => setCourierId(event.target.value)}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
            helperText={couriers.length === 0 ? 'Add your couriers under Courier in the menu.' : undefined}
          >
            <MenuItem value="">No courier named</MenuItem>
            {couriers.map(({ id, name, vehicle }) => (
              <MenuItem key={id} value={String(id)}>
                {vehicle ? `${name} (${vehicle})` : name}
              </MenuItem>
            ))}
          </TextField>
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
